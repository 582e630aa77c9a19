"""The server: tables in the browser. A table is its log; everything else is made from it."""

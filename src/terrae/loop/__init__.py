"""Games stepped from question to question in one compiled loop, which needs no library: it compiles without any."""

"""The documentation site: pages of docs/, and pages made from what the engine knows, as HTML that needs no network."""

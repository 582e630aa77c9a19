"""How any game advances: state, frames, moves, events, matches, records."""

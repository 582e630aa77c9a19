"""A heap of stones: take one to three in turn; each stone is a point, the last one is worth five."""

"""Special landscapes, one by one."""

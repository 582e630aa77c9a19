"""Whence: where somebody comes from, as quotas and bans know it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

NETWORK = 64  # bits of an IPv6 address that say whose it is: all addresses behind them are one household's
LONGEST = 64


@lru_cache(4096)
def whence(address: str) -> str:
    """Who shares a bucket: one address of IPv4, but a whole network of IPv6, of which anybody has some trillions.

    >>> whence("203.0.113.7"), whence("::ffff:203.0.113.7"), whence("203.0.113.7:5312")
    ('203.0.113.7', '203.0.113.7', '203.0.113.7')
    >>> whence("2001:db8:1:2:3::4"), whence("[2001:db8:1:2::9]:443"), whence("somewhere")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64', 'somewhere')
    """
    bare = address.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> NETWORK << NETWORK, NETWORK)))

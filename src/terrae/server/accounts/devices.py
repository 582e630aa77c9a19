"""Devices: what a browser says it is, in two words."""

from __future__ import annotations

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome"} | {
    name: name for name in ("Vivaldi", "Chrome", "Safari", "curl", "python-httpx")
}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS"} | {
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def device(agent: str) -> str:
    """The browser and the system, as far as the header `User-Agent` tells.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))

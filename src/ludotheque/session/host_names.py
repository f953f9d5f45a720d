"""Names and addresses of hosts, as `Host` headers and links write them."""

from __future__ import annotations

import ipaddress


def name_in(host: str) -> str:
    """The name or address of a `Host` header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Does a `Host` header speak of this machine, as only programs on it do?"""
    name = name_in(host)
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)

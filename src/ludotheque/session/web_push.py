"""Web push: notifications encrypted for a browser (RFC 8291) and signed by the server (RFC 8292).

A push service learns that there is something, not what. Its address comes from a client: so only services out in the
world are spoken to, at the address that was looked at, and nothing they answer is read but its status.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import json
import os
import ssl
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PADDED_BYTES = 256
"""What is sealed is made as long as this, so that its length tells nothing; longer things do not go."""
SIGNED_FOR = 12 * 3600
TIMEOUT_S = 10.0


class Forbidden(Exception):  # noqa: N818 - the server's word for what it will not do
    """An address that the server does not speak to."""


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of a server from the 32 bytes that it keeps; any bytes make one."""
    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
    return ec.derive_private_key(int.from_bytes(secret, "big") % (order - 1) + 1, CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, browser: bytes, auth: bytes) -> bytes:
    """A message that only this browser can open, in one record of `aes128gcm`."""
    if len(message) > PADDED_BYTES:
        raise ValueError(f"{len(message)} bytes: at most {PADDED_BYTES} are sent")
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    ours = public_bytes(own)
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\x02" + bytes(PADDED_BYTES - len(message))
    record = AESGCM(key).encrypt(nonce, padded, None)
    return salt + (4096).to_bytes(4, "big") + bytes([len(ours)]) + ours + record


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """Who sends this: the header by which a push service knows the server."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    body = ".".join(text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    signed = text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={body}.{signed}, k={text(public_bytes(key))}"


def check_endpoint(endpoint: str, private: bool) -> None:
    """Refuse what cannot be a push service: anything but https to a name, unless the operator allows his own."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise Forbidden(endpoint) from error
    if not parts.hostname or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        raise Forbidden(endpoint)
    if private:
        if parts.scheme not in ("http", "https"):
            raise Forbidden(endpoint)
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise Forbidden(endpoint)
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(parts.hostname)
        raise Forbidden(endpoint)


LEADS_TO_IPV4 = tuple(
    ipaddress.IPv6Network(network)
    for network in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")
)
"""IPv4-compatible, translated, NAT64, Teredo, 6to4: a gateway may take these to an address of its own network."""


def is_public(address: str) -> bool:
    """Is this an address out in the world, and not one of this machine or its network?"""
    found: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    if isinstance(found, ipaddress.IPv6Address) and any(found in network for network in LEADS_TO_IPV4):
        return False
    return found.is_global and not found.is_multicast


async def post(endpoint: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """Bring something to a push service; the status it answers with. Raises OSError, TimeoutError or Forbidden."""
    check_endpoint(endpoint, private)
    parts = urlsplit(endpoint)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    async with asyncio.timeout(TIMEOUT_S):
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not private and not all(map(is_public, addresses)):
            raise Forbidden(endpoint)
        # To the very address that was looked at: a name may mean another one a moment later.
        reader, writer = await asyncio.open_connection(
            addresses[0],
            port,
            ssl=ssl.create_default_context() if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            lines = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
            writer.write(head.encode("ascii") + b"\r\n" + body)
            await writer.drain()
            answer = (await reader.readline()).split(b" ")
            if len(answer) < 2 or not answer[1].strip().isdigit():
                raise ConnectionError("no answer of HTTP")
            return int(answer[1])
        finally:
            writer.close()

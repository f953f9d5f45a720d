"""A push service and a browser's keys, for tests: takes what a server sends, and opens it as RFC 8291 says."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import os
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ludotheque.session.web_push import data, public_bytes, text
from tests.limits import HANGS_AFTER_S


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Written out, so that the test does not open with the key it was sealed with."""
    pseudo = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(pseudo, info + b"\x01", hashlib.sha256).digest()[:length]


class Browser:
    """The keys of a subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def wish(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": text(public_bytes(self._key)), "auth": text(self.auth)}

    def opened(self, body: bytes) -> bytes:
        """What was sealed for this browser."""
        salt, size, sender = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) - 21 - len(sender) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self.auth, shared, b"WebPush: info\0" + public_bytes(self._key) + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, body[21 + len(sender) :], None).rstrip(b"\0")
        assert padded[-1:] == b"\x02"
        return padded[:-1]


def claims(header: str, house_key: str) -> dict[str, Any]:
    """What a server has signed, if it is its signature."""
    scheme, _, rest = header.partition(" ")
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == house_key
    body, _, signed = parts["t"].rpartition(".")
    raw = data(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(house_key))
    public.verify(signature, body.encode(), ec.ECDSA(hashes.SHA256()))
    made: dict[str, Any] = json.loads(data(body.split(".")[1]))
    return made


class Service:
    """Everything that came to a push service, and what it answers."""

    def __init__(self) -> None:
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []
        """One after the other; then 201."""
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        headers["authorization"] = next(line[15:] for line in lines if line.lower().startswith("authorization:"))
        body = await reader.readexactly(int(headers["content-length"]))
        self.came.append((headers, body))
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(HANGS_AFTER_S):
            while len(self.came) < count:
                await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()

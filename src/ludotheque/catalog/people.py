"""Who may change the catalogue: the owner, by a key of the server, and helpers, by a link."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal, NamedTuple, TypeAlias

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import DISMISSED, JOINED, LogLine, Origin, Thing, note
from ludotheque.kernel.errors import present

Role: TypeAlias = Literal["visitor", "helper", "owner"]
OWNER, HELPER, VISITOR = "owner", "helper", "visitor"
KEY = "owner"
"""The name of the owner's key among the keys of a server."""
HELPER_LINK_LASTS = 14 * 86_400_000


class Helper(NamedTuple):
    person: str
    since: int


def role_of(connection: CatalogConnection, person: str) -> Role:
    rows = connection.find("select role from catalog_people where person = :person", person=person)
    role: Role = rows[0][0] if rows else "visitor"
    return role


def owned(connection: CatalogConnection) -> bool:
    """Whether somebody has used the owner's key."""
    return bool(connection.find("select 1 from catalog_people where role = 'owner' limit 1"))


def helpers(connection: CatalogConnection) -> list[Helper]:
    rows = connection.find("select person, since from catalog_people where role = 'helper' order by since, person")
    return [Helper(*row) for row in rows]


def owner_key(connection: CatalogConnection, fresh: str) -> str:
    """The key that makes somebody the owner; `fresh` becomes it the first time it is asked for."""
    connection.execute(
        "insert into keys (name, secret) values (:name, :secret) on conflict do nothing",
        name=KEY,
        secret=fresh.encode(),
    )
    return present(known_key(connection), "a key that was put in")


def known_key(connection: CatalogConnection) -> str | None:
    rows = connection.find("select secret from keys where name = :name", name=KEY)
    return bytes(rows[0][0]).decode() if rows else None


def renew(connection: CatalogConnection, fresh: str) -> str:
    """A new key for the owner; whoever used the old one is a visitor again, and helpers stay."""
    connection.execute("delete from keys where name = :name", name=KEY)
    connection.execute("delete from catalog_people where role = 'owner'")
    return owner_key(connection, fresh)


def take_role(connection: CatalogConnection, secret: str, origin: Origin) -> Role:
    """Become the owner by the key, or a helper by a link."""
    person, now = origin.person, origin.at
    before = role_of(connection, person)
    role = _role_by(connection, person, secret, now)
    if role != before:
        note(connection, origin, [LogLine(JOINED, 0, 0, None, Thing(person))])
    return role


def _role_by(connection: CatalogConnection, person: str, secret: str, now: int) -> Role:
    key = known_key(connection)
    if key is not None and hmac.compare_digest(key.encode(), secret.encode()):
        _put(connection, person, OWNER, now)
        return "owner"
    link = hashlib.sha256(secret.encode()).digest()
    known = "select 1 from links where hash = :hash and kind = 'helper' and expires > :now"
    if not connection.find(known, hash=link, now=now):
        raise CatalogError("catalog-dead-key")
    if role_of(connection, person) == OWNER:
        return "owner"
    _put(connection, person, HELPER, now)
    return "helper"


def add_helper_link(connection: CatalogConnection, secret: str, now: int) -> int:
    """A link that makes whoever opens it a helper, until it expires; returns when. Older links end."""
    end_helper_links(connection)
    expires = now + HELPER_LINK_LASTS
    connection.execute(
        "insert into links (hash, kind, person, table_id, seat, expires)"
        " values (:hash, 'helper', null, null, -1, :expires)",
        hash=hashlib.sha256(secret.encode()).digest(),
        expires=expires,
    )
    return expires


def end_helper_links(connection: CatalogConnection) -> None:
    connection.execute("delete from links where kind = 'helper'")


def dismiss(connection: CatalogConnection, person: str, origin: Origin) -> None:
    """A helper is a visitor again. The links end, too, or he could come back by one."""
    end_helper_links(connection)
    if connection.execute("delete from catalog_people where person = :person and role = 'helper'", person=person):
        note(connection, origin, [LogLine(DISMISSED, 0, 0, None, Thing(person))])


def _put(connection: CatalogConnection, person: str, role: str, now: int) -> None:
    connection.execute(
        "insert into catalog_people (person, role, since) values (:person, :role, :now)"
        " on conflict (person) do update set role = excluded.role",
        person=person,
        role=role,
        now=now,
    )

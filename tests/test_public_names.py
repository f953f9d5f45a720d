"""Tests that every name the package offers is documented, and that the reference shows it."""

from __future__ import annotations

import inspect
from functools import cached_property
from types import ModuleType

import pytest

import ludotheque
import ludotheque.testing
from tools import docs

MODULES = [ludotheque, ludotheque.testing]
NAMES = [(module, name) for module in MODULES for name in module.__all__]


def has_docstring(thing: object) -> bool:
    """Whether somebody wrote a docstring; dataclasses and named tuples without one get their signature instead."""
    text = getattr(thing, "__doc__", None) or ""
    return bool(text.strip()) and not (inspect.isclass(thing) and text.startswith(f"{thing.__name__}("))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_a_module_names_what_it_offers(module: ModuleType) -> None:
    assert has_docstring(module)
    assert len(module.__all__) == len(set(module.__all__)) > 10


@pytest.mark.parametrize(("module", "name"), NAMES, ids=lambda part: getattr(part, "__name__", part))
def test_a_public_name_has_a_docstring(module: ModuleType, name: str) -> None:
    thing = getattr(module, name)
    if callable(thing):
        assert has_docstring(thing)
    else:
        assert docs.attribute_docstring(module, name)
    if inspect.isclass(thing):
        kinds = (property, cached_property, classmethod, staticmethod)
        undocumented = [
            member
            for member, value in vars(thing).items()
            if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, kinds))
            if not has_docstring(value)
        ]
        assert not undocumented


def test_the_reference_has_every_public_name() -> None:
    text = docs.reference()
    for module, name in NAMES:
        assert f"      heading: {module.__name__}.{name}\n" in text


def test_the_reference_says_where_a_name_is_defined() -> None:
    places = docs.public_names()
    assert places["ludotheque.game"] == "ludotheque.kernel.game.open_game"
    assert places["ludotheque.testing.LAWS"] == "ludotheque.testing.laws.LAWS"

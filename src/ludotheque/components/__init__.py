"""Declared parts of games: decks, hands, stocks, piles, tracks, dice, actions; and all that follows from them."""

from ludotheque.components.actions import Actions
from ludotheque.components.cards import chain, choices, display, hands, marks, pile, piles, stock
from ludotheque.components.counters import counters, supply
from ludotheque.components.decks import COLOURS, FRENCH, deck, dominoes
from ludotheque.components.public_knowledge import lacking, noted, renewals, suit_to_follow, suits_lacking
from ludotheque.components.table import TableRecord as Table
from ludotheque.components.tracks import dice, pawns, track
from ludotheque.components.verbs import card, chance, number, numbers, one_of, pawn, several, single, suit, tile

__all__ = [
    "COLOURS",
    "FRENCH",
    "Actions",
    "Table",
    "card",
    "chain",
    "chance",
    "choices",
    "counters",
    "deck",
    "dice",
    "display",
    "dominoes",
    "hands",
    "lacking",
    "marks",
    "noted",
    "number",
    "numbers",
    "one_of",
    "pawn",
    "pawns",
    "pile",
    "piles",
    "renewals",
    "several",
    "single",
    "stock",
    "suit",
    "suit_to_follow",
    "suits_lacking",
    "supply",
    "tile",
    "track",
]

"""Schweins-Galopp: its rules, notation, bot, encoding, texts, board and tests."""

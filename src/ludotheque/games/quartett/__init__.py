"""Quartett and Quintett: their rules, notation, bot, encoding, texts, board and tests."""

"""Rennschwein Rudi Rüssel: its rules, notation, bot, encoding, texts, board and tests."""

"""A game: its rules, notation, bot, encoding, texts and tests."""

"""The games: a folder each, found by listing this one."""

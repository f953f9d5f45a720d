"""The version of Ludothèque. Packages take theirs from here (pyproject.toml)."""

VERSION = "0.3.0.dev0"

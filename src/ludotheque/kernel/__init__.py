"""The kernel: records, compiled rules, chance, matches, logs, options, words. It knows no game."""

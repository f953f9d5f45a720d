"""Benchmarks: each a ratio to a peer in one run, since machines differ and are noisy. `make bench` prints them."""

"""The games behind the interfaces that researchers use: the same rules, one adaptor per file.

    research.batch        thousands of tables as one array, all cores; Gymnasium's vector interface
    research.pettingzoo   AEC and parallel environments with action masks
    research.openspiel    games registered with pyspiel: information states, explicit chance, resampling
    research.selfplay     matches in large numbers on Ray, kept as Parquet
    research.bot_protocol programs and classes of your own as players

All of them speak of *choices*: an action is a short sequence of small numbers, which each game's encoding.py defines
(see encoding_base.py). `pip install "ludotheque[research]"` installs what they adapt to; docs/research.md tells all of
it.
"""

from ludotheque.research.encoding_base import Lab, utilities

__all__ = ["Lab", "utilities"]

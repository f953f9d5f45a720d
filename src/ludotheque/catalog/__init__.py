"""The catalogue of a collection: records of boxes, their sheets, loans, score pads, and who may change what.

It knows no game and no table. What it stores lies in the server's database, beside the log.
"""

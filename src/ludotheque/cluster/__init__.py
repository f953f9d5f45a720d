"""Several nodes on one database: leases decide who writes a table, a relay passes commands on, a bus carries hints."""

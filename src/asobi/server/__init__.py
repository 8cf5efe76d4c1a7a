"""The table in the browser: rooms, protocol, store."""

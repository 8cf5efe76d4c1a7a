"""`python -m asobi.cli`."""

from __future__ import annotations

from asobi.cli import main

if __name__ == "__main__":
    main()

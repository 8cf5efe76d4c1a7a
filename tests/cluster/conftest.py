"""Imported before Ray is: what asobi tells it about `uv run`, by which `./test` runs."""

import asobi.lab.cluster  # noqa: F401

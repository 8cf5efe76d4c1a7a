"""The conformance kit, for our games and for anybody's."""

from asobi.testing.citations import citations, rule
from asobi.testing.conformance import conform
from asobi.testing.faults import Fault

__all__ = ["Fault", "citations", "conform", "rule"]

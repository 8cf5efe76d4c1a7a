"""Environments for those who study play: a batch of matches, and doors to PettingZoo, Gymnasium and OpenSpiel.

The batch needs numpy alone. `asobi.env.pettingzoo`, `asobi.env.gymnasium` and `asobi.env.openspiel` need the package
that they are named after: `pip install "asobi[pettingzoo]"`.
"""

from asobi.env.batch import Batch
from asobi.env.table import NoObservation, Table

__all__ = ["Batch", "NoObservation", "Table"]

"""What holds a translation to its English: `asobi words check LANG`, and the same checks for tests."""

from asobi.translating.check import check, languages, waiting
from asobi.translating.findings import Finding
from asobi.translating.texts import Text, texts

__all__ = ["Finding", "Text", "check", "languages", "texts", "waiting"]

"""The notebooks run, from the first cell to the last, as whoever opens them would run them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_three() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == ["first_steps", "openspiel", "pettingzoo"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    assert all(not cell.get("outputs") for cell in cells), "notebooks are kept without their outputs"
    script = tmp_path / "notebook.py"
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    script.write_text("\n\n".join(code), encoding="utf-8")
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)])

    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )

    assert done.returncode == 0, done.stderr

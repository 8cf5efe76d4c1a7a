"""Actions and their catalogue."""

from __future__ import annotations

import copy

import pytest

from asobi.core import Action, Catalogue


def test_an_action_is_written_as_its_name_and_fields() -> None:
    assert Action("shake").notation == "shake"
    assert Action("pick", {"value": 5}).notation == "pick 5"
    assert Action("c", {"value": 1, "by": 1}, notation="c 1+").notation == "c 1+"


def test_an_action_as_a_browser_gets_it() -> None:
    catalogue = Catalogue([Action("shake"), Action("pick", {"value": 5})])

    assert catalogue[1].data() == {"id": 1, "notation": "pick 5", "name": "pick", "value": 5}


def test_a_catalogue_numbers_its_actions_and_finds_them_by_their_notation() -> None:
    shake, pick = Action("shake"), Action("pick", {"value": 5})
    catalogue = Catalogue([shake, pick])

    assert [action.id for action in catalogue] == [0, 1]
    assert len(catalogue) == 2
    assert catalogue.find("pick 5") is pick
    assert catalogue.find("pick 6") is None


def test_only_the_catalogues_own_object_stands_in_it() -> None:
    shake = Action("shake")
    catalogue = Catalogue([shake])

    assert shake in catalogue
    assert Action("shake") not in catalogue
    assert "shake" not in catalogue
    assert copy.copy(shake) is shake


def test_a_notation_is_unique() -> None:
    with pytest.raises(ValueError, match="two actions are written 'shake'"):
        Catalogue([Action("shake"), Action("shake")])


def test_an_action_stands_in_one_catalogue_at_one_place() -> None:
    shake, end = Action("shake"), Action("end")
    Catalogue([shake, end])

    with pytest.raises(ValueError, match="another catalogue"):
        Catalogue([end, shake])

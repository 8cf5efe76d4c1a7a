"""The search for ways against every possible move, step by step."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from asobi.games.cubitos.tables import FOOT_PRICE
from asobi.games.cubitos.track import COIN_PORTAL, COURSES, FAR, FOOT_PORTAL, Course
from asobi.games.cubitos.ways import Ways
from asobi.testing import rule

State = tuple[int, int, int, int, int]


def by_hand(course: Course, source: int, feet: int, water: int, money: int) -> dict[int, int]:
    """The least money for each space, found by trying everything a player could do on the way."""
    start: State = (source, feet, water, money, 0)
    seen, queue = {start}, [start]
    cheapest: dict[int, int] = {}
    for state in queue:
        cheapest[state[0]] = min(cheapest.get(state[0], FAR), money - state[3])
        for other in everything(course, state):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return cheapest


def everything(course: Course, state: State) -> list[State]:
    """Buy a foot, take a step with either kind of foot, use a portal or a jetpack."""
    node, feet, water, money, used = state
    found: list[State] = []
    if money >= FOOT_PRICE:
        found.append((node, feet + 1, water, money - FOOT_PRICE, used))
    for other in course.next[node]:
        if water:
            found.append((other, feet, water - 1, money, used))
        if feet and not course.water[other]:
            found.append((other, feet - 1, water, money, used))
    if course.device[node] and not used >> course.devices.index(node) & 1:
        after = used | 1 << course.devices.index(node)
        fare, partner = course.fare[node], course.partner[node]
        if course.device[node] == COIN_PORTAL:
            if money >= fare:
                found.append((partner, feet, water, money - fare, after))
        elif course.device[node] == FOOT_PORTAL:
            found += [
                (partner, feet - fare + wet, water - wet, money, after)
                for wet in range(min(water, fare) + 1)
                if feet >= fare - wet
            ]
        else:
            found.append((node, 2 * feet, 2 * water, money, after))
    return found


@rule("CUB-11.2", "CUB-11.7", "CUB-11.13", "CUB-11.14", "CUB-11.16", "CUB-11.18")
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_every_space_in_reach_is_found_with_its_least_cost(data: st.DataObject) -> None:
    course = COURSES[data.draw(st.sampled_from([0, 2, 3, 4, 5]), label="course")]
    near = [node for device in course.devices for node in [device, *course.next[device]]] or [0]
    source = data.draw(st.sampled_from(near) | st.integers(0, course.nodes - 1), label="source")
    feet = data.draw(st.integers(0, 3), label="feet")
    water = data.draw(st.integers(0, 1), label="water feet")
    money = data.draw(st.integers(0, 9), label="money")

    ways = Ways(course, source, feet, water, money)
    found = {node: min(ways.walk[node], ways.ride[node]) for node in {*ways.walked, *ways.ridden}}
    truth = by_hand(course, source, feet, water, money)
    truth.pop(source)
    back = found.pop(source, None)

    assert found == truth
    for node in ways.walked:
        assert ways.path(node, False)[0] == source
        assert ways.path(node, False)[-1] == node
    assert back is None or (course.reward[source] and back == 4 * max(0, 2 - feet - water) <= money)
    for node in ways.ridden:
        assert ways.path(node, True)[-1] == node
        assert ways.helped_by(node)

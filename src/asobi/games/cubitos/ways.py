"""Where a runner can go: one search gives every space in reach, the cheapest way there, and the path.

Feet that are left over are lost and runners never block, so ways to the same space differ only in the money they
take. For each space there is at most one way on foot alone, and one that uses portals or jetpacks, offered when it
is cheaper.
"""

from __future__ import annotations

from asobi.games.cubitos.tables import FOOT_PRICE
from asobi.games.cubitos.track import COIN_PORTAL, FAR, FOOT_PORTAL, NOTHING, Course


class Stretch:
    """All spaces that can be walked to from one place with the feet, water feet and money at hand.

    A label is a node and the water feet used so far; `steps` and `back` go by label.
    """

    def __init__(
        self,
        course: Course,
        source: int,
        feet: int,
        water: int,
        money: int,
        spent: int,
        before: int,
        arrived: int,
        used: int,
    ) -> None:
        self.source = source
        self.feet = feet
        self.water = water
        self.spent = spent
        self.before = before
        self.arrived = arrived
        self.used = used
        width = water + 1
        self.width: int = width
        self.reached: list[int] = [source * width]
        self.steps: list[int] = [-1] * (course.nodes * width)
        self.back: list[int] = [-1] * (course.nodes * width)
        self._walk(course, feet + water + (money - spent) // FOOT_PRICE)

    def _walk(self, course: Course, most: int) -> None:
        width, steps, back, reached = self.width, self.steps, self.back, self.reached
        lead, wet = course.next, course.water
        steps[reached[0]] = 0
        place = 0
        while place < len(reached):
            label = reached[place]
            place += 1
            done = steps[label]
            if done == most:
                break
            node = label // width
            swum = label - node * width
            for other in lead[node]:
                after = swum
                if wet[other]:
                    after += 1
                    if after == width:
                        continue
                target = other * width + after
                if steps[target] < 0:
                    steps[target] = done + 1
                    back[target] = label
                    reached.append(target)

    def money(self, label: int) -> int:
        """What it costs in all to stand there: the bought feet and what was spent before."""
        bought = self.steps[label] - self.feet - self.water
        return self.spent + (FOOT_PRICE * bought if bought > 0 else 0)


class Ways:
    """Every space in reach: `walk[node]` and `ride[node]` are the money it takes, FAR where there is no such way."""

    def __init__(self, course: Course, source: int, feet: int, water: int, money: int) -> None:
        self.course = course
        money = min(money, course.most_money)
        self.money = money
        self.stretches: list[Stretch] = [Stretch(course, source, feet, water, money, 0, -1, -1, 0)]
        self.walk: list[int] = [FAR] * course.nodes
        self.ride: list[int] = self.walk
        self.walked: list[int] = []
        self.ridden: list[int] = []
        self._walk_label: list[int] = [-1] * course.nodes
        self._ride_label: list[int] = self._walk_label
        self._ride_stretch: list[int] = self._walk_label
        self._back_by: int = -1
        self._note_walks(source)
        if course.reward[source] != NOTHING:
            self._note_way_back(source)
        place = 0
        while place < len(self.stretches):
            for number, node in enumerate(course.devices):
                self._use(place, number, node)
            place += 1
        if len(self.stretches) > 1:
            self._note_rides(source)

    def _note_walks(self, source: int) -> None:
        stretch = self.stretches[0]
        width = stretch.width
        for label in stretch.reached:
            node = label // width
            if self._walk_label[node] < 0:
                self._walk_label[node] = label
                self.walk[node] = stretch.money(label)
                if node != source:
                    self.walked.append(node)

    def _note_way_back(self, source: int) -> None:
        """Off a space and back onto it is a move too, of two steps; it is noted where the space brings something."""
        stretch, course = self.stretches[0], self.course
        lacking = max(0, 2 - stretch.feet - stretch.water)
        if FOOT_PRICE * lacking > self.money:
            return
        for other in course.next[source]:
            if source in course.next[other] and (stretch.water or not course.water[other]):
                self._back_by = other
                self.walk[source] = FOOT_PRICE * lacking
                self.walked.append(source)
                return

    def _note_rides(self, source: int) -> None:
        nodes = self.course.nodes
        self.ride = [FAR] * nodes
        self._ride_label = [-1] * nodes
        self._ride_stretch = [-1] * nodes
        for place in range(1, len(self.stretches)):
            stretch = self.stretches[place]
            for label in stretch.reached:
                node = label // stretch.width
                cost = stretch.money(label)
                if cost < self.ride[node] and cost < self.walk[node] and node != source:
                    if self.ride[node] == FAR:
                        self.ridden.append(node)
                    self.ride[node] = cost
                    self._ride_label[node] = label
                    self._ride_stretch[node] = place

    def _use(self, place: int, number: int, node: int) -> None:
        """Go on from a portal or a jetpack that a stretch reaches, once each, by every way that may pay off later."""
        stretch = self.stretches[place]
        if stretch.used >> number & 1:
            return
        for swum in range(stretch.width):
            label = node * stretch.width + swum
            if stretch.steps[label] >= 0:
                self._leave(place, number, node, label, swum)

    def _leave(self, place: int, number: int, node: int, label: int, swum: int) -> None:
        """Leave through the device: with as few feet bought as it takes, and with more where that may pay off.

        Ordinary feet go first: water feet walk on land too, but not the other way round. So a foot bought earlier
        saves a water foot for later; and a jetpack doubles bought feet too.
        """
        stretch = self.stretches[place]
        bought = max(0, stretch.steps[label] - stretch.feet - stretch.water)
        spent = stretch.spent + FOOT_PRICE * bought
        ordinary = stretch.steps[label] - swum
        used = stretch.used | 1 << number
        course = self.course
        device = course.device[node]
        if device == COIN_PORTAL:
            spent += course.fare[node]
        elif device == FOOT_PORTAL:
            ordinary += course.fare[node]
        more = 0
        while spent <= self.money:
            feet = stretch.feet + bought + more - ordinary
            water = stretch.water - swum
            if feet < 0:
                water += feet
                feet = 0
            if device in (COIN_PORTAL, FOOT_PORTAL):
                if water >= 0:
                    self._go_on(course.partner[node], feet, water, spent, place, label, used)
                if feet > 0:
                    break
            elif feet + water:
                self._go_on(node, 2 * feet, 2 * water, spent, place, label, used)
            more += 1
            spent += FOOT_PRICE

    def _go_on(self, node: int, feet: int, water: int, spent: int, before: int, label: int, used: int) -> None:
        """Add a stretch, unless another one from there has as much of everything for as little."""
        for other in self.stretches:
            if (
                other.source == node
                and other.used == used
                and other.feet >= feet
                and other.water >= water
                and other.spent <= spent
            ):
                return
        self.stretches.append(Stretch(self.course, node, feet, water, self.money, spent, before, label, used))

    def path(self, node: int, ride: bool) -> list[int]:
        """The nodes of the way there, from the first to the last."""
        if node == self.stretches[0].source:
            return [node, self._back_by, node]
        place = self._ride_stretch[node] if ride else 0
        label = self._ride_label[node] if ride else self._walk_label[node]
        path: list[int] = []
        while place >= 0:
            stretch = self.stretches[place]
            while label >= 0:
                here = label // stretch.width
                if not path or path[-1] != here:
                    path.append(here)
                label = stretch.back[label]
            label = stretch.arrived
            place = stretch.before
        path.reverse()
        return path

    def helped_by(self, node: int) -> list[int]:
        """The nodes of the portals and jetpacks that the way there uses, in order."""
        found: list[int] = []
        place = self._ride_stretch[node]
        while place > 0:
            stretch = self.stretches[place]
            before = self.stretches[stretch.before]
            found.append(stretch.arrived // before.width)
            place = stretch.before
        found.reverse()
        return found

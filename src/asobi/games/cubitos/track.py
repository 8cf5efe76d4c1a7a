"""The four tracks on their six-neighbour lattice, and the courses that are run over them."""

from __future__ import annotations

from typing import Any, Final, Literal

from asobi.games.cubitos.tables import NUMBERS, read

NEIGHBOURS: Final = ((2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
FAR: Final = 10_000

# What a space is.
LAND: Final = 0
WATER: Final = 1

# What a runner gets where the move ends.
NOTHING: Final = 0
CREDITS: Final = 1
FAN: Final = 2
LOSE: Final = 3
LOSE_AND_FAN: Final = 4
GAIN: Final = 5
Reward = Literal["", "credits", "fan", "lose", "lose-and-fan", "gain"]
REWARD_NAMES: Final[tuple[Reward, ...]] = ("", "credits", "fan", "lose", "lose-and-fan", "gain")
ANY_COST: Final = 99

# What helps a runner on the way.
COIN_PORTAL: Final = 1
FOOT_PORTAL: Final = 2
JETPACK: Final = 3
Device = Literal["", "coin-portal", "foot-portal", "jetpack"]
DEVICE_NAMES: Final[tuple[Device, ...]] = ("", "coin-portal", "foot-portal", "jetpack")

# The start zone is one space, and so is the finish zone.
START_XY: Final = (-1, -1)
FINISH_XY: Final = (-2, -2)


def _grid(block: str) -> dict[tuple[int, int], str]:
    cells: dict[tuple[int, int], str] = {}
    for line in block.strip("\n").split("\n"):
        row, text = line.split("|", 1)
        for place in range(0, len(text), 2):
            token = text[place : place + 2].strip()
            if token:
                cells[(place // 2, int(row))] = token
    return cells


class Track:
    """One map as data. Space 0 is the start zone, the last one of a track that is no loop the finish zone."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        self.name: str = data["name"]
        self.source: str = data["source"]
        self.loop: bool = data["loop"]
        self.exit_from_x: int = data.get("exit_from_x", 0)
        self.tokens: dict[tuple[int, int], str] = _grid(data["cells"])
        sections = _grid(data["sections"])
        if set(sections) != set(self.tokens) or any((x + y) % 2 == 0 for x, y in self.tokens):
            raise ValueError(f"tracks.toml: {self.name}: the two layers differ, or a cell is off the lattice")
        self.xy: list[tuple[int, int]] = [START_XY]
        self.xy += [cell for cell, token in self.tokens.items() if token not in ("##", "SS", "FF")]
        if not self.loop:
            self.xy.append(FINISH_XY)
        self.space_at: dict[tuple[int, int], int] = {cell: space for space, cell in enumerate(self.xy)}
        for cell, token in self.tokens.items():
            if token == "SS":
                self.space_at[cell] = 0
            elif token == "FF":
                self.space_at[cell] = len(self.xy) - 1
        self.section: list[int] = [0] * len(self.xy)
        for cell, token in self.tokens.items():
            if token not in ("##", "SS", "FF"):
                self.section[self.space_at[cell]] = int(sections[cell])
        if not self.loop:
            self.section[-1] = NUMBERS.red_lines
        self.near: list[list[int]] = self._adjacent()
        self.exits: list[int] = [s for s in self.near[0] if not self.loop or self.xy[s][0] >= self.exit_from_x]
        self.entries: list[int] = (
            [s for s in self.near[0] if s not in self.exits] if self.loop else list(self.near[len(self.xy) - 1])
        )
        self.within_two: list[list[int]] = [self._within_two(space, self.near) for space in range(len(self.xy))]
        # On the first lap nobody has been behind the line: from the start zone the way leads out only.
        ahead = [self.exits, *self.near[1:]]
        self.ahead_two: list[list[int]] = [self._within_two(space, ahead) for space in range(len(self.xy))]

    def _adjacent(self) -> list[list[int]]:
        """Which spaces touch, walls and one-way lines apart."""
        near: list[set[int]] = [set() for _ in self.xy]
        for cell, space in self.space_at.items():
            if cell[0] < 0:
                continue
            for dx, dy in NEIGHBOURS:
                other = self.space_at.get((cell[0] + dx, cell[1] + dy), -1)
                if other >= 0 and other != space:
                    near[space].add(other)
        return [sorted(spaces) for spaces in near]

    def _within_two(self, space: int, near: list[list[int]]) -> list[int]:
        """The spaces one or two steps away that bring something."""
        found = set(near[space])
        for other in near[space]:
            found.update(near[other])
        found.discard(space)
        return [other for other in sorted(found) if self.reward(other)[0] != NOTHING]

    def token(self, space: int) -> str:
        """What is printed on a space; the zones read like grass."""
        return self.tokens.get(self.xy[space], "..")

    def reward(self, space: int) -> tuple[int, int]:
        """What a space brings: the kind of reward, and its number."""
        token = self.token(space)
        if token[0] == "c":
            return CREDITS, int(token[1])
        if token == "fn":
            return FAN, 1
        if token == "Lf":
            return LOSE_AND_FAN, 1
        if token[0] == "L":
            return LOSE, int(token[1])
        if token[0] == "G":
            return GAIN, ANY_COST if token[1] == "*" else int(token[1])
        return NOTHING, 0


TRACKS: Final = [Track(data) for data in read("tracks.toml")["track"]]


class Course:
    """A race from start to finish: one or more legs, each a track, and once more the last one to run on past the line.

    A node is a space of one leg. The start zone of a leg is where the finish line of the leg before is crossed.
    With `link` the finish zone is a space of its own, one foot before the next start.
    """

    def __init__(self, key: str, tracks: list[int], link: bool = False) -> None:
        self.key = key
        self.legs: list[int] = [*tracks, tracks[-1]]
        self.laps: int = len(tracks)
        self.link = link
        self.first: list[int] = []
        self.leg: list[int] = []
        self.space: list[int] = []
        for number, track in enumerate(self.legs):
            self.first.append(len(self.leg))
            spaces = len(TRACKS[track].xy) - self._folded(number)
            self.leg += [number] * spaces
            self.space += list(range(spaces))
        self.nodes: int = len(self.leg)
        self.next: list[list[int]] = [self._leads_to(node) for node in range(self.nodes)]
        self.water: list[bool] = [self._token(node) == "~~" for node in range(self.nodes)]
        self.reward: list[int] = [self._track(node).reward(self.space[node])[0] for node in range(self.nodes)]
        self.amount: list[int] = [self._track(node).reward(self.space[node])[1] for node in range(self.nodes)]
        self.progress: list[int] = [
            self.leg[node] * NUMBERS.red_lines + self._track(node).section[self.space[node]]
            for node in range(self.nodes)
        ]
        self.device: list[int] = [0] * self.nodes
        self.fare: list[int] = [0] * self.nodes
        self.partner: list[int] = [-1] * self.nodes
        self.devices: list[int] = []
        for node in range(self.nodes):
            self._fit_out(node)
        # More money than a foot for every space and every fare would buy leads nowhere else.
        self.most_money: int = NUMBERS.foot_price * self.nodes + sum(self.fare)
        self.length, self.togo = self._distances()

    def _folded(self, leg: int) -> int:
        """How many spaces of a leg are the next leg's start: the finish zone, unless it is linked by a step."""
        return 0 if TRACKS[self.legs[leg]].loop or (self.link and leg == 0) else 1

    def _track(self, node: int) -> Track:
        return TRACKS[self.legs[self.leg[node]]]

    def _token(self, node: int) -> str:
        return self._track(node).token(self.space[node])

    def _leads_to(self, node: int) -> list[int]:
        """Where a step can lead: over the line only forwards."""
        leg, space = self.leg[node], self.space[node]
        track, first = self._track(node), self.first[leg]
        last = leg == self.laps
        if space == 0:
            return [first + other for other in track.exits]
        finish = -1 if track.loop else len(track.xy) - 1
        if space == finish:
            return [self.first[leg + 1]]
        found: list[int] = []
        for other in track.near[space]:
            if other == finish or (other == 0 and track.loop):
                if last or (other == 0 and space not in track.entries):
                    continue
                found.append(first + other if other == finish and self.link and leg == 0 else self.first[leg + 1])
            else:
                found.append(first + other)
        return found

    def _fit_out(self, node: int) -> None:
        token = self._token(node)
        if token == "JJ":
            self.device[node] = JETPACK
        elif token[0] in "AB":
            self.device[node] = COIN_PORTAL if token[0] == "A" else FOOT_PORTAL
            self.fare[node] = int(token[1])
            leg = self.leg[node]
            for other in range(self.nodes):
                if other != node and self.leg[other] == leg and self._token(other) == token:
                    self.partner[node] = other
        else:
            return
        self.devices.append(node)

    def _distances(self) -> tuple[int, list[int]]:
        """The dry distance from the start to the finish, and from every node to the finish (negative beyond it)."""
        goal = self.first[self.laps]
        back = self._flood(goal, self._reversed(), False)
        wet = self._flood(goal, self._reversed(), True)
        beyond = self._flood(goal, self.next, False)
        beyond_wet = self._flood(goal, self.next, True)
        togo: list[int] = []
        for node in range(self.nodes):
            if node >= goal:
                togo.append(-(beyond[node] if beyond[node] < FAR else beyond_wet[node]))
            else:
                togo.append(back[node] if back[node] < FAR else wet[node])
        return togo[0], togo

    def _reversed(self) -> list[list[int]]:
        back: list[list[int]] = [[] for _ in range(self.nodes)]
        for node in range(self.nodes):
            for other in self.next[node]:
                back[other].append(node)
        return back

    def _flood(self, source: int, edges: list[list[int]], swim: bool) -> list[int]:
        steps = [FAR] * self.nodes
        steps[source] = 0
        queue = [source]
        for node in queue:
            if self.water[node] and not swim:
                continue
            for other in edges[node]:
                if steps[other] == FAR:
                    steps[other] = steps[node] + 1
                    queue.append(other)
        return steps

    def place(self, node: int) -> list[int]:
        """Where a node lies, for a browser: leg, x, y."""
        x, y = self._track(node).xy[self.space[node]]
        return [self.leg[node], x, y]

    def finished(self, node: int) -> bool:
        """Whether the final line has been crossed there."""
        return self.leg[node] == self.laps

    def lines_left(self, node: int) -> int:
        """The red lines from a node to the finish of its lap."""
        return NUMBERS.red_lines - self._track(node).section[self.space[node]]

    def bob_cells(self, node: int) -> list[int]:
        """The spaces with a reward within two steps, as numbers that are unique over all tracks."""
        leg = self.leg[node]
        track = self.legs[leg]
        spaces = TRACKS[track].within_two if leg else TRACKS[track].ahead_two
        return [track * 1000 + space for space in spaces[self.space[node]]]


COURSES: Final = [
    Course("nothing-goes-right", [0]),
    Course("nothing-goes-right-twice", [0, 0]),
    Course("ahead-of-the-curve", [1]),
    Course("testing-the-waters", [2]),
    Course("still-waters-run-deep", [3]),
    Course("grand-finale", [3, 2], link=True),
]
COURSE_KEYS: Final = [course.key for course in COURSES]

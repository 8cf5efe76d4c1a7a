"""The city as things that fall: the one module that knows the physics engine.

A run is a function of the poses and the event, nothing else: the city is built anew from the poses, settled, and
only then disturbed. What settling gives is kept for the last few cities, so that many candidates from one place pay
for it once. Whatever moves while it settles belongs to the run: changes are told from the poses that were asked with.
"""

from __future__ import annotations

import math
import os
from typing import Any, Final

from asobi.games.rampage.film import Film, Poses, touching, turned_by
from asobi.games.rampage.plan import BOARD, BODY, DISC, KIND_OF, PIECES, PLAN, POSE, RUIN, TURN, UNIT, Kind

os.environ.setdefault("RAYON_NUM_THREADS", "1")  # a pool of threads costs ten times an idle step

ENGINE: Final = PLAN.engine
BREATH: Final = PLAN.breath
FRAME: Final[float] = 1.0 / ENGINE["frame"]
KEPT: Final = 4
SEEN: Final = 0.1  # movement that the eye notices


class City:
    """One physical world; `run` disturbs it once and tells what happened."""

    _settled: dict[str, tuple[bytes, list[Poses]]] = {}

    def __init__(self, world: Any) -> None:
        import rapier3d

        self.engine: Any = rapier3d
        self.world = world
        self.bodies: dict[int, Any] = {}
        self.piece_of: dict[int, int] = {}
        for _, collider in world.colliders:
            self.piece_of[collider.user_data] = collider.user_data - PIECES
        for handle, body in world.rigid_bodies:
            if body.user_data < PIECES:
                self.bodies[body.user_data] = handle
        self.ears = rapier3d.ChannelEventCollector()
        world.event_handler = self.ears
        self.asked: Poses = {piece: self.pose(piece) for piece in self.bodies}
        self.settling: list[Poses] = []

    # -- building ------------------------------------------------------------------------------------------

    @staticmethod
    def of(poses: list[int], here: list[int]) -> City:
        """The settled city with these pieces in these poses."""
        key = ",".join(map(str, poses)) + "|" + "".join(map(str, here))
        kept = City._settled.get(key)
        if kept is None:
            city = City.built(poses, here)
            kept = city.settled(ENGINE["settle"])
            while len(City._settled) >= KEPT:
                City._settled.pop(next(iter(City._settled)))
            City._settled[key] = kept
        city = City.restored(kept[0])
        city.settling = kept[1]
        for piece in city.bodies:
            city.asked[piece] = read(poses[piece * POSE : piece * POSE + POSE])
        return city

    @staticmethod
    def built(poses: list[int], here: list[int]) -> City:
        """The city just as the poses say, every piece awake."""
        import rapier3d as engine

        world = engine.PhysicsWorld(gravity=engine.Vec3(0.0, 0.0, -ENGINE["gravity"]))
        parameters = world.integration_parameters
        parameters.length_unit = ENGINE["length-unit"]
        parameters.num_solver_iterations = ENGINE["substeps"]
        parameters.num_internal_pgs_iterations = ENGINE["pgs"]
        parameters.friction_model = engine.FrictionModel.COULOMB
        _add_board(engine, world)
        for piece in range(PIECES):
            if here[piece]:
                _add_piece(engine, world, piece, poses[piece * POSE : piece * POSE + POSE])
        return City(world)

    @staticmethod
    def forget() -> None:
        """Drop every settled city that was kept."""
        City._settled.clear()

    def snapshot(self) -> bytes:
        """The whole world; holds for this build of the engine only, so states keep poses instead."""
        blob: bytes = self.world.snapshot()
        return blob

    @staticmethod
    def restored(blob: bytes) -> City:
        """The world of a snapshot."""
        import rapier3d

        return City(rapier3d.PhysicsWorld.restore(blob))

    # -- looking -------------------------------------------------------------------------------------------

    def pose(self, piece: int) -> list[float]:
        """Place and turn (x, y, z, w) of a piece."""
        body = self.world.rigid_bodies[self.bodies[piece]]
        place, turn = body.translation, body.rotation
        return [place.x, place.y, place.z, turn.i, turn.j, turn.k, turn.w]

    def awake(self) -> list[int]:
        """The pieces that the engine moves at all."""
        bodies = self.world.rigid_bodies
        found = [int(bodies[handle].user_data) for handle in self.world.active_bodies()]
        return sorted([piece for piece in found if piece < PIECES])

    def fastest(self) -> float:
        """The speed of the fastest piece."""
        bodies = self.world.rigid_bodies
        return max([_length(bodies[handle].linvel) for handle in self.world.active_bodies()], default=0.0)

    # -- running -------------------------------------------------------------------------------------------

    def tick(self, fastest: float) -> None:
        """One frame: small steps while something is fast, larger ones else."""
        rate = ENGINE["rate"] * (2 if fastest > ENGINE["fast"] else 1)
        parameters = self.world.integration_parameters
        parameters.dt = 1.0 / rate
        stiffness = rate * ENGINE["substeps"] / 4.0
        ratio = ENGINE["damping-ratio"]
        parameters.contact_softness = self.engine.SpringCoefficients(stiffness, ratio)
        parameters.static_contact_softness = self.engine.SpringCoefficients(2.0 * stiffness, ratio)
        for _ in range(round(rate * FRAME)):
            self.world.step()

    def settle(self, seconds: float) -> None:
        """Let everything come to rest for a while."""
        for _ in range(round(seconds / FRAME)):
            self.tick(self.fastest())
        self.ears.clear()

    def settled(self, seconds: float) -> tuple[bytes, list[Poses]]:
        """Let everything come to rest for a while; the world then, and its frames if anybody can see one move."""
        frames: list[Poses] = []
        for _ in range(round(seconds / FRAME)):
            self.tick(self.fastest())
            frames.append({piece: self.pose(piece) for piece in self.awake()})
        self.ears.clear()
        seen = any(math.dist(self.asked[piece][:3], self.pose(piece)[:3]) > SEEN for piece in self.bodies)
        return self.snapshot(), frames if seen else []

    def run(self, event: dict[str, Any]) -> dict[str, Any]:
        """Disturb the city, wait until it rests, and tell the frames, the contacts and the final poses."""
        film = Film(self.asked, event.get("watch", -1))
        self.begin(event, film)
        for now in self.settling:
            film.expose({piece: pose for piece, pose in now.items() if piece in film.start and piece not in film.put})
        breath = Jet(event["breath"]) if event.get("breath") else None
        lasts = BREATH["seconds"] if breath else 0.0
        calm = 0
        mark = {piece: self.pose(piece) for piece in self.awake()}
        frames = round(ENGINE["cap"] / FRAME)
        for number in range(1, frames + 1):
            if breath and number % BREATH["every"] == 1:
                breath.blow(self, number * FRAME)
            speeds = self.speeds()
            self.tick(max(speeds.values(), default=0.0))
            now = {piece: self.pose(piece) for piece in self.awake()}
            film.expose(now)
            film.listen(self.ears.drain_collision_events(), self.world, speeds)
            calm += 1
            if any(_strayed(mark.get(piece), pose) for piece, pose in now.items()):
                mark, calm = {**mark, **now}, 0
            if number * FRAME > lasts and (not now or calm * FRAME >= ENGINE["rest"]["seconds"]):
                break
        self.asked = {piece: self.pose(piece) for piece in self.bodies}
        self.settling = []
        return film.told(self.asked, event.get("film", True))

    def carried(self, request: dict[str, Any]) -> dict[str, Any]:
        """Lead a piece to where it will be let go, take it out of the world, and let what it bumped come to rest.

        Whoever is pinned is held meanwhile: the body while its disc is drawn from under it.
        """
        piece = int(request["carry"])
        for held in request.get("pin", []):
            self.world.rigid_bodies[self.bodies[held]].body_type = self.engine.RigidBodyType.FIXED
        bumped = self.carry(piece, request["way"])
        told = self.run({"lift": [piece], "film": request.get("film", True)})
        told["touched"] = bumped
        return told

    def begin(self, event: dict[str, Any], film: Film) -> None:
        """Lift, pin and set pieces as the event says."""
        engine = self.engine
        for piece in event.get("lift", []):
            self.world.remove_body(self.bodies.pop(piece))
            film.start.pop(piece)
        for piece in event.get("pin", []):
            self.world.rigid_bodies[self.bodies[piece]].body_type = engine.RigidBodyType.FIXED
        for row in event.get("set", []):
            piece = int(row[0])
            x, y, z, i, j, k, w = [float(number) for number in row[1:8]]
            body = self.world.rigid_bodies[self.bodies[piece]]
            body.position = engine.Isometry3(engine.Vec3(x, y, z), engine.Rotation3(w, i, j, k))
            body.linvel = engine.Vec3(*[float(number) for number in row[8:11]])
            body.angvel = engine.Vec3(*[float(number) for number in row[11:14]])
            body.wake_up(True)
            film.put[piece] = [x, y, z, i, j, k, w]

    def speeds(self) -> dict[int, float]:
        """How fast every awake piece is."""
        bodies = self.world.rigid_bodies
        return {piece: _length(bodies[self.bodies[piece]].linvel) for piece in self.awake()}

    def carry(self, piece: int, way: list[list[float]]) -> list[int]:
        """Lead a piece along a way by a hand that cannot be pushed aside; the pieces it bumped into.

        A touch counts from a certain momentum on; the touched pieces have to come to rest afterwards.
        """
        engine = self.engine
        body = self.world.rigid_bodies[self.bodies[piece]]
        body.body_type = engine.RigidBodyType.KINEMATIC_POSITION_BASED
        bumped: set[int] = set()
        met: set[int] = set()
        place = self.pose(piece)
        for target in way:
            gap = math.dist(place[:3], target[:3])
            count = max(1, math.ceil(gap / (PLAN.hand["speed"] * FRAME)))
            for number in range(1, count + 1):
                share = number / count
                x, y, z = [place[axis] + (target[axis] - place[axis]) * share for axis in range(3)]
                body.set_next_kinematic_translation(engine.Vec3(x, y, z))
                self.tick(self.fastest())
                bumped |= self.shoved(piece, met)
            place = [*target[:3], *place[3:]]
        return sorted(bumped)

    def shoved(self, carried: int, met: set[int]) -> set[int]:
        """Of the pieces that the carried one has met, those that it has set going; new ones are added to the met."""
        for first, second in touching(self.ears.drain_collision_events(), self.world):
            if carried in (first, second):
                other = second if first == carried else first
                if other >= 0 and other != carried - BODY + DISC:
                    met.add(other)
        bodies = self.world.rigid_bodies
        return {p for p in met if _length(bodies[self.bodies[p]].linvel) * KIND_OF[p].mass > PLAN.hand["bump"]}


class Jet:
    """A breath: a bundle of rays; what a ray hits first is pushed, and shelters what lies behind."""

    def __init__(self, breath: dict[str, float]) -> None:
        self.breath = breath
        self.rays: list[tuple[float, float, float]] = [(0.0, 0.0, 1.0)]
        for ring in range(1, BREATH["rings"]):
            slope = BREATH["widest"] * ring / (BREATH["rings"] - 1)
            for number in range(6 * ring):
                angle = 2.0 * math.pi * number / (6 * ring)
                weight = math.exp(-2.0 * math.log(2.0) * (slope / BREATH["waist"]) ** 2)
                self.rays.append((slope * math.cos(angle), slope * math.sin(angle), weight))
        whole = sum(ray[2] for ray in self.rays)
        self.rays = [(a, b, weight / whole) for a, b, weight in self.rays]
        self.pushed: set[int] = set()

    def blow(self, city: City, at: float) -> None:
        """Push everything in the way, as hard as the breath is at this time."""
        engine = city.engine
        bodies, colliders = city.world.rigid_bodies, city.world.colliders
        for piece in sorted(self.pushed):
            bodies[city.bodies[piece]].reset_forces(False)
            bodies[city.bodies[piece]].reset_torques(False)
        self.pushed = set()
        strength = BREATH["flux"] * self.breath["power"] * envelope(at)
        if strength <= 0.0:
            return
        city.world.update_query_pipeline()
        share = at / BREATH["seconds"] - 0.5
        yaw = math.radians(self.breath["yaw"] + self.breath["sweep"] * share)
        pitch = math.radians(self.breath["pitch"])
        ax, ay, az = math.cos(pitch) * math.cos(yaw), math.cos(pitch) * math.sin(yaw), math.sin(pitch)
        sx, sy, sz = -math.sin(yaw), math.cos(yaw), 0.0
        ux, uy, uz = -math.sin(pitch) * math.cos(yaw), -math.sin(pitch) * math.sin(yaw), math.cos(pitch)
        mx, my, mz = self.breath["x"], self.breath["y"], self.breath["z"]
        vector, ray, mouth = engine.Vec3, engine.Ray, engine.Vec3(mx, my, mz)
        cast, reach = city.world.query_pipeline.cast_ray, BREATH["reach"]
        for a, b, weight in self.rays:
            x, y, z = ax + a * sx + b * ux, ay + a * sy + b * uy, az + a * sz + b * uz
            size = math.sqrt(x * x + y * y + z * z)
            x, y, z = x / size, y / size, z / size
            hit = cast(ray(mouth, vector(x, y, z)), reach, True)
            if hit is None:
                continue
            piece = colliders[hit[0]].user_data
            if piece >= PIECES:
                continue
            body = bodies[city.bodies[piece]]
            if body.is_dynamic:
                force, far = strength * weight, hit[1]
                push, point = vector(x * force, y * force, z * force), vector(mx + x * far, my + y * far, mz + z * far)
                body.add_force_at_point(push, point, True)
                self.pushed.add(piece)


def envelope(at: float) -> float:
    """How strong a breath is at a time: it swells, holds, and fades."""
    whole: float = BREATH["seconds"]
    ramp: float = BREATH["ramp"]
    if at >= whole:
        return 0.0
    if at < ramp:
        return at / ramp
    hold: float = whole * BREATH["plateau"]
    fading: float = (whole - at) / (whole - hold)
    return min(1.0, fading)


def _add_board(engine: Any, world: Any) -> None:
    """The board, the ruins on it, and the table below."""

    def fixed(number: int, shape: Any, x: float, y: float, z: float) -> None:
        collider = shape.friction(ENGINE["friction"]).user_data(number)
        collider = collider.active_events(engine.ActiveEvents.COLLISION_EVENTS)
        body = engine.RigidBody.fixed().translation(engine.Vec3(x, y, z)).user_data(number)
        world.add_body(body, [collider])

    cuboid = engine.Collider.cuboid
    fixed(PIECES - BOARD - 1, cuboid(PLAN.half, PLAN.half, PLAN.slab / 2.0), 0.0, 0.0, -PLAN.slab / 2.0)
    for number, building in enumerate(PLAN.buildings):
        shape = cuboid(building.hx, building.hy, PLAN.ruin / 2.0)
        fixed(PIECES - RUIN - 1 + number, shape, building.x, building.y, PLAN.ruin / 2.0)
    table = engine.Collider.halfspace(engine.Vec3(0.0, 0.0, 1.0))
    fixed(PIECES - RUIN - 1 + len(PLAN.buildings), table, 0.0, 0.0, -PLAN.slab)


def _add_piece(engine: Any, world: Any, piece: int, pose: list[int]) -> None:
    kind = KIND_OF[piece]
    x, y, z, i, j, k, w = read(pose)
    place = engine.Isometry3(engine.Vec3(x, y, z), engine.Rotation3(w, i, j, k))
    body = engine.RigidBody.dynamic().position(place).user_data(piece)
    body = body.linear_damping(kind.slows).angular_damping(kind.stops_turning)
    handle = world.add_body(body, _colliders(engine, piece, kind))
    activation = world.rigid_bodies[handle].activation
    activation.time_until_sleep = ENGINE["sleep"]["after"]
    activation.linear_threshold = ENGINE["sleep"]["linear"]
    world.rigid_bodies[handle].activation = activation


def _colliders(engine: Any, piece: int, kind: Kind) -> list[Any]:
    if kind.radius:
        upright = engine.Vec3(math.pi / 2.0, 0.0, 0.0)
        shapes = [engine.Collider.cylinder(kind.half, kind.radius).rotation(upright).mass(kind.mass)]
    else:
        whole = sum([hx * hy * hz for _, _, _, hx, hy, hz in kind.boxes])
        shapes = [
            engine.Collider.cuboid(hx, hy, hz).translation(engine.Vec3(x, y, z)).mass(kind.mass * hx * hy * hz / whole)
            for x, y, z, hx, hy, hz in kind.boxes
        ]
    return [
        shape.friction(kind.friction)
        .restitution(kind.restitution)
        .user_data(piece)
        .active_events(engine.ActiveEvents.COLLISION_EVENTS)
        for shape in shapes
    ]


def read(pose: list[int]) -> list[float]:
    """A pose as the state writes it, in centimetres and a turn."""
    return [part / UNIT for part in pose[:3]] + [part / TURN for part in pose[3:]]


def _length(vector: Any) -> float:
    return math.sqrt(vector.x * vector.x + vector.y * vector.y + vector.z * vector.z)


def _strayed(mark: list[float] | None, pose: list[float]) -> bool:
    rest: dict[str, float] = ENGINE["rest"]
    return mark is None or math.dist(mark[:3], pose[:3]) > rest["move"] or turned_by(mark, pose) > rest["turn"]

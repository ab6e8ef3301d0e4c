"""PPO in one file: a network learns Forbidden Island as a team, or Pompeii against itself and the bot `greedy`.

    python -m examples.ppo forbidden-island --seconds 600 --out learned

Observations and actions are numbered from the asked seat on, so one network plays every seat. A team shares its
result: its decisions are one trajectory, whoever makes them. What is good for one of two opponents is bad for the
other: where the asked seat changes, the value of what follows changes its sign.

First the network imitates `greedy` for a while, as a game is rarely won by random actions; then it learns from its own
games. Needs PyTorch (extra `learn`). docs/learning.md has the curves, and the settings that made them.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import lastboat
from lastboat import rl
from lastboat.rl import Space

SEATS = 2
FORBIDDEN = -1e9
"""The logit of an illegal action."""
EVALUATIONS, LAST = 8, 5
"""How often the network is evaluated on the way; the last evaluation has so many times the games."""
ARRAYS = ("observation", "mask", "who", "reward", "ended")
EVALUATION_SEED = 1_000_000
"""Games are evaluated with this seed; those to learn from have smaller ones."""


@dataclass(frozen=True)
class Task:
    """A game to learn, and what of it the network gets."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    unused: Sequence[str] = ()
    """Fields of the observation that tell nothing new."""
    caps: Mapping[str, int] = field(default_factory=dict)
    """Fields of which larger values count as this one."""
    board: str = ""
    """The field with the place of each tile, where the tiles lie differently in every game."""
    by_tile: Sequence[str] = ()
    """Fields with a number for each tile, which the network also gets by place."""
    pawns: str = ""
    """The field with the tile of each pawn, likewise."""
    shaping: Mapping[str, float] = field(default_factory=dict)
    """What a field's increase by one is worth, for opponents what is one's own minus what is the other's.

    Besides, a team gets 1 for a victory, and opponents get 1 or -1.
    """


TASKS = {
    "forbidden-island": Task(
        "forbidden-island",
        options={"level": "novice"},
        unused=("cell_row", "cell_col", "neighbours", "role_wish"),
        board="cell",
        by_tile=("tiles", "flood_pile"),
        pawns="place",
        shaping={"taken": 0.1},
    ),
    "pompeii": Task(
        "pompeii",
        unused=("flow", "verdict"),
        caps={"town": 5, "crowd": 6, "hosts": 6},
        shaping={"saved": 0.04},
    ),
}


@dataclass(frozen=True)
class Settings:
    """How to learn."""

    tables: int = 8192
    steps: int = 32
    """Decisions of each table between two rounds of learning."""
    passes: int = 3
    """How often each decision is learned from."""
    batch: int = 8192
    width: int = 256
    """Units of a layer."""
    rate: float = 5e-4
    """The learning rate at first; it falls to 0, and so does the entropy bonus."""
    trace: float = 0.95
    """Lambda of the generalised advantage estimates."""
    clip: float = 0.2
    far: float = 0.02
    """No further pass when the policy has changed this much (KL divergence)."""
    entropy: float = 0.002
    sparring: float = 0.5
    """The share of the tables with the bot greedy on one seat; at the others the network plays itself."""
    imitation: float = 0.15
    """The share of the time in which the network first imitates greedy."""
    seconds: float = 600.0
    rounds: int = 1 << 30
    """Learning ends after so many rounds, or seconds."""
    games: int = 2000
    """Games of an evaluation."""
    threads: int = 1
    seed: int = 1
    device: str = "cuda" if torch.cuda.is_available() else "cpu"
    tables_on: str = ""
    """The device of the tables, where it is another one."""


class Encoder(nn.Module):
    """Observations and masks as zeros and ones: for each number a 1 at its value."""

    shown: Tensor
    cap: Tensor
    first: Tensor

    def __init__(self, task: Task, space: Space) -> None:
        super().__init__()
        self.task, self.space = task, space
        low, top = space.low.astype(int), space.high.astype(int)
        for name, cap in task.caps.items():
            top[space.fields[name].slice] = cap
        shown = [n for name, cells in space.fields.items() if name not in task.unused for n in self._used(cells)]
        if task.board:  # the numbers that `_by_place` adds
            tiles = space.fields[task.board].shape[0]
            moved = np.concatenate([np.arange(space.size)[space.fields[name].slice] for name in task.by_tile])
            shown += range(space.size, space.size + len(moved) + space.seats)
            low = np.concatenate([low, low[moved], np.full(space.seats, -1)])
            top = np.concatenate([top, top[moved], np.full(space.seats, tiles - 1)])
        values = (top - low + 1)[shown]
        self.size = int(values.sum()) + space.actions
        for name, numbers in (("shown", shown), ("cap", top[shown]), ("first", values.cumsum() - values - low[shown])):
            self.register_buffer(name, torch.tensor(numbers), persistent=False)

    def forward(self, observation: Tensor, mask: Tensor) -> Tensor:
        """A row of zeros and ones for each observation and its mask."""
        if self.task.board:
            observation = torch.cat([observation, *self._by_place(observation)], 1)
        found = observation[:, self.shown].long().minimum(self.cap) + self.first
        kind = torch.bfloat16 if mask.is_cuda else torch.float32
        ones = torch.zeros(len(mask), self.size - mask.shape[1], dtype=kind, device=mask.device)
        return torch.cat([ones.scatter(1, found, 1.0), mask.to(kind)], 1)

    def places(self, observation: Tensor) -> Tensor:
        """The place of each tile."""
        return observation[:, self.space.fields[self.task.board].slice].long().clamp(min=0)

    def _by_place(self, observation: Tensor) -> list[Tensor]:
        """Fields with a number for each tile as numbers for each place, and the places of the pawns."""
        places, spaced = self.places(observation), self.space.fields
        by_tile = [observation[:, spaced[name].slice] for name in self.task.by_tile]
        pawns = observation[:, spaced[self.task.pawns].slice][:, : self.space.seats].long()
        where = places.gather(1, pawns.clamp(min=0)).where(pawns >= 0, -1).to(torch.int8)
        return [*(torch.zeros_like(numbers).scatter(1, places, numbers) for numbers in by_tile), where]

    def _used(self, cells: rl.Cells) -> range:
        """The numbers of a field, without those of seats that nobody has."""
        first, last = cells.slice.start, cells.slice.stop
        return range(first, first + (last - first) * self.space.seats // cells.shape[0] if cells.per_seat else last)


class Network(nn.Module):
    """The logit of each action, and the result that the asked seat can expect."""

    tile_actions: Tensor

    def __init__(self, task: Task, space: Space, width: int) -> None:
        super().__init__()
        self.task = task
        self.encoder = Encoder(task, space)
        self.first = nn.Linear(self.encoder.size, width)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(2)
        )
        self.last = nn.Sequential(nn.LayerNorm(width), nn.ReLU())
        self.actor = nn.Linear(width, space.actions)
        self.critic = nn.Linear(width, 1)
        if task.board:  # an action on a tile has a second logit, which depends on the tile's place
            of_tiles, kinds = _tile_actions(space)
            self.register_buffer("tile_actions", torch.tensor(of_tiles), persistent=False)
            self.by_place = nn.Linear(width, kinds * space.fields[task.board].shape[0])

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and expected results, a row for each observation and its mask."""
        with torch.autocast(observation.device.type, torch.bfloat16, enabled=observation.is_cuda):
            x = self.first(self.encoder(observation, mask))
            for block in self.blocks:
                x = x + block(x)
        x = self.last(x.float())
        logits = self.actor(x)
        if self.task.board:
            places = self.encoder.places(observation)
            action, kind, tile = self.tile_actions.T
            logits = logits.index_add(1, action, self.by_place(x).gather(1, kind * places.shape[1] + places[:, tile]))
        return logits.masked_fill(mask == 0, FORBIDDEN), self.critic(x)[:, 0]


def _tile_actions(space: Space) -> tuple[list[tuple[int, int, int]], int]:
    """For each action on a tile: its number, its kind (all but the tile) and the tile; and how many kinds there are."""
    kinds: dict[tuple[Any, ...], int] = {}
    found = []
    for action in range(space.nothing):
        verb = space.game.actions.verb_of(action)
        given = dict(zip((name for name, _ in verb.args), verb.values(action), strict=True))
        if "tile" in given:
            tile = given.pop("tile")
            found.append((action, kinds.setdefault((verb.name, *given.values()), len(kinds)), tile))
    return found, len(kinds)


@dataclass
class Played:
    """What was played at all tables: first the time, then the table."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    """The logarithm of the probability with which the action was chosen."""
    own: Tensor
    """Whether the network chose it, or is to imitate it."""
    value: Tensor
    """What was expected, one more at the end."""
    reward: Tensor
    """For the seat that played."""
    follows: Tensor
    """How what follows counts: 1, -1 where the opponent plays next, 0 at the end of a game."""
    last_free: Tensor
    """Whether the decision after the last one is free."""


class Tables:
    """Tables of a game whose arrays reach the learner's device. Nobody is asked out of turn: most would only wait."""

    def __init__(self, task: Task, settings: Settings, tables: int, bots: list[str] | None = None) -> None:
        self.device, self.home = settings.device, settings.tables_on or settings.device
        self.tables = rl.Tables(
            lastboat.game(task.game), SEATS, tables, task.options,
            interrupts=False, threads=settings.threads, bots=bots, device=self.home,
        )  # fmt: skip
        self._views = {name: torch.from_dlpack(getattr(self.tables, name)) for name in ARRAYS}

    def __getitem__(self, name: str) -> Tensor:
        """A copy of an array."""
        return self._views[name].to(self.device, copy=True)

    def greedy(self) -> Tensor:
        """What the bot greedy would play."""
        return torch.from_dlpack(self.tables.greedy()).to(self.device, copy=True)

    def step(self, actions: Tensor) -> None:
        """Play an action at each table."""
        self.tables.step(actions.to(self.home))


class Player:
    """Plays at many tables."""

    def __init__(self, task: Task, settings: Settings) -> None:
        self.task, self.settings, self.game = task, settings, lastboat.game(task.game)
        self.tables = Tables(task, settings, settings.tables)
        self.tables.tables.reset(settings.seed)
        self.space = self.tables.tables.space
        number = torch.arange(settings.tables, device=settings.device)
        self._obey = number % 2 == 0
        sparring = number < (0 if self.game.cooperative else settings.sparring * settings.tables)
        self._rival = torch.where(sparring, number % 2, -1)
        """The seat of greedy at each table, or none."""

    @torch.no_grad()
    def play(self, network: Network, imitate: bool) -> Played:
        """So many decisions at all tables, chosen by the network, and by greedy on the seats that it has.

        To imitate, what greedy would do is noted instead, and every second table does that.
        """
        tables, rows = self.tables, []
        asks = imitate or bool((self._rival >= 0).any())
        observation, mask, who = tables["observation"], tables["mask"], tables["who"]
        for _ in range(self.settings.steps):
            logits, value = network(observation, mask)
            chances = logits.log_softmax(1)
            action = played = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)  # a draw
            greedy = tables.greedy() if asks else action
            if imitate:
                action, own = greedy, torch.ones_like(self._obey)
                played = greedy.where(self._obey, played)
            else:
                own = who != self._rival
                action = played = played.where(own, greedy)
            chance = chances.gather(1, action[:, None])[:, 0]
            tables.step(played)
            before, asked = self._worth(observation, who), who
            row = {"observation": observation, "mask": mask, "action": action, "chance": chance, "own": own}
            observation, mask, who = tables["observation"], tables["mask"], tables["who"]
            reward, follows = self._paid(asked, who, self._worth(observation, who) - before)
            rows.append({**row, "value": value, "reward": reward, "follows": follows})
        parts = {name: torch.stack([row[name] for row in rows]) for name in rows[0]}
        parts["value"] = torch.cat([parts["value"], network(observation, mask)[1][None]])
        return Played(**parts, last_free=mask.sum(1) > 1)

    def _paid(self, asked: Tensor, who: Tensor, gained: Tensor) -> tuple[Tensor, Tensor]:
        """The rewards of a step for the seats that were asked, and how what follows counts."""
        over, result = self.tables["ended"] > 0, self.tables["reward"].gather(1, asked[:, None])[:, 0]
        if self.game.cooperative:
            return torch.where(over, (result > 0).float(), gained), (~over).float()
        turned = torch.where(who == asked, 1.0, -1.0)
        return torch.where(over, 2 * result - 1, (1 - 2 * asked) * gained), turned.where(~over, 0.0)

    def _worth(self, observation: Tensor, who: Tensor) -> Tensor:
        """What the fields of `shaping` are worth at each table: to the team, or to seat 0."""
        total = torch.zeros(len(who), device=who.device)
        for name, worth in self.task.shaping.items():
            numbers = observation[:, self.space.fields[name].slice].float()
            if self.game.cooperative:
                total += worth * numbers.sum(1)
            else:  # the first is that of the asked seat
                total += worth * (1 - 2 * who) * (numbers[:, 0] - numbers[:, 1])
        return total


def returns(played: Played, trace: float) -> tuple[Tensor, Tensor]:
    """The result that each decision led to, as far as it is known, and then as expected; and what to learn from.

    These are lambda returns over the free decisions. Nothing is learned from forced ones, with a single legal action,
    so no expectation is asked there: that of the next free decision takes its place.
    """
    free = played.mask.sum(2) > 1
    value = played.value
    found, used = torch.empty_like(played.reward), torch.empty_like(free)
    after, known = value[-1], played.last_free
    next_free, next_value = played.last_free, value[-1]
    for t in reversed(range(len(found))):
        mixed = torch.where(next_free, (1 - trace) * next_value + trace * after, after)
        known = known | (played.follows[t] == 0)
        after = torch.where(known, played.reward[t] + played.follows[t] * mixed, value[t])
        found[t], used[t] = after, known & free[t] & played.own[t]
        known = known | free[t]
        next_free, next_value = free[t], value[t]
    return found, used


def learn(
    network: Network, optimizer: torch.optim.Optimizer, played: Played, settings: Settings, imitate: bool
) -> dict[str, float]:
    """Learn from what was played, several times; the means of what is worth watching."""
    target, used = returns(played, settings.trace)
    rows = used.flatten().nonzero()[:, 0]
    observation, mask, action, chance, target, gain = (
        x.flatten(0, 1)[rows]
        for x in (played.observation, played.mask, played.action, played.chance, target, target - played.value[:-1])
    )
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    batches = max(1, len(gain) // settings.batch)
    watched: list[Tensor] = []
    for _ in range(settings.passes):
        for part in torch.chunk(torch.randperm(len(gain), device=gain.device), batches):
            logits, value = network(observation[part], mask[part])
            chances = logits.log_softmax(1)
            chosen = chances.gather(1, action[part, None])[:, 0]
            change = chosen - chance[part]
            ratio = change.exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            entropy = -(chances.exp() * chances).sum(1).mean()
            error = (value - target[part]).square().mean()
            if imitate:
                loss = 0.5 * error - chosen.mean()
            else:
                better = torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
                loss = 0.5 * error - better - settings.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            same = (logits.argmax(1) == action[part]).float().mean()
            watched.append(torch.stack([entropy, error / target.var(), (ratio - 1 - change).mean(), same]).detach())
        if not imitate and torch.stack(watched[-batches:])[:, 2].mean() > settings.far:
            break
    means = torch.stack(watched).mean(0).tolist()
    return dict(zip(("entropy", "unexplained", "change", "same"), means, strict=True))


def evaluate(network: Network, task: Task, settings: Settings, games: int) -> float:
    """The share of games won by the network's best actions: as a team, or against greedy from either seat."""
    if lastboat.game(task.game).cooperative:
        return float((results(network, task, settings, games, None) > 0).float().mean())
    seatings = (["learner", "greedy"], ["greedy", "learner"])
    return float(np.mean([results(network, task, settings, games // 2, bots).mean().item() for bots in seatings]))


@torch.no_grad()
def results(network: Network, task: Task, settings: Settings, games: int, bots: list[str] | None) -> Tensor:
    """The learner's result of the first game at each of so many tables."""
    tables = Tables(task, settings, games, bots)
    tables.tables.reset(EVALUATION_SEED)
    seat = bots.index("learner") if bots else 0
    found = torch.full((games,), -1.0, device=settings.device)
    while (found < 0).any():
        logits, _ = network(tables["observation"], tables["mask"])
        tables.step(logits.argmax(1))
        found = tables["reward"][:, seat].where((found < 0) & (tables["ended"] > 0), found)
    tables.tables.close()
    return found


def train(task: Task, settings: Settings, folder: Path) -> list[dict[str, float]]:
    """Learn a game; what was won on the way. The network is saved whenever it has been evaluated."""
    torch.manual_seed(settings.seed)
    player = Player(task, settings)
    network = Network(task, player.space, settings.width).to(settings.device)
    optimizer = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5, fused=True)
    curve: list[dict[str, float]] = []
    watched: dict[str, float] = {}
    start = time.monotonic()
    for number in itertools.count():
        spent = time.monotonic() - start
        left = 1 - max(spent / settings.seconds, number / settings.rounds)
        imitate = left > 1 - settings.imitation
        if 1 - left >= len(curve) / EVALUATIONS or left <= 0:
            games = settings.games if left > 0 else LAST * settings.games
            won = evaluate(network, task, settings, games)
            decisions = number * settings.steps * settings.tables
            curve.append({"seconds": round(spent, 1), "decisions": decisions, "games": games, "won": won, **watched})
            save(folder, network, settings, curve)
            print(json.dumps(curve[-1]), flush=True)
        if left <= 0:
            break
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * left
        played = player.play(network, imitate)
        watched = learn(network, optimizer, played, replace(settings, entropy=settings.entropy * left), imitate)
        watched["imitating"] = float(imitate)
    return curve


def save(folder: Path, network: Network, settings: Settings, curve: list[dict[str, float]]) -> None:
    """Write the network, and how it was made beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    game = network.task.game
    weights = {name: numbers.half().cpu() for name, numbers in network.state_dict().items()}
    torch.save({"game": game, "width": settings.width, "weights": weights}, folder / f"{game}.pt")
    text = json.dumps({"game": game, "settings": asdict(settings), "curve": curve}, indent=1)
    (folder / f"{game}.json").write_text(text + "\n", encoding="utf-8")


def load(path: Path) -> Network:
    """A network that was saved."""
    saved = torch.load(path, map_location="cpu", weights_only=True)
    network = Network(TASKS[saved["game"]], Space(lastboat.game(saved["game"]), SEATS), saved["width"])
    network.load_state_dict(saved["weights"])
    return network.eval()


def main(given: Sequence[str] | None = None) -> None:
    """Learn a game as the command line says; every setting is an option."""
    parser = argparse.ArgumentParser(description="Learn a game by PPO.")
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="folder for the network and its curve")
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"default: {value}")
    options = vars(parser.parse_args(given))
    task, folder = TASKS[options.pop("game")], options.pop("out")
    train(task, Settings(**options), folder)


if __name__ == "__main__":
    torch.set_float32_matmul_precision("high")
    main()

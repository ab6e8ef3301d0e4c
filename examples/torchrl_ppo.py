"""The same environment and network through TorchRL: PPO for a team's game, made of TorchRL's parts.

    python -m examples.torchrl_ppo --rounds 200

`rl.single` is a Gymnasium environment, so TorchRL wraps it, and reads the legal actions from `info`. It plays in plain
Python: this is the place to try what TorchRL has, such as other losses, collectors and replay buffers. For speed see
`examples.ppo`, which has a loop of its own around `rl.Tables`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial

import torch
from tensordict import TensorDict
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torch import Tensor, nn
from torch.distributions import Categorical
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import ActionMask, EnvBase, GymWrapper, SerialEnv, TransformedEnv
from torchrl.envs.libs.gym import default_info_dict_reader
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import lastboat
from examples.ppo import SEATS, TASKS, Network, Task
from lastboat import rl

TABLES, STEPS, PASSES, BATCH, WIDTH, RATE = 8, 64, 2, 128, 128, 5e-4


def environment(task: Task, seed: int) -> EnvBase:
    """One table as an environment of TorchRL, which draws legal actions only."""
    env = rl.single(lastboat.game(task.game), SEATS, task.options)
    env.reset(seed=seed)
    wrapped = GymWrapper(env, categorical_action_encoding=True)
    mask = {"action_mask": Binary(env.table.space.actions, dtype=torch.int8)}
    wrapped.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=mask))
    return TransformedEnv(wrapped, ActionMask())


class Rows(nn.Module):
    """The network for any number of dimensions before the last one; the value with a dimension of its own."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values."""
        before = observation.shape[:-1]
        logits, value = self.network(observation.reshape(-1, observation.shape[-1]), mask.reshape(-1, mask.shape[-1]))
        return logits.reshape(*before, -1), value.reshape(*before, 1)


def learn(game: str, rounds: int, seed: int = 1) -> Iterator[TensorDict]:
    """Learn a team's game; what each round has played."""
    task = TASKS[game]
    torch.manual_seed(seed)
    network = Rows(Network(task, rl.Space(lastboat.game(game), SEATS), WIDTH))
    seen = ["observation", "action_mask"]
    policy = ProbabilisticTensorDictSequential(
        TensorDictModule(network, seen, ["logits", "_"]),
        ProbabilisticTensorDictModule(["logits"], ["action"], distribution_class=Categorical, return_log_prob=True),
    )
    critic = TensorDictModule(network, seen, ["_", "state_value"])
    loss = ClipPPOLoss(policy, critic, entropy_coeff=0.005, critic_coeff=1.0)
    estimate = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    tables = SerialEnv(TABLES, [partial(environment, task, seed + n) for n in range(TABLES)])
    collector = Collector(tables, policy, frames_per_batch=TABLES * STEPS, total_frames=rounds * TABLES * STEPS)
    for played in collector:
        for _ in range(PASSES):
            with torch.no_grad():
                estimate(played)
            rows = played.reshape(-1)
            for part in torch.randperm(len(rows)).split(BATCH):
                terms = loss(rows[part])
                total = terms["loss_objective"] + terms["loss_critic"] + terms["loss_entropy"]
                optimizer.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        yield played
    collector.shutdown()


def main(given: Sequence[str] | None = None) -> None:
    """Learn, and print the mean result of the games that each round has ended."""
    parser = argparse.ArgumentParser(description="Learn Forbidden Island with TorchRL.")
    parser.add_argument("--rounds", type=int, default=200)
    options = parser.parse_args(given)
    for number, played in enumerate(learn("forbidden-island", options.rounds)):
        over = played["next", "done"]
        ended, result = int(over.sum()), played["next", "reward"][over].mean().item()
        print(f"round {number}: {ended} games ended, mean result {result if ended else 0:.3f}", flush=True)


if __name__ == "__main__":
    main()

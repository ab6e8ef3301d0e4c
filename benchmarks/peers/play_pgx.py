"""pgx: a batch of games inside one compiled loop, each begun anew when it ends.

It plays on one thread of the processor, unless JAX_PLATFORMS says otherwise.

Here `count` is a number of runs of STRETCH moves in each of BATCH games: a compiled loop has no
other way to play "to the end". A step is one move; pgx rolls its dice inside the move.
"""

from __future__ import annotations

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["OMP_NUM_THREADS"] = "1"

from importlib.metadata import version
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

from benchmarks.bursts import Play, answer_all

GAMES = ("backgammon", "go_9x9")
BATCH = 256
STRETCH = 20


def player(name: str, batch: int = BATCH) -> Play:
    """Return a function that plays a number of moves in a batch of games."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(now: Any, _: Any) -> Any:
        state, key = now
        key, choosing, dice = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return (step(state, action, jax.random.split(dice, batch)), key), None

    @jax.jit  # type: ignore[untyped-decorator]
    def stretch(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, (state, key), None, length=STRETCH)[0]

    begin = jax.jit(jax.vmap(env.init))

    def play(count: int) -> int:
        now = begin(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)
        for _ in range(count):
            now = stretch(*now)
        jax.block_until_ready(now)
        return count * STRETCH * batch

    return play


if __name__ == "__main__":
    answer_all({f"pgx {name}": player(name) for name in GAMES}, version=version("pgx"))

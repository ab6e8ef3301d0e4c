"""The weights of a network can be trained again, and predict better than the mean."""

from __future__ import annotations

import lastboat
from lastboat.games.forbidden_island.ai import features
from lastboat.sim.executors import Processes
from lastboat.sim.training import loss, sample, text, train


def test_a_trained_network_predicts_better_than_the_mean() -> None:
    island = lastboat.game("forbidden-island")
    with Processes(2) as executor:
        samples = sample(island, games=60, seed=5, executor=executor)
    assert samples.features.max() < features.FEATURES
    assert 0 < samples.won.mean() < 0.5
    network = train(samples, features.FEATURES, hidden=4, epochs=3, rate=0.01, seed=1)
    trained, mean = loss(network, samples)
    assert trained < 0.95 * mean
    scope: dict[str, object] = {}
    exec(text(network, 1.0), scope)
    assert scope["HIDDEN"] == 4
    assert len(list(scope["FEATURE_WEIGHTS"])) == features.FEATURES  # type: ignore[call-overload]

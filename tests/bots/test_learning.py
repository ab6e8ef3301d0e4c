"""A judge's lessons can be learned again, and tell more than the mean."""

from __future__ import annotations

import lastboat
from lastboat.games.forbidden_island.ai import features
from lastboat.sim.training import learn, loss, text, watch


def test_lessons_tell_more_than_the_mean() -> None:
    island = lastboat.game("forbidden-island")
    watched = watch(island, games=60, seed=5)
    assert watched.cues.max() < features.CUES
    assert 0 < watched.won.mean() < 0.5
    lessons = learn(watched, features.CUES, impressions=4, epochs=3, rate=0.01, seed=1)
    learned, mean = loss(lessons, watched)
    assert learned < 0.95 * mean
    scope: dict[str, object] = {}
    exec(text(lessons, 1.0), scope)
    assert scope["HIDDEN"] == 4
    assert len(list(scope["LESSONS"])) == features.CUES  # type: ignore[call-overload]

# Why a move is recommended. $points: percentage points between the odds of two moves.
hint-sure = Nothing else comes close.
hint-clear = Clearly the best: { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
 } ahead of the next.
hint-best = The best, though not by much.
hint-close = The best by a hair; others are practically as good.
hint-as-good = Practically as good as the best.
hint-behind = Costs about { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
 }.
hint-misses = Leaves aside: { $what }

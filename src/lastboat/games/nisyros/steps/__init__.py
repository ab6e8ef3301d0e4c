"""The ten steps of a round, one module per step or part of a step."""

"""The event cards (§6): the pile, the cards that act when they are drawn, and those that wait for step 3 or 6."""

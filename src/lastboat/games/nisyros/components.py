"""The components that the printed rules do not show: RECONSTRUCTED, to be corrected by an owner of the box.

The booklet prints neither the dice stickers, nor which resource areas a ring holds, nor how many dam spots an area
has, nor which cards carry the star. What stands here was worked out from what the rules force (see RULEBOOK.md,
"Reading"). If you own the box and see something else, change it in this file: nothing else repeats these numbers.

What the rules do force, and a test checks: the event die is black in four of six throws; each village is as likely as
the others on the volcano die; the bonus markers (two stone, one wood, one wheat) are those of ring 1; three action dice
can add an eruption; 32 dams are enough for every spot; ten cards carry a star.
"""

STONE, WOOD, WHEAT = 0, 1, 2
SHIPYARD, DAM_PLACE, THEATRE, HERMES, ONE_MORE, ONE_LESS = 3, 4, 5, 6, 7, 8
MANDRAKI, PALI, EMPORIOS, NIKIA = 0, 1, 2, 3

# The red event die: the numbers, and which of them are printed in red.
EVENT_DIE = (1, 1, 2, 2, 3, 3)
RED_NUMBERS = (2,)

# The black volcano die: a village, or two of them.
VOLCANO_DIE = (
    (MANDRAKI,),
    (PALI,),
    (EMPORIOS,),
    (NIKIA,),
    (MANDRAKI, EMPORIOS),
    (PALI, NIKIA),
)

# The five yellow action dice, all different.
ACTION_DICE = (
    (STONE, WOOD, WHEAT, SHIPYARD, HERMES, ONE_MORE),
    (STONE, DAM_PLACE, SHIPYARD, THEATRE, HERMES, ONE_MORE),
    (WOOD, WHEAT, DAM_PLACE, THEATRE, HERMES, ONE_MORE),
    (STONE, WOOD, SHIPYARD, THEATRE, HERMES, ONE_LESS),
    (WOOD, WHEAT, DAM_PLACE, SHIPYARD, HERMES, ONE_LESS),
)

# How many of the four areas of each ring give stone, wood and wheat.
RING_AREAS = (
    (2, 1, 1),  # ring 1, at the crater
    (1, 2, 1),  # ring 2
    (1, 1, 2),  # ring 3
    (1, 2, 1),  # ring 4
)

# Dam spots of ring 1, 2, 3, 4 and the coast: the usual reading, and the alternative that is offered as an option.
DAM_SPOTS = (
    (0, 2, 2, 2, 2),
    (0, 1, 2, 2, 3),
)

# Copies of each event card, kinds 1 to 20 in the order of the card table, and how many of the copies carry a star.
CARD_COPIES = (1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2, 2, 2)
STAR_COPIES = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

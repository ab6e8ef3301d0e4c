"""Balance studies: the same games in cells that differ in one thing, and what difference it makes.

`plan` says which games, `journal` plays them and keeps them, `results` reads them back, `comparing` computes
differences, `data` writes them as Parquet and `page` as a page for people.
"""

"""The server: tables that are always there, for every game, without knowing any of them.

`app.create_app` makes the application, `serve.run` serves it. What it says to clients is told in
`docs/protocol.md`.
"""

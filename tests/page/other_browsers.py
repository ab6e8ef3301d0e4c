"""Drives Firefox and WebKitGTK by their own protocols: WebDriver BiDi and WebDriver. Needs no driver of ours."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds until a browser has started, or has answered."""
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser")

Outcome = TypeVar("Outcome")


class Browser(Protocol):
    """What the tests ask of a browser."""

    def go(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """Run the body of a function and return its value, which JSON can hold."""

    def click(self, x: float, y: float) -> None: ...

    def resize(self, width: int, height: int) -> None: ...


def firefox() -> str | None:
    """Firefox on this machine."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> tuple[str, str] | None:
    """WebKitGTK's driver and its MiniBrowser, where there is a screen or Xvfb."""
    driver = shutil.which("WebKitWebDriver")
    found = [str(path) for pattern in MINI_BROWSERS for path in Path("/").glob(pattern.removeprefix("/"))]
    screen = os.environ.get("DISPLAY") or shutil.which("Xvfb")
    return (driver, found[0]) if driver and found and screen else None


class Firefox:
    """Firefox by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, script: str) -> Any:
        told = self._ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify(await (async () => {{ {script} }})() ?? null)",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._tab, actions=[_press(x, y)])

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def _ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE))
            if told.get("id") == self._number:
                assert told["type"] == "success", told
                return told["result"]


class WebKit:
    """MiniBrowser by WebDriver."""

    def __init__(self, port: int, binary: str) -> None:
        self._driver = f"http://127.0.0.1:{port}"
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = "/session/" + _until(lambda: self._ask("POST", "/session", wanted))["sessionId"]

    def go(self, url: str) -> None:
        self._ask("POST", self._session + "/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._ask("POST", self._session + "/execute/sync", {"script": script, "args": []})

    def click(self, x: float, y: float) -> None:
        self._ask("POST", self._session + "/actions", {"actions": [_press(x, y)]})

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", self._session + "/window/rect", {"width": width, "height": height})

    def close(self) -> None:
        self._ask("DELETE", self._session, None)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._driver + path, data, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]


@contextlib.contextmanager
def open_firefox() -> Iterator[Browser]:
    """Firefox without a window and with a profile of its own."""
    path, port = firefox(), _free_port()
    assert path
    with tempfile.TemporaryDirectory() as profile:
        args = [path, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"]
        with _running([*args, "about:blank"]), contextlib.ExitStack() as open_sockets:
            url = f"ws://127.0.0.1:{port}/session"
            yield Firefox(_until(lambda: open_sockets.enter_context(connect(url, max_size=None))))


@contextlib.contextmanager
def open_webkit() -> Iterator[Browser]:
    """MiniBrowser, on a screen of its own where there is none."""
    paths, port = webkit(), _free_port()
    assert paths
    driver, binary = paths
    with contextlib.ExitStack() as running:
        env = dict(os.environ)
        if "DISPLAY" not in env:
            reading, writing = os.pipe()
            screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24"]
            running.enter_context(_running(screen, pass_fds=(writing,)))
            with os.fdopen(reading) as number:
                env["DISPLAY"] = f":{number.readline().strip()}"
        running.enter_context(_running([driver, f"--port={port}"], env=env))
        opened = WebKit(port, binary)
        yield opened
        opened.close()


@contextlib.contextmanager
def _running(command: list[str], **how: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _until(attempt: Callable[[], Outcome]) -> Outcome:
    """Try until somebody listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (OSError, WebSocketException):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def _press(x: float, y: float) -> dict[str, Any]:
    at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press}

"""`lastboat doctor` and the files in deploy/: what a fresh installation starts from."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
import threading
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.testclient import TestClient
from typer.testing import CliRunner

from lastboat.cli.app import app
from lastboat.server import doctor
from lastboat.server.settings import PREFIX, Settings
from lastboat.server.web.app import create_app
from tests.server.conftest import sqlite_db
from tests.server.processes import Server
from tests.server.tables import folder, fresh_database, settings_in
from tests.server.test_durability import QUIET

__all__ = ["folder", "fresh_database", "sqlite_db"]

DEPLOY = Path(__file__).parents[2] / "deploy"


def verdicts(address: str) -> dict[str, str]:
    return {one.check.removeprefix("doctor-"): one.verdict for one in doctor.check_site(address)}


def test_a_good_installation_passes_every_check(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTBOAT_LANG", "en")
    with Server(sqlite_db, env={**QUIET, "LASTBOAT_HOSTS": "127.0.0.1"}) as server:
        found = CliRunner().invoke(app, ["doctor", server.url, "--db", sqlite_db])
        assert found.exit_code == 0, found.output
        assert set(verdicts(server.url).values()) == {"good"}
        assert "✓ WebSockets come through (101)" in found.output
    found = CliRunner().invoke(app, ["doctor", server.url, "--db", sqlite_db])
    assert found.exit_code == 1
    assert "✗ The server answers" in found.output


def test_open_hosts_are_a_warning_only(sqlite_db: str) -> None:
    with Server(sqlite_db, env=QUIET) as server:
        assert {check for check, verdict in verdicts(server.url).items() if verdict != "good"} == {"other-hosts"}
        assert CliRunner().invoke(app, ["doctor", "--health", server.url]).exit_code == 0


class BadProxy(threading.Thread):
    """Answers everything with 200 and a bare page: no upgrade, no headers, whatever the host and the origin."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.start()

    def run(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            with client:
                path = client.recv(65536).split(b" ")[1]
                body = b'{"version": "1"}' if path == b"/livez" else b"<html>"
                head = f"HTTP/1.1 200 OK\r\nDate: Thu, 01 Jan 2026 00:00:00 GMT\r\nContent-Length: {len(body)}\r\n\r\n"
                client.sendall(head.encode() + body)


def test_a_bad_proxy_is_found_out() -> None:
    proxy = BadProxy()
    found = verdicts(proxy.url)
    proxy.listening.close()
    wrong = {check for check, verdict in found.items() if verdict == "bad"}
    doubtful = {check for check, verdict in found.items() if verdict == "warning"}
    assert wrong == {"socket"}
    assert doubtful == {"headers", "other-hosts", "clock"}


def test_the_database_is_checked(folder: Path, tmp_path: Path) -> None:
    def states(settings: Settings) -> dict[str, str]:
        return {one.check: one.verdict for one in asyncio.run(doctor.check_database(settings))}

    assert states(settings_in(folder))["doctor-database"] == "good"
    missing = Settings(db=f"sqlite+aiosqlite:///{tmp_path / 'nothing.db'}")
    with pytest.raises(Exception, match="no database"):
        states(missing)
    (tmp_path / "nothing.db").write_bytes(b"nonsense" * 1000)
    assert states(missing)["doctor-database"] == "bad"


@pytest.mark.parametrize(
    ("scheme", "hsts", "said"), [("https", 60, "max-age=60"), ("https", 0, None), ("http", 60, None)]
)
def test_https_is_remembered_by_browsers_that_came_by_it(
    folder: Path, scheme: str, hsts: int, said: str | None
) -> None:
    with TestClient(create_app(settings_in(folder, hsts=hsts)), base_url=f"{scheme}://lastboat.test") as client:
        assert client.get("/livez").headers.get("strict-transport-security") == said


# The files in deploy/ ------------------------------------------------------------------------------------


def test_deployed_settings_exist() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | {"LASTBOAT_CACHE"}
    for path in DEPLOY.iterdir():
        assert set(re.findall(rf"{PREFIX}[A-Z_]+", path.read_text("utf-8"))) <= known, path.name


def test_containers_have_no_more_rights_than_they_need() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    server = compose["services"]["lastboat"]
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert server["networks"] == ["inside"]
    assert compose["networks"]["inside"]["internal"]
    assert "ports" not in server | compose["services"]["db"]
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    assert re.findall(r"(?m)^USER (.+)$", image) == ["10001"]
    assert re.findall(r"(?m)^FROM (\S+)", image) == ["python:3.13-slim"] * 2


def test_the_unit_is_valid_and_sandboxed(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd-analyze: install one (Debian: systemd)")
    unit = tmp_path / "lastboat.service"
    text = (DEPLOY / "lastboat.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/lastboat/bin/lastboat", "/bin/true"), "utf-8")
    found = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert found.stderr == ""
    scored = [analyze, "security", "--offline=yes", "--threshold=20", str(unit)]
    subprocess.run(scored, capture_output=True, text=True, check=True)


def test_the_proxy_accepts_its_configuration(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
    if nginx is None:
        pytest.skip("no nginx: install one (Debian: nginx)")
    subprocess.run(nginx_test(nginx, tmp_path, "127.0.0.1:8010"), capture_output=True, check=True)


def nginx_test(nginx: str, folder: Path, server: str) -> list[str]:
    """The command that checks the configuration, with a certificate made for it."""
    subject = ["-subj", "/CN=localhost", "-days", "2", "-nodes", "-newkey", "rsa:2048"]
    pair = ["-keyout", str(folder / "play.key"), "-out", str(folder / "play.pem")]
    subprocess.run(["openssl", "req", "-x509", *subject, *pair], capture_output=True, check=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8").replace("/etc/nginx/certs", str(folder))
    (folder / "default.conf").write_text(text.replace("lastboat:8010", server), "utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder / kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"http {{ access_log off; {temporary}include {folder / 'default.conf'}; }}\n"
    (folder / "nginx.conf").write_text(f"events {{}}\npid {folder / 'pid'};\n{http}", "utf-8")
    return [nginx, "-t", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]

"""Letters: an address is confirmed, a forgotten password is chosen anew, and nobody learns who has an address."""

import email
import os
import queue
import re
import socketserver
import subprocess
import sys
import threading

import pytest


class Postman(socketserver.StreamRequestHandler):
    """As much of a mail server as a letter needs."""

    def handle(self):
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b"".join(iter(self.rfile.readline, b".\r\n"))
                self.server.letters.put(email.message_from_bytes(text))
            if word == b"QUIT":
                return
            self.wfile.write(b"250 well\r\n")


@pytest.fixture
def letters():
    """Letters as they arrive, and the port of the mail server they arrive at."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Postman) as post:
        post.letters, post.daemon_threads = queue.Queue(), True
        threading.Thread(target=post.serve_forever, daemon=True).start()
        yield post
        post.shutdown()


@pytest.fixture
def writing_server(letters, start_server):
    settings = {"PETTEIA_MAIL_FROM": "petteia@example.org", "PETTEIA_SITE": "https://example.org/"}
    return start_server(PETTEIA_SMTP=f"smtp://127.0.0.1:{letters.server_address[1]}", **settings)


def next_letter(letters):
    letter = letters.letters.get(timeout=60)
    return letter["To"], re.sub(r"\s+", " ", letter.get_payload(decode=True).decode())


def code_in(text, page):
    return re.search(rf"https://example\.org/#/{page}/(\S+)", text)[1]


def test_a_forgotten_password_is_chosen_anew_by_a_letter(writing_server, letters, browser, new_client):
    anna = browser("Anna", server=writing_server).register("Anna")
    assert anna.get("/api/me").json()["can_mail"]
    given = {"mail": "anna@example.org", "password": "correct horse", "language": "it"}
    assert anna.post("/api/me/mail", json=given | {"password": "wrong horse"}).status_code == 403
    assert anna.post("/api/me/mail", json=given).json()["mail"] is None
    to, text = next_letter(letters)
    assert to == "anna@example.org"
    assert text.startswith("Ciao Anna")
    stranger = browser(server=writing_server)
    assert stranger.post("/api/mail/confirm", json={"code": code_in(text, "mail")}).status_code == 200
    assert anna.get("/api/me").json()["mail"] == "anna@example.org"
    program = new_client(writing_server, token=anna.post("/api/tokens", json={}).json()["token"])

    answers = [stranger.post("/api/password/forgotten", json={"name": name}) for name in ("anna", "nobody")]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].content == answers[1].content
    code = code_in(next_letter(letters)[1], "reset")
    forged = code[:-1] + ("0" if code[-1] != "0" else "1")
    assert stranger.post("/api/password/reset", json={"code": forged, "new": "new password"}).status_code == 401
    stranger.become(stranger.post("/api/password/reset", json={"code": code, "new": "new password"}))
    assert stranger.get("/api/me").json()["user"]["name"] == "Anna"
    assert stranger.post("/api/password/reset", json={"code": code, "new": "another one"}).status_code == 401
    assert anna.get("/api/me").status_code == 401
    assert program.http.get("/api/me").status_code == 401
    login = {"name": "Anna", "password": "new password"}
    assert browser(server=writing_server).post("/api/login", json=login).status_code == 200
    assert letters.letters.empty()
    assert stranger.post("/api/me/mail", json={"mail": "", "password": "new password"}).json()["mail"] is None
    program.close()


def test_what_is_no_address_gets_no_letter(writing_server, letters, browser):
    anna = browser("Anna", server=writing_server).register("Anna")

    for mail in ("anna", "anna@", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "a@example.org\n"):
        answer = anna.post("/api/me/mail", json={"mail": mail, "password": "correct horse"})
        assert answer.status_code == 400, mail
    assert letters.letters.empty()


def test_a_server_without_mail_says_so(browser):
    page = browser("Anna")

    assert not page.get("/api/me").json()["can_mail"]
    assert page.post("/api/password/forgotten", json={"name": "Anna"}).status_code == 409


def test_half_a_setting_for_letters_is_refused_without_its_password(tmp_path):
    command = [sys.executable, "-c", "from petteia.cli import main; main()", "serve"]
    environment = os.environ | {"PETTEIA_SMTP": "smtp://me:hush-hush@mail.example.org"}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode == 2
    assert "PETTEIA_SITE" in done.stderr
    assert "hush" not in done.stderr

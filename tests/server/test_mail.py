"""Mail: handed over to a mail server on loopback, or refused with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string, policy
from email.message import EmailMessage
from typing import Any

import pytest

from terrae.server.mail import Letter, Mailer, MailFailed
from terrae.server.settings import BadSetting, Settings

WHO: dict[str, Any] = {"site": "https://terrae.test", "mail_from": "Terrae <terrae@terrae.test>"}


class PostOffice:
    """A mail server that keeps what it gets, or refuses recipients with a code."""

    def __init__(self, refuses: int = 0) -> None:
        self.refuses = refuses
        self.letters: list[EmailMessage] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.upper()
            if word.startswith("RCPT") and self.refuses:
                writer.write(f"{self.refuses} not here\r\n".encode())
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.letters.append(message_from_string(text[:-5], policy=policy.default))
                writer.write(b"250 kept\r\n")
            else:
                writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 fine\r\n")
            if word == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def post_office(refuses: int = 0) -> AsyncIterator[PostOffice]:
    office = PostOffice(refuses)
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office


def test_a_letter_arrives() -> None:
    async def scene() -> None:
        async with post_office() as office:
            mailer = Mailer(Settings(smtp=f"127.0.0.1:{office.port}", smtp_tls="none", **WHO))
            await mailer.send(Letter("anke@terrae.test", "Your turn – now", f"Look: {mailer.link('/table/x')}\n"))
            (letter,) = office.letters
            assert (letter["to"], letter["from"]) == ("anke@terrae.test", WHO["mail_from"])
            assert letter["subject"] == "Your turn – now" and letter["auto-submitted"] == "auto-generated"
            assert letter.get_content().strip() == "Look: https://terrae.test/table/x"

    asyncio.run(scene())


@pytest.mark.parametrize(("code", "hopeless"), [(550, True), (451, False)])
def test_a_refusal_says_whether_to_try_again(code: int, hopeless: bool) -> None:
    async def scene() -> None:
        async with post_office(code) as office:
            mailer = Mailer(Settings(smtp=f"127.0.0.1:{office.port}", smtp_tls="none", **WHO))
            with pytest.raises(MailFailed) as caught:
                await mailer.send(Letter("anke@terrae.test", "x", "y"))
            assert caught.value.hopeless == hopeless
        with pytest.raises(MailFailed) as caught:  # nobody is there any more
            await mailer.send(Letter("anke@terrae.test", "x", "y"))
        assert not caught.value.hopeless
        for to, subject in (("anke@terrae.test", "x\r\nBcc: all@terrae.test"), ("a@b\n", "x"), ("", "x")):
            with pytest.raises(MailFailed) as caught:
                await mailer.send(Letter(to, subject, "y"))
            assert caught.value.hopeless

    asyncio.run(scene())


def test_half_a_setting_is_refused() -> None:
    assert not Mailer(Settings()).ready
    wrongs: list[dict[str, Any]] = [
        {"smtp": "mail"},
        {"smtp": "mail:x", **WHO},
        {"smtp": "mail", "smtp_tls": "some", **WHO},
        {"smtp": "mail", **WHO, "mail_from": "Terrae"},
        {"smtp": "mail", **WHO, "mail_from": "Terrae <terrae>"},
    ]
    for wrong in wrongs:
        with pytest.raises(BadSetting):
            Mailer(Settings(**wrong))

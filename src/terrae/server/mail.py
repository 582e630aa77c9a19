"""Mail: one letter at a time, to the server that the settings name. Without one nothing is sent, or offered."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass, field
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr

from terrae.core.errors import TerraeError
from terrae.server.rows import now
from terrae.server.settings import BadSetting, Settings

TIMEOUT = 30.0  # seconds
WAYS = ("starttls", "tls", "none")  # how a connection is secured
PORTS = {"starttls": 587, "tls": 465, "none": 25}


NO_HEADER = (MessageError, LookupError, RecursionError, ValueError)  # what the standard library says of what is none


class MailFailed(TerraeError):
    """A letter that could not be sent; it may be later, unless it is `hopeless`."""

    def __init__(self, reason: object, *, hopeless: bool = False) -> None:
        super().__init__("server.mail-failed", reason=reason)
        self.hopeless = hopeless


@dataclass(frozen=True)
class Letter:
    """What is written to somebody, as plain text."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = field(default_factory=dict)


class Mailer:
    """Sends letters."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.host, _, port = settings.smtp.partition(":")
        if settings.smtp_tls not in WAYS:
            raise BadSetting("server.mail-tls", value=settings.smtp_tls, known=", ".join(WAYS))
        if port and not port.isdecimal():
            raise BadSetting("server.mail-host", value=settings.smtp)
        self.port = int(port or PORTS[settings.smtp_tls])
        if self.host and not (settings.mail_from and settings.site):
            raise BadSetting("server.mail-incomplete")
        if self.host and not is_address(parseaddr(settings.mail_from)[1]):
            raise BadSetting("server.mail-from", value=settings.mail_from)

    @property
    def ready(self) -> bool:
        """Can anything be sent?"""
        return bool(self.host)

    def link(self, path: str) -> str:
        """A whole address for a letter."""
        return self.settings.site.rstrip("/") + path

    def written(self, letter: Letter) -> EmailMessage:
        """A letter as it travels; whatever could forge a header is refused by the standard library."""
        message = EmailMessage()
        message["To"] = read_address(letter.to)
        try:
            message["From"] = self.settings.mail_from
            message["Subject"] = letter.subject
        except NO_HEADER as error:
            raise MailFailed(error, hopeless=True) from None
        message["Date"] = format_datetime(now())
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2].strip("> ") or None)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers.items():
            message[name] = value
        message.set_content(letter.text)
        return message

    async def send(self, letter: Letter) -> None:
        """Hand a letter over, or say why not."""
        message = self.written(letter)
        try:
            await asyncio.to_thread(self.hand_over, message)
        except smtplib.SMTPResponseException as error:
            reason = f"{error.smtp_code} {error.smtp_error!r}"
            raise MailFailed(reason, hopeless=error.smtp_code >= 500) from None
        except smtplib.SMTPRecipientsRefused as refused:
            raise MailFailed("the recipient was refused", hopeless=worst(refused) >= 500) from None
        except (OSError, smtplib.SMTPException) as error:
            raise MailFailed(type(error).__name__) from None

    def hand_over(self, message: EmailMessage) -> None:
        """Talk to the mail server; in a thread of its own."""
        secured = ssl.create_default_context() if self.settings.smtp_tls != "none" else None
        if self.settings.smtp_tls == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=secured)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        with server:
            if self.settings.smtp_tls == "starttls":
                server.starttls(context=secured)
            if self.settings.smtp_user:
                server.login(self.settings.smtp_user, self.settings.smtp_password)
            server.send_message(message)


def read_address(text: str) -> Address:
    """To whom a letter goes, if it can go there at all."""
    try:
        found = Address(addr_spec=text)
    except NO_HEADER as error:
        raise MailFailed(error, hopeless=True) from None
    if not found.username or not found.domain or found.addr_spec != text:
        raise MailFailed(text, hopeless=True)
    return found


def is_address(text: str) -> bool:
    try:
        read_address(text)
    except MailFailed:
        return False
    return True


def worst(refused: smtplib.SMTPRecipientsRefused) -> int:
    return max((code for code, _ in refused.recipients.values()), default=0)

"""Forms of accounts: the bodies of their requests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from terrae.server.accounts.identity import Scope
from terrae.server.forms import Form, Name

Secret = Annotated[str, Meta(max_length=1000)]
Handle = Annotated[str, Meta(max_length=32)]


class LogInForm(Form):
    """Who somebody says they are."""

    name: Name
    password: Secret


class RegisterForm(Form):
    """What a new account is called, and its password."""

    name: Name
    password: Secret


class RenameForm(Form):
    """Another name; the password says that it is really the owner who asks."""

    name: Name
    password: Secret = ""


class PasswordForm(Form):
    """A new password."""

    new: Secret
    password: Secret = ""  # as it is now; whoever came in by a key or a letter a moment ago need not say it


class LeaveForm(Form):
    """Somebody goes for good; whoever has a password says it."""

    password: Secret | None = None


class EndSessionForm(Form):
    """The browser that is logged out, as the list of sessions names it."""

    session: Handle


class TokenForm(Form):
    """A token to be made: what it is for, and whether a bot speaks by it."""

    label: Name
    scopes: Annotated[list[Scope], Meta(max_length=10)]
    bot: Name | None = None
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None  # after which it expires


class RevokeForm(Form):
    """The token that is worth nothing from now on."""

    token: Handle  # its name in the list, not the secret


class BotForm(Form):
    """What a bot of mine is called."""

    name: Name


class CredentialForm(Form):
    """What a browser says about a key, as JSON."""

    credential: Annotated[str, Meta(max_length=20_000)]


class NewPasskeyForm(CredentialForm):
    """A key that was made, and what it is called in the list."""

    label: Name = ""


class PasskeyForm(Form):
    """The key that is removed."""

    passkey: Annotated[str, Meta(max_length=400)]


class MailLinkForm(Form):
    """Whom a letter with a link is written to."""

    name: Name  # of an account, or its address


class LinkForm(Form):
    """The end of a link in a letter."""

    token: Annotated[str, Meta(max_length=100)]


class MailForm(Form):
    """The address that is to be mine; an empty one takes it away."""

    mail: Annotated[str, Meta(max_length=300)]
    password: Secret = ""

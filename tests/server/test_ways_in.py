"""Other ways in: links by mail, and passkeys (which `tests/browser/test_accounts.py` makes and uses)."""

from __future__ import annotations

import asyncio
import json
import random
import re
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from terrae.server.accounts.passkeys import PATIENCE, Challenges, text_of
from terrae.server.notices.bell import way_of
from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.store.accounts import LINKS
from tests.scale import scaled
from tests.server.club import PASSWORD, club, log_in, register
from tests.server.test_mail import WHO, PostOffice, post_office
from tests.server.world import Person, World, until

MAIL = "anke@terrae.test"
CREDENTIALS = scaled("passkeys that are none", 80, 4000)


def settings(office: PostOffice) -> dict[str, Any]:
    return {"smtp": f"127.0.0.1:{office.port}", "smtp_tls": "none", **WHO}


async def token_in(office: PostOffice, page: str, number: int) -> str:
    """The token of the link in the newest letter, which is the so many-th."""

    async def arrived() -> bool:
        return len(office.letters) >= number

    await until(arrived)
    link = re.search(rf"https://terrae\.test{page}(\S+)", office.letters[-1].get_content())
    assert link is not None and len(office.letters) == number
    return link[1]


async def with_mail(world: World, office: PostOffice) -> Person:
    """Somebody whose address is known."""
    anke = world.person()
    await register(anke)
    await anke.post("/api/account/mail", {"mail": "Anke@Terrae.test", "password": PASSWORD})
    token = await token_in(office, "/mail/", 1)
    assert (await anke.get("/api/account"))["mail"] is None, "nothing is known before it is proved"
    assert (await world.person().ask(f"/mail/{token}")).status_code == 200
    browser = world.person()  # any
    browser.client.headers["accept-language"] = "de"
    await browser.post("/api/account/mail/prove", {"token": token})
    assert (await anke.get("/api/account"))["mail"] == MAIL
    return anke


def strange(luck: random.Random, challenge: str, kind: str) -> str:
    """A credential of the right shape with something wrong in it, or of another shape."""
    depth = luck.choice((1, 3, 4000))
    odd: list[Any] = [None, 5, "", "ä", [], {}, "A" * luck.randrange(40), True, -1.5]
    said: Any = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": "http://terrae.test"}
    attested = luck.choice((b"\x81", b"\xa1", b"\x9f", b"\xc1", b"\xbf")) * depth + luck.randbytes(9)
    told = luck.choice([json.dumps(said), json.dumps(said), "[" * depth, '{"challenge":' * depth, "\ud800"])
    names = ("attestationObject", "authenticatorData", "signature", "userHandle")
    response = {name: luck.choice([text_of(attested), text_of(luck.randbytes(50)), *odd]) for name in names}
    response["clientDataJSON"] = luck.choice([text_of(told.encode("utf-8", "surrogatepass"))] * 9 + odd)
    key = luck.choice(["AAAA", *odd])
    whole: Any = {"id": key, "rawId": luck.choice([key, *odd]), "type": "public-key", "response": response}
    for name in luck.sample(sorted(whole), luck.choice((0, 0, 0, 1))):
        whole[name] = luck.choice(odd)
    return luck.choice(
        [json.dumps(whole)] * 9 + ["[" * depth, json.dumps(luck.choice(odd)), "{", '{"response":' * depth]
    )


def test_no_credential_breaks_anything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke)
            for number in range(CREDENTIALS):
                luck = random.Random(number)
                who, begun, sent, kind = luck.choice(
                    (
                        (bert, "/api/login/passkey/begin", "/api/login/passkey", "get"),
                        (anke, "/api/account/passkeys/begin", "/api/account/passkeys", "create"),
                    )
                )
                asked = json.loads((await who.post(begun))["options"])
                credential = strange(luck, asked["challenge"], kind)[:20_000]
                answer = await who.send(sent, {"credential": credential})
                assert (answer.status_code, answer.json()["type"]) == (403, "passkey-refused"), credential[:300]

    asyncio.run(scene())


def test_a_link_by_mail_lets_in_once_and_allows_a_new_password(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_office() as office, club(tmp_path, **settings(office)) as world:
            anke = await with_mail(world, office)
            async with world.house.database.reading() as connection:
                way = await way_of(connection, anke.guest)
            assert (way.address, way.when, way.language) == (MAIL, "soon", "de"), (
                "what is told is told in that language"
            )
            lost = world.person()
            await lost.post("/api/login/mail", {"name": MAIL.upper()})
            token = await token_in(office, "/enter/", 2)
            await lost.post("/api/login/link", {"token": token})
            known = await lost.get("/api/account")
            assert (known["name"], known["fresh"]) == ("Anke", True)
            page = (await lost.ask("/account")).text
            assert 'name="password" autocomplete="current-password" required' not in page, (
                "nobody asks for what is lost"
            )
            again = await world.person().send("/api/login/link", {"token": token})
            assert (again.status_code, again.json()["type"]) == (410, "expired")
            await lost.post("/api/account/password", {"new": "quite another one"})
            await log_in(world, "Anke", "quite another one")
            other = await log_in(world, "Anke", "quite another one")
            assert 'name="password" autocomplete="current-password" required' in (await other.ask("/account")).text
            short = await other.send("/api/account/password", {"password": "quite another one", "new": "short"})
            assert short.json()["field"] == "new"
            refused = await other.send("/api/account/password", {"new": "yet another one"})
            assert refused.status_code == 403, "only who came in by a letter need not know the old one"
            await lost.post("/api/account/mail", {"mail": ""})
            assert (await lost.get("/api/account"))["mail"] is None

    asyncio.run(scene())


def test_nobody_hears_who_has_an_address(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_office() as office, club(tmp_path, **settings(office), logins_by_name=2) as world:
            await with_mail(world, office)
            answers = [
                await world.person().send("/api/login/mail", {"name": name}) for name in ("anke", "nobody", "x@y.test")
            ]
            assert {(answer.status_code, answer.text) for answer in answers} == {(200, answers[0].text)}
            await token_in(office, "/enter/", 2)
            for status in (200, 429):
                assert (await world.person().send("/api/login/mail", {"name": "anke"})).status_code == status

    asyncio.run(scene())


def test_links_expire(tmp_path: Path) -> None:
    async def scene() -> None:
        async with post_office() as office, club(tmp_path, **settings(office)) as world:
            await with_mail(world, office)
            await world.person().post("/api/login/mail", {"name": "anke"})
            token = await token_in(office, "/enter/", 2)
            async with world.house.database.writing() as connection:
                await connection.execute(update(LINKS).values(expires=now()))
            assert (await world.person().send("/api/login/link", {"token": token})).status_code == 410

    asyncio.run(scene())


@pytest.mark.parametrize("change", ["password", "other address", "no address"])
def test_links_of_before_open_nothing_after_a_change(tmp_path: Path, change: str) -> None:
    """Whoever read somebody's mail, or had their password, and asked for a letter just before."""

    async def scene() -> None:
        async with post_office() as office, club(tmp_path, **settings(office)) as world:
            anke, thief = await with_mail(world, office), world.person()
            await thief.post("/api/login/mail", {"name": "anke"})
            enter = await token_in(office, "/enter/", 2)
            mine = {"mail": "thief@terrae.test", "password": PASSWORD}
            await anke.post("/api/account/mail", mine)  # as if with a stolen password
            prove = await token_in(office, "/mail/", 3)
            if change == "password":
                await anke.post("/api/account/password", {"password": PASSWORD, "new": "another long one 9"})
            elif change == "no address":
                await anke.post("/api/account/mail", {"mail": "", "password": PASSWORD})
            else:
                await anke.post("/api/account/mail/prove", {"token": prove})
            for path, token in (("/api/account/mail/prove", prove), ("/api/login/link", enter)):
                assert (await thief.send(path, {"token": token})).status_code == 410

    asyncio.run(scene())


@pytest.mark.parametrize(
    "mail", ["@", "@x", "a@", "a b@c.test", "a@b@c", "(" * 120 + "a@b", "a@b\r\nBcc: x@y", "x" * 290]
)
def test_what_is_no_address_is_refused_at_once(tmp_path: Path, mail: str) -> None:
    """A letter to it would be a job that fails again and again, for whoever watches over the server."""

    async def scene() -> None:
        async with post_office() as office, club(tmp_path, **settings(office), jobs=False) as world:
            anke = world.person()
            await register(anke)
            answer = await anke.send("/api/account/mail", {"mail": mail, "password": PASSWORD})
            assert (answer.status_code, answer.json()["type"]) == (422, "bad-mail")

    asyncio.run(scene())


def test_a_server_without_mail_offers_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            assert "Mail me a link" not in (await anke.ask("/login")).text
            assert (await anke.send("/api/login/mail", {"name": "anke"})).status_code == 409

    asyncio.run(scene())


def test_a_challenge_is_answered_once_and_soon() -> None:
    clock = [1000.0]
    asked = Challenges(b"secret", lambda: clock[0])
    challenge = asked.ask("log in")
    for purpose, said in (("new abc", challenge), ("log in", challenge[:-1]), ("log in", b""), ("log in", b"x" * 40)):
        with pytest.raises(Problem):
            asked.expect(purpose, said)
    assert asked.expect("log in", challenge) == challenge
    with pytest.raises(Problem):
        asked.expect("log in", challenge)
    late = asked.ask("log in")
    clock[0] += PATIENCE
    with pytest.raises(Problem):
        asked.expect("log in", late)


def told(**said: Any) -> str:
    return urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")


def test_what_is_no_key_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            options = json.loads((await anke.post("/api/account/passkeys/begin"))["options"])
            assert options["rp"]["id"] == "terrae.test" and options["user"]["name"] == "Anke"
            fresh = json.loads((await anke.post("/api/login/passkey/begin"))["options"])["challenge"]
            client = told(type="webauthn.get", challenge=fresh, origin="http://terrae.test")
            for credential in (
                "",
                "{}",
                "[]",
                '{"response": {"clientDataJSON": 1}}',
                json.dumps({"id": "x", "response": {"clientDataJSON": told(challenge="")}}),
                json.dumps({"id": "x", "response": {"clientDataJSON": client}}),
            ):
                for path in ("/api/login/passkey", "/api/account/passkeys"):
                    answer = await anke.send(path, {"credential": credential})
                    assert (answer.status_code, answer.json()["type"]) == (403, "passkey-refused"), credential

    asyncio.run(scene())

"""Plays a whole game over the open API: sets a table up against a bot, waits for its turns, and plays at random.

    python examples/api_player.py http://127.0.0.1:8707 terrae_...

The token is made on the page of an account, with the scopes read, play and create. `/schema` of the server describes
every request. Needs httpx.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx

NO_LOG = 1_000_000  # moves after which the log is told: none of a game


def news(client: httpx.Client) -> Iterator[tuple[str, Any]]:
    """What happens at all tables of mine: server-sent events, each with a name and data."""
    with client.stream("GET", "/api/stream", timeout=None) as stream:
        stream.raise_for_status()
        name = ""
        for line in stream.iter_lines():
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: "):
                yield name, json.loads(line.removeprefix("data: "))


def ask(client: httpx.Client, path: str, body: Any = None) -> Any:
    """Look at something, or do something; nothing if the game has moved on meanwhile. Any other refusal says why."""
    answer = client.get(path) if body is None else client.post(path, json=body)
    if answer.status_code == httpx.codes.CONFLICT:
        return None
    if answer.is_error:
        raise SystemExit(f"{answer.status_code}: {answer.json()['detail']}")
    return answer.json()


def play(client: httpx.Client, table: str, luck: random.Random) -> bool:
    """Answer whatever one of my seats is asked; is the game over?"""
    look = f"/api/tables/{table}?picture=false&log_after={NO_LOG}"
    position = ask(client, look)
    while position["ask"] and position["ask"]["seat"] in position["mine"]:
        choice = luck.choice(position["ask"]["choices"])
        turn = {"ply": position["ply"], "epoch": position["epoch"], "seat": position["ask"]["seat"]}
        answer = {"picture": False, "log_after": NO_LOG}
        after = ask(client, f"/api/tables/{table}/moves", {**turn, **answer, "moves": choice["moves"]})
        position = after or ask(client, look)  # somebody who is asked at the same time was faster
    return bool(position["over"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game over the API of a Terrae server.")
    parser.add_argument("server", help="its address, as in the browser")
    parser.add_argument("token", help="made on the page of your account")
    parser.add_argument("--game", default="terra-nova")
    parser.add_argument("--bot", default="beginner")
    parser.add_argument("--options", type=json.loads, default={}, help="of the table, as JSON")
    parser.add_argument("--seed", default="luck")
    chosen = parser.parse_args()
    luck = random.Random(chosen.seed)
    headers = {"Authorization": f"Bearer {chosen.token}"}
    with httpx.Client(base_url=chosen.server, headers=headers, timeout=60) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": chosen.bot}]
        made = ask(client, "/api/tables", {"game": chosen.game, "seats": seats, "options": chosen.options})
        print(f"playing at {chosen.server}{made['url']}", flush=True)
        for name, told in news(client):
            if told["table"] == made["table"] and name in ("turn", "over") and play(client, made["table"], luck):
                break
        seats = ask(client, f"/api/tables/{made['table']}/story")["seats"]
        for seat in sorted(seats, key=lambda one: int(one["place"])):
            print(f"{seat['place']}. {seat['player']}, {seat['name']}: {seat['points']} points", flush=True)


if __name__ == "__main__":
    main()

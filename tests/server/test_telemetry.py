"""Traces: a request, the transactions in it, and jobs; nothing in them says who or what exactly."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from terrae.server import house
from terrae.server.settings import BadSetting, Settings
from tests.server.world import opened, until

pytest.importorskip("opentelemetry.sdk")
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from terrae.server import telemetry


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What was carried away: nowhere."""
    kept = InMemorySpanExporter()
    monkeypatch.setattr(telemetry, "exporter", lambda: kept)
    return kept


def test_a_move_is_a_request_with_a_transaction_in_it(tmp_path: Path, memory: Any) -> None:
    async def scene() -> None:
        async with opened(tmp_path, telemetry=True) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game", "first": "1"}))["table"]
            seat, move = await world.choose(table)
            await anke.play(table, await anke.look(table), move, seat=seat)
            await anke.send(f"/api/tables/{table}/moves", {"ply": 0, "seat": 9, "moves": []})

            async def tidied() -> bool:
                world.house.telemetry.provider.force_flush()  # type: ignore[union-attr]
                return any(span.name == "job old notices" for span in memory.get_finished_spans())

            await until(tidied)  # as every server does when it begins
            spans = memory.get_finished_spans()
            played, refused = [span for span in spans if span.name == "POST /api/tables/{table_id}/moves"]
            assert played.attributes == {
                "http.request.method": "POST",
                "http.route": "/api/tables/{table_id}/moves",
                "http.response.status_code": 200,
            }
            assert refused.attributes["http.response.status_code"] >= 400
            tidying = next(span for span in spans if span.name == "job old notices")
            for whole in (played, tidying):
                within = {one.name for one in spans if one.parent and one.parent.span_id == whole.context.span_id}
                assert "store write" in within and whole.parent is None, within
            assert not any(name in span.to_json() for span in spans for name in (table, anke.guest))

    asyncio.run(scene())


def test_where_traces_go_is_said_by_the_usual_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "none")
    assert telemetry.exporter() is None
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "otlp")
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setenv("OTEL_SERVICE_NAME", "club")
    assert telemetry.exporter()._endpoint == "http://127.0.0.1:9/v1/traces"
    assert telemetry.resource().attributes["service.name"] == "club"
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "pigeon")
    with pytest.raises(BadSetting, match="pigeon"):
        house.House(Settings(data=tmp_path, telemetry=True))

"""`make play` says at once whether the rules will be compiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import compiled


def test_without_a_c_compiler_nothing_is_promised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    monkeypatch.setattr("subprocess.Popen", None)  # nobody may begin
    compiled.build_behind()
    assert "with a C compiler" in capsys.readouterr().out


def test_without_a_c_compiler_tests_run_on_plain_rules_but_not_where_all_must_be_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    old = tmp_path / "compiled"
    old.mkdir()
    monkeypatch.setattr(compiled, "HOME", old)
    monkeypatch.setattr(compiled, "STAMP", old / "sources.digest")
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="C compiler"):
        compiled.main()
    monkeypatch.delenv("CI")
    compiled.main()
    assert "plain rules" in capsys.readouterr().out
    assert not old.exists()


def test_a_compiler_that_is_there_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "sh -c")
    assert compiled.has_compiler()

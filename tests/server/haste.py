"""People in tests are faster than any: their servers count nothing, unless a test is about that."""

from __future__ import annotations

from typing import Any

NO_QUOTAS: dict[str, Any] = {
    f"{what}_by_{whom}": 0
    for what in ("requests", "tables", "bots", "imports", "chat", "accounts", "thinking")
    for whom in ("guest", "address")
} | {f"logins_by_{whom}": 0 for whom in ("name", "address")}
AS_VARIABLES = {f"TERRAE_{name.upper()}": str(most) for name, most in NO_QUOTAS.items()}

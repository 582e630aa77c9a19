"""What a message costs: `python -m benchmarks.words` says it by our functions, by fluent.runtime and by gettext."""

from __future__ import annotations

import gettext
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from terrae.core import messages
from terrae.core.fluent import Reader
from terrae.core.messages import ENTRY, Message, add_messages

TIMES = 20_000
PLAIN = "there is no game called { $name }; there are: { $known }"
COUNTED = """{ $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}"""


def cost(what: Callable[[], object], times: int = TIMES) -> float:
    """Microseconds of the processor for one call."""
    start = time.process_time()
    for _ in range(times):
        what()
    return (time.process_time() - start) / times * 1e6


def load(code: str) -> float:
    """Milliseconds of the processor that an import takes, beside those of an empty Python."""
    script = f"import time; start = time.process_time(); {code}; print(time.process_time() - start)"
    found = [float(subprocess.run([sys.executable, "-c", script], capture_output=True).stdout) for _ in range(5)]
    return min(found) * 1e3


def main() -> None:
    from fluent.runtime import FluentBundle, FluentResource  # in the extra `test`

    values: dict[str, object] = {"name": "chess", "known": "go", "houses": 1, "stones": 3}
    entries = {entry[1]: entry[2] for entry in ENTRY.finditer(f"plain = {PLAIN}\ncounted = {COUNTED}\n")}
    reader = Reader("en", entries)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"plain = {PLAIN}\ncounted = {COUNTED}\n"))
    message = Message("error.unknown-game", name="chess", known="go")
    print(f"a plain message:   ours {cost(lambda: str(message)):.1f} µs, ", end="")
    pattern = bundle.get_message("plain").value
    assert pattern is not None
    print(f"fluent.runtime {cost(lambda: bundle.format_pattern(pattern, values), 2000):.1f} µs, ", end="")
    words = gettext.NullTranslations()
    print(f"gettext {cost(lambda: words.gettext('no %(name)s; %(known)s') % values):.1f} µs")
    said = reader.said("counted")
    print(f"two counted things: ours {cost(lambda: said(values)):.1f} µs, ", end="")
    forms = bundle.get_message("counted").value
    assert forms is not None
    print(f"fluent.runtime {cost(lambda: bundle.format_pattern(forms, values), 2000):.1f} µs, ", end="")
    print("gettext cannot say it as one sentence")
    print(f"first use of a form: fluent.syntax {load('import fluent.syntax'):.0f} ms, ", end="")
    print(f"fluent.runtime {load('import fluent.runtime'):.0f} ms")
    for folder in sorted(Path(messages.__file__).parents[1].rglob("messages")):
        add_messages(folder)
    start = time.process_time()
    count = len(messages.sources("en"))
    print(
        f"all {count} messages of a language are cut out of their files in {(time.process_time() - start) * 1e3:.0f} ms"
    )


if __name__ == "__main__":
    main()

"""Builds the documentation site into build/site; it can be opened as files, or put on any web server.

python -m tools.site [FOLDER]   build it, and say where it begins; warnings are errors
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.site.build import ROOT, SiteError, build

if __name__ == "__main__":
    try:
        print(build(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "site"))
    except SiteError as error:
        sys.exit(str(error))

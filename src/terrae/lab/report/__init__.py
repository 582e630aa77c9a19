"""Reports: what many games of a title say, as one page that stands alone."""

from __future__ import annotations

from collections.abc import Mapping

from terrae.core.wording import phrase
from terrae.lab.gather import Gathered
from terrae.lab.report.content import Content, study
from terrae.lab.report.page import made_with, page
from terrae.lab.report.words import agreements, paragraphs

__all__ = ["Content", "agreements", "facts", "made_with", "page", "paragraphs", "study"]


def facts(found: Gathered) -> Mapping[str, str]:
    """What is to be known about where the games come from."""
    versions = found.about.get("versions")
    told: dict[str, object] = dict(versions) if isinstance(versions, dict) else {}
    shown: dict[str, str] = {key: str(told[key]) for key in ("terrae", "rules", "components") if key in told}
    if found.refused:
        shown["refused"] = str(len(found.refused))
    return {phrase(f"lab.fact.{key}"): value for key, value in shown.items()}

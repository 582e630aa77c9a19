"""The ids by which Gymnasium makes environments."""

from __future__ import annotations

import gymnasium

TITLES = {
    "terra-mystica": "TerraMystica",
    "terra-nova": "TerraNova",
    "terra-nova-2006": "TerraNova2006",
    "terramara": "Terramara",
}
TASKS = {
    "terra-mystica-last-round": "TerraMysticaLastRound",
    "terra-mystica-small": "TerraMysticaSmall",
    "terra-nova-2006-endgame": "TerraNova2006Endgame",
    "terra-nova-2006-small": "TerraNova2006Small",
    "terra-nova-duel": "TerraNovaDuel",
    "terra-nova-last-round": "TerraNovaLastRound",
    "terra-nova-small": "TerraNovaSmall",
    "terramara-last-round": "TerramaraLastRound",
    "terramara-small": "TerramaraSmall",
}


def register() -> None:
    """Make all ids known that are not; reads no title yet, for this runs whenever somebody imports `terrae.envs`."""
    for name, word in {**TITLES, **TASKS}.items():
        number = f"terrae/{word}-v0"
        if number not in gymnasium.registry:
            gymnasium.register(
                id=number,
                entry_point="terrae.envs.single_env:SingleEnv",
                vector_entry_point="terrae.envs.vector_env:made",
                kwargs={"name": name},
                disable_env_checker=True,
                order_enforce=False,
            )

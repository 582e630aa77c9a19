"""Names in the order of the catalogue: bridge spaces of all maps and special actions. New ones are added at the end."""

from __future__ import annotations

from typing import Final

BRIDGE_SPACES: Final = [
    "A3:C1", "A7:C3", "A11:C5", "B1:C1", "B1:D1", "B2:C1", "B3:C3", "B4:C3", "B5:C5", "B6:C5", "B6:D8", "C2:D3",
    "C2:D4", "C2:E5", "C4:D5", "C5:D6", "D6:E8", "D6:E9", "E4:G1", "E8:G3", "F1:H1", "F2:G1", "F2:H2", "F3:G1",
    "F4:G3", "G2:H4", "G2:I6", "G4:H5", "H6:I9", "B2:C2", "B5:D4", "B6:D5", "C3:D2", "C3:E4", "C4:E5", "C6:D5",
    "C7:E9", "C8:E10", "C9:E11", "D3:E5", "E1:G1", "E2:G2", "E5:F2", "E5:G3", "E9:F5", "F1:G2", "F1:G3",
    "F1:H2", "F2:G3", "F2:H5", "F3:H6", "F6:G5", "G2:H2", "G4:H6", "G6:H8", "H2:I2", "H6:I7", "H8:I9", "I3:J2",
    "I7:J6", "I9:J8", "B4:D2", "B9:C7", "C3:E3", "C5:D5", "C8:D7", "D2:E3", "D5:E6", "D5:F5", "D7:E8", "E3:F3",
    "E6:F5", "E7:F5", "F5:G6", "G2:H1", "G2:I3", "G3:H2", "G7:I8", "H5:J4", "H7:I8", "I3:J3", "I6:J4", "A3:B2",
    "A7:C5", "A8:C6", "A9:C7", "A10:C8", "B3:D1", "B6:C8", "C1:E1", "C2:E2", "C3:D1", "C4:D1", "C4:D2", "C9:D6",
    "C9:E10", "D1:E3", "D2:E5", "D6:E10", "E9:F9", "F6:G6", "F8:G9", "G7:H6", "G7:I6", "G8:H7", "G8:I7",
    "H6:I6",
]  # fmt: skip

# Of factions, bonus cards and favour tiles.
SPECIALS: Final = [
    "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW", "ACTH5", "ACTH6", "BON1", "BON2", "FAV6",
]  # fmt: skip

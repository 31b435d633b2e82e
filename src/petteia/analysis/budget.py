"""How much to think about one position: simulations, seconds, or whichever of the two ends first."""

from __future__ import annotations

from dataclasses import dataclass

from petteia.core.game import PetteiaError

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 600.0


class AnalysisError(PetteiaError):
    """Something that cannot be analysed, or not so; the message says why."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search of one position may take; 0 for any amount of one of the two."""

    simulations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if isinstance(self.simulations, bool) or not isinstance(self.simulations, int):
            raise AnalysisError(f"simulations must be a whole number, not {self.simulations!r}")
        if isinstance(self.seconds, bool) or not isinstance(self.seconds, (int, float)):
            raise AnalysisError(f"seconds must be a number, not {self.seconds!r}")
        if not 0 <= self.simulations <= MOST_SIMULATIONS:
            raise AnalysisError(f"simulations must be from 1 to {MOST_SIMULATIONS:,}, not {self.simulations:,}")
        if not 0 <= self.seconds <= MOST_SECONDS:
            raise AnalysisError(
                f"a position may be thought about for {MOST_SECONDS:g} seconds at most, not {self.seconds:,.10g}"
            )
        if not self.simulations and not self.seconds:
            raise AnalysisError("a budget of nothing finds nothing: give simulations or seconds")

    def part(self, share: float) -> Budget:
        """Return a smaller budget, of at least some simulations."""
        return Budget(max(16, round(self.simulations * share)) if self.simulations else 0, self.seconds * share)

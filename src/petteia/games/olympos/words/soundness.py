"""Refuse a position that no game could be in, so that whatever can be read can be played to its end."""

from __future__ import annotations

from petteia.core.notation import Settings, refuse
from petteia.games.olympos.rules.position import Position, is_among


def check(state: Position, settings: Settings) -> None:
    """Refuse a position that no game could be in."""
    if not state.frames:
        return
    if is_among(state.ended, state.seat):
        refuse(f"seat={state.seat + 1}", "this seat has ended its game (O10.1)")
    if any(part in settings.get("ask", "") for part in ("praying", "acting")) and not state.god:
        refuse(f"ask={settings['ask']}", "no god is revealed")
    if not state.indices():
        refuse(f"ask={settings.get('ask', 'turn')}", "nobody can answer this here")

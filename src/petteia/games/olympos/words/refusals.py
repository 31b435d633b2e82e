"""Why a move is no answer to a decision: the first reason and the number of its rule.

`decisions` says what answers which: each decision expects some kinds of moves, and tells all others what comes first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from petteia.core.decision import Refusal
from petteia.core.event import Fact, fact
from petteia.core.frames import argument, below
from petteia.games.olympos.rules import moves
from petteia.games.olympos.rules.board import (
    BONUSES,
    CARD_NAMES,
    CONDEMNED,
    NOBODY,
    NORTH,
    RESOURCE_NAMES,
    STAR_CARD,
    TERRITORIES,
    TILE_NAMES,
    UNREACHABLE,
    WONDER_NAMES,
    ZEUS_CARD,
)
from petteia.games.olympos.rules.control import discs_of, owner_in
from petteia.games.olympos.rules.destiny import card_name, means
from petteia.games.olympos.rules.develop import (
    bonus_in,
    eases,
    hourglass_bonus,
    means_for,
    offered,
    pays_for,
    purse,
    saves,
    slot_of,
    tiles_left,
    time_cost,
)
from petteia.games.olympos.rules.expand import (
    cheapest_origin,
    hourglasses_after,
    is_open,
    march_cost,
    settle_cost,
    way_cost,
)
from petteia.games.olympos.rules.position import (
    ACTING,
    BONUS_DISC,
    HAND,
    STOCK,
    WONDER_OWNER,
    Position,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.setting_up import crosses_on
from petteia.games.olympos.rules.track import budget
from petteia.games.olympos.rules.wonders import all_stars, building_cost, column_of
from petteia.games.olympos.words.pricing import action_begun, cost_parts, lacking

# The kinds of moves by where they begin: the rule of each, and why there is none of them in a turn.
KINDS = {
    moves.SETTLE: ("settle", "O4.1", ""),
    moves.MARCH: ("march", "O4.1", ""),
    moves.DISCOVER: ("discover", "O5.1", ""),
    moves.BUILD: ("build", "O6.1", ""),
    moves.END: ("end", "O10.1", ""),
    moves.WAIT: ("wait", "O3.5", ""),
    moves.PAY: ("pay", "O3.3", "why-nothing-to-pay"),
    moves.PAY + 1: ("pay", "O5.3", "why-no-discovery-to-pay"),
    moves.BONUS: ("bonus", "O5.4", "why-no-bonus-due"),
    moves.TILE: ("tile", "O5.5", "why-no-tile-due"),
    moves.CUBE: ("cube", "O5.4", "why-no-cube-due"),
    moves.CARD: ("card", "O3.2", ""),
    moves.KEEP: ("keep", "O8.9", "why-no-cards-looked-at"),
    moves.DONE: ("done", "O7.1", "why-no-card-drawn"),
    moves.PRAY: ("zeus", "O8.7", "why-no-god-revealed"),
    moves.LOSE: ("lose", "O9.5", "why-no-hades"),
    moves.CONDEMN: ("condemn", "O2.4", "why-condemning-is-over"),
    moves.BARBARIAN: ("barbarian", "O2.6", "why-no-barbarians-now"),
    moves.DISC: ("disc", "O2.3", ""),
    moves.PLACE: ("place", "O2.1", ""),
    moves.FIFTH: ("fifth", "O2.7", ""),
    moves.DEAL: ("deal", "O2.7", ""),
    moves.DRAW: ("draw", "O7.1", ""),
    moves.REVEAL: ("reveal", "O7.2", ""),
    moves.WAY: ("way", "O4.2", "why-no-way-due"),
}
FIRSTS = list(KINDS)


def kind_of(index: int) -> tuple[str, str, str]:
    """Return what kind of move *index* is, the rule for such moves, and why there is none of them in a turn."""
    return KINDS[FIRSTS[bisect_right(FIRSTS, index) - 1]]


@dataclass(frozen=True)
class Expecting:
    """The answer to every move where *kinds* of moves are due: *why* one of them is refused, or what comes *first*."""

    kinds: tuple[str, ...]
    first: str
    rule: str
    why: Callable[[Position, int], Refusal] | None = None

    def __call__(self, state: Position, index: int) -> Refusal:
        if self.why is not None and kind_of(index)[0] in self.kinds:
            return self.why(state, index)
        return fact(self.first), self.rule


def beyond_the_cross(cost: int, most: int) -> Refusal:
    """Return that an action that costs *cost* at least is too dear for one who can pay *most* at most (O3.3)."""
    return fact("why-past-the-cross", cost=int(cost), budget=int(most)), "O3.4"


# A turn (O3.2) ---------------------------------------------------------------------------------------------------


def no_turn(state: Position, index: int) -> Refusal:
    kind, rule, not_now = kind_of(index)
    if not_now:
        return fact(not_now), rule
    if kind == "settle":
        return no_settling(state, *divmod(index, TERRITORIES))
    if kind == "march":
        return no_marching(state, *divmod(index - moves.MARCH, TERRITORIES))
    if kind == "discover":
        return no_discovery(state, index - moves.DISCOVER)
    if kind == "build":
        return no_building(state, index - moves.BUILD)
    if kind == "end":
        return fact("why-not-at-last-zeus"), "O10.1"
    if kind == "wait":
        return (fact("why-end-instead"), "O10.1") if state.last_turn else (fact("why-has-action"), "O3.5")
    return no_card(state, index - moves.CARD)


def no_settling(state: Position, origin: int, target: int) -> Refusal:
    seat, names = state.seat, state.board.territory_names
    if holding(state, seat, STOCK) == 0:
        return fact("why-stock-empty"), "O4.1"
    if origin != NORTH and owner_in(state, origin) != seat + 1:
        if is_among(discs_of(state, seat + 1), origin):
            return fact("why-covered-there", territory=names[origin]), "O4.8"
        return fact("why-not-yours", territory=names[origin]), "O4.1"
    refused = no_stop(state, target) or no_way(state, origin, target)
    if refused:
        return refused
    best = cheapest_origin(state, seat, target)
    if state.first_rules and best != origin:
        return fact("why-cheaper-from", origin=state.board.origin_name(int(best)), territory=names[target]), "O4.2"
    most = budget(state, seat) + hourglasses_after(state, seat, -1, target)
    return beyond_the_cross(settle_cost(state, seat, origin, target), most)


def no_marching(state: Position, origin: int, target: int) -> Refusal:
    seat = state.seat
    if not is_among(discs_of(state, seat + 1), origin):
        return fact("why-no-settler-there", territory=state.board.territory_names[origin]), "O4.1"
    refused = no_stop(state, target) or no_way(state, origin, target)
    if refused:
        return refused
    most = budget(state, seat) + hourglasses_after(state, seat, origin, target)
    return beyond_the_cross(march_cost(state, seat, origin, target), most)


def no_stop(state: Position, target: int) -> Refusal | None:
    """Return why a settler may not end in *target* (O4.4), if so."""
    name = state.board.territory_names[target]
    if is_open(state, state.seat, target):
        return None
    if owner_in(state, target) == CONDEMNED:
        return fact("why-condemned", territory=name), "O2.4"
    return fact("why-yours-already", territory=name), "O4.4"


def no_way(state: Position, origin: int, target: int) -> Refusal | None:
    if way_cost(state, state.seat, origin, target) != UNREACHABLE:
        return None
    name = state.board.territory_names[target]
    if is_among(state.siren, state.seat):
        return fact("why-siren", territory=name), "O9.5"
    return fact("why-no-way", territory=name), "O4.2"


def no_discovery(state: Position, tile: int) -> Refusal:
    seat, name, slot = state.seat, TILE_NAMES[tile], slot_of(state, tile)
    if has(state, seat, tile):
        return fact("why-discovered", tile=name), "O5.1"
    if slot < 0:
        return fact("why-not-in-play", tile=name), "O2.2"
    if tiles_left(state, tile) <= 0:
        return fact("why-no-tile-left", tile=name), "O5.1"
    if not pays_for(state, slot, purse(state, seat)):
        return fact("why-lacks-resources", tile=name, lacking=lacking_names(state, slot)), "O5.2"
    cost = time_cost(state, seat, slot) - saves(state, tile, slot)
    return beyond_the_cross(cost, means_for(state, seat, tile, slot))


def lacking_names(state: Position, slot: int) -> tuple[str, ...]:
    """Return the least that the seat on turn lacks for *slot*, one word for each token or cube."""
    return tuple(name or "board-any" for count, name in lacking(state, int(state.seat), slot) for _ in range(count))


def no_building(state: Position, wonder: int) -> Refusal:
    seat, name, column = state.seat, WONDER_NAMES[wonder], column_of(state, wonder)
    if column < 0:
        return fact("why-not-in-play", tile=name), "O2.2"
    if state.pieces[WONDER_OWNER + wonder]:
        return fact("why-built", wonder=name, seat=int(state.pieces[WONDER_OWNER + wonder]) - 1), "O6.1"
    stars, needed = all_stars(state, seat, column), int(state.board.wonder_stars[wonder])
    if stars < needed:
        return fact("why-lacks-stars", wonder=name, stars=int(stars), needed=needed), "O6.1"
    return beyond_the_cross(building_cost(state, seat), means(state, seat))


def no_card(state: Position, card: int) -> Refusal:
    if card == STAR_CARD:
        return fact("why-star-card"), "O8.6"
    if card == ZEUS_CARD:
        return fact("why-zeus-card"), "O8.7"
    if holding(state, state.seat, HAND + card) == 0:
        return fact("why-card-not-in-hand", card=card_name(card)), card_rule(card)
    return fact("why-card-without-effect", card=card_name(card)), "O8.8"


def card_rule(card: int) -> str:
    """Return the rule of a kind of card: O8.1 to O8.5."""
    return f"O8.{card // 4 + 1}"


# Within an action ------------------------------------------------------------------------------------------------


def no_card_here(state: Position, index: int) -> Refusal:
    return no_card(state, index - moves.CARD)


def no_paying(state: Position, index: int) -> Refusal:
    """Return why a card may not be played before paying, or why cards must be played first (O3.3)."""
    if index == moves.PAY:
        return beyond_the_cross(int(state.cost), budget(state, state.seat))
    if index < moves.CARD:
        return fact("why-no-discovery-to-pay"), "O5.3"
    return no_card(state, index - moves.CARD)


def no_going(state: Position, index: int) -> Refusal:
    """Return why the settler's way may not cost so much (O4.2)."""
    action, cost = action_begun(state), index - moves.WAY
    whole = sum(price for _, price in cost_parts(state, action))
    origin, target = divmod(action % moves.MARCH, TERRITORIES)
    whole += cost - int(way_cost(state, state.seat, origin, target))
    most = budget(state, state.seat) + hourglasses_after(
        state, state.seat, origin if action >= moves.MARCH else -1, target
    )
    if whole > most:
        return beyond_the_cross(whole, most)
    return fact("why-no-such-way", territory=state.board.territory_names[target], cost=cost), "O4.2"


def no_gaining(state: Position, index: int) -> Refusal:
    """Return that a cube is chosen first: one of Artemis (O9.4), or of Commerce (O5.4)."""
    return fact("why-first-gaining"), "O9.4" if below(state, 1) == ACTING else "O5.4"


def no_spending(state: Position, index: int) -> Refusal:
    return fact("why-not-this-payment"), "O5.3"


def no_tile(state: Position, index: int) -> Refusal:
    resource = index - moves.TILE
    tile = argument(state)
    told = {"tile": TILE_NAMES[tile], "resource": RESOURCE_NAMES[resource]}
    if resource + 1 not in (state.board.tile_shows[tile * 2], state.board.tile_shows[tile * 2 + 1]):
        return Fact("why-no-such-tile", told), "O5.5"
    if resource + 1 not in (offered(state, tile, 0), offered(state, tile, 1)):
        return Fact("why-tile-taken", told), "O5.5"
    slot = slot_of(state, tile)
    return beyond_the_cross(
        state.cost - eases(state, slot, resource), means(state, state.seat) + hourglass_bonus(state, slot)
    )


def no_bonus(state: Position, index: int) -> Refusal:
    slot, space = argument(state), index - moves.BONUS
    owner = state.pieces[BONUS_DISC + slot * BONUSES + space]
    if owner:
        return fact("why-bonus-taken", seat=int(owner) - 1), "O5.4"
    if bonus_in(state, slot, space) == 0:
        return fact("why-grey-bonus"), "O5.4"
    return beyond_the_cross(state.cost, means(state, state.seat))


def no_keeping(state: Position, index: int) -> Refusal:
    return fact("why-not-looked-at", card=f"card-{CARD_NAMES[index - moves.KEEP]}"), "O8.9"


def no_prayer(state: Position, index: int) -> Refusal:
    return fact("why-no-zeus-card"), "O8.7"


def no_loss(state: Position, index: int) -> Refusal:
    return fact("why-no-settler-there", territory=state.board.territory_names[index - moves.LOSE]), "O9.5"


# Setting up (O2) -------------------------------------------------------------------------------------------------


def no_condemning(state: Position, index: int) -> Refusal:
    board, territory = state.board, index - moves.CONDEMN
    name, resource = board.territory_names[territory], int(board.resource[territory])
    if owner_in(state, territory) == CONDEMNED:
        return fact("why-condemned-already", territory=name), "O2.4"
    if crosses_on(state, resource) >= int(board.condemned[state.seats]):
        return fact("why-enough-condemned", resource=RESOURCE_NAMES[resource]), "O2.4"
    return fact("why-one-star-only", resource=RESOURCE_NAMES[resource]), "O2.4"


def no_invasion(state: Position, index: int) -> Refusal:
    board, territory = state.board, index - moves.BARBARIAN
    if owner_in(state, territory) != NOBODY:
        return fact("why-not-empty", territory=board.territory_names[territory]), "O2.6"
    return fact("why-one-of-each", resource=RESOURCE_NAMES[board.resource[territory]]), "O2.6"


# What is due: moves of another kind are told what comes first ----------------------------------------------------

only_condemning = Expecting(("condemn",), "why-first-condemning", "O2.4", no_condemning)
only_invading = Expecting(("barbarian",), "why-first-invading", "O2.6", no_invasion)
only_spending = Expecting(("pay",), "why-first-spending", "O5.3", no_spending)
only_choosing = Expecting(("tile",), "why-first-choosing", "O5.5", no_tile)
only_bonus = Expecting(("bonus",), "why-first-bonus", "O5.4", no_bonus)
only_paying = Expecting(("card", "pay"), "why-first-paying", "O3.3", no_paying)
only_keeping = Expecting(("keep",), "why-first-keeping", "O8.9", no_keeping)
only_playing = Expecting(("card",), "why-first-playing", "O7.1", no_card_here)
only_praying = Expecting(("zeus",), "why-first-praying", "O9.1", no_prayer)
only_losing = Expecting(("lose",), "why-first-losing", "O9.5", no_loss)
only_going = Expecting(("way",), "why-first-going", "O4.2", no_going)

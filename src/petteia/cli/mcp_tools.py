"""What a language model can do over the Model Context Protocol: play at tables of its own, analyse, look up rules."""

from __future__ import annotations

from zlib import crc32

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import petteia
from petteia.analysis import Budget, evaluate
from petteia.core.chance import new_seed
from petteia.core.event import Event
from petteia.core.game import CHANCE, PetteiaError
from petteia.core.record import Record
from petteia.core.rulebook import rulebook
from petteia.core.telling import Teller
from petteia.core.text import DEFAULT
from petteia.players import Player, player, players
from petteia.players.names import shown_names

MOST_TABLES = 50
MOST_SECONDS = 20.0  # of an analysis
MOST_RULES = 12  # found by a word
INSTRUCTIONS = (
    "Board games against bots, in words. open_table begins a game and tells how it stands; play makes a move, lets the "
    "bots answer and tells what happened; look tells it again, history from the beginning. analyse thinks about the "
    "position, rule explains. Moves are given by their text or number, as listed."
)


class SpokenTable:
    """One game: a seat for whoever speaks to us, bots in the others."""

    def __init__(self, record: Record, seat: int, bots: dict[int, Player], language: str) -> None:
        self.record = record
        self.seat = seat
        self.bots = bots
        names = [bots[each].name if each in bots else "" for each in range(record.seats)]
        self.teller = Teller(record.game, record.seats, language, shown_names(names, language))
        self.events: list[Event] = []
        self.told = 0  # of the events
        record.begin(self.events)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        while (actor := self.record.state.to_act) is not None and actor in self.bots:
            assert actor != CHANCE, "a record with a seed makes its draws itself"
            self.record.play(self.bots[actor].choose(self.record.state.view(actor)), self.events)

    def play(self, typed: str) -> str:
        """Make a move and let the bots answer; return what happened and what is asked now, or raise why not."""
        state = self.record.state
        if state.to_act is None:
            raise ToolError(self.told_end())
        move = self.teller.found(typed, state.moves())
        if move is None:
            reason, rule = self.teller.refusal(state, typed)
            raise ToolError(f"{reason} ({rule})" if rule else reason)
        self.record.play(move, self.events)
        self.let_bots_play()
        return self.look()

    def look(self) -> str:
        """Return what happened since the last look, the board, and what is asked."""
        news = list(self.teller.sentences(self.events[self.told :], self.seat))
        self.told = len(self.events)
        if self.record.state.to_act is None:
            return "\n".join([*news, "", self.told_end()])
        return self.teller.decision(self.record.state, self.seat, news)

    def told_end(self) -> str:
        return f"{self.teller.result(self.record.result())} {self.teller.scores(self.record.state)}".strip()


class Tools:
    """The tools, and the tables they were used at; opponents have *level* and words are in *language* by default."""

    def __init__(self, level: int, language: str) -> None:
        self.level = level
        self.language = language
        self.tables: dict[int, SpokenTable] = {}
        self.opened = 0

    def at(self, table: int) -> SpokenTable:
        if table not in self.tables:
            raise ToolError(f"there is no table {table}; there are {', '.join(map(str, self.tables)) or 'none'}")
        return self.tables[table]

    def list_games(self) -> str:
        """List the games, how many play them, and their options."""
        lines = []
        for slug in petteia.games():
            game = petteia.game(slug)
            options = "; ".join(f"{each.name}: {', '.join(map(str, each.values))}" for each in game.options)
            lines.append(f"{slug}: {game.name}, {' or '.join(map(str, game.seats))} players. Options: {options or '-'}")
        return "\n".join(lines)

    def open_table(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 1,
        opponents: str = "",
        lang: str = "",
        seed: str = "",
        options: dict[str, str] | None = None,
    ) -> str:
        """Begin a game of yours at `seat` (from 1) against bots (a level, "level4", or another bot's name)."""
        bot = opponents or f"level{self.level}"
        if bot.partition(":")[0] not in players():
            raise ToolError(f"{bot!r} does not play here; {', '.join(players())} do")
        try:
            record = Record(petteia.game(game), seats, seed or new_seed(), options or {})
            if not 1 <= seat <= record.seats:
                raise ToolError(f"there is no seat {seat}; seats are 1 to {record.seats}")
            others = [each for each in range(record.seats) if each != seat - 1]
            bots = {each: player(record.game, bot, seed=crc32(f"{record.seed} {each}".encode())) for each in others}
            table = SpokenTable(record, seat - 1, bots, lang or self.language)
        except PetteiaError as error:
            raise ToolError(str(error)) from error
        while len(self.tables) >= MOST_TABLES:
            del self.tables[min(self.tables)]
        self.opened += 1
        self.tables[self.opened] = table
        return f"table {self.opened}\n\n{table.look()}"

    def look(self, table: int) -> str:
        """Tell how a table stands: news, board, question and legal moves."""
        return self.at(table).look()

    def play(self, table: int, move: str) -> str:
        """Make a move by its text or number; the bots answer. A wrong move is explained with its rule."""
        return self.at(table).play(move)

    def history(self, table: int) -> str:
        """Tell everything that happened at a table, as your seat may know it."""
        here = self.at(table)
        return "\n".join(here.teller.sentences(here.events, here.seat))

    def analyse(self, table: int, seconds: float = 2.0) -> str:
        """Think about the position as your seat knows it: everybody's chances and the best moves."""
        here = self.at(table)
        view = here.record.state.view(here.seat)
        try:
            found = evaluate(view, Budget(seconds=min(seconds, MOST_SECONDS)), game=here.record.game)
        except PetteiaError as error:
            raise ToolError(str(error)) from error
        pairs = zip(here.teller.names, found.chances, strict=True)
        lines = [", ".join(f"{name} {chance:.0%}" for name, chance in pairs)]
        for line in found.lines:
            moves = "; ".join(here.teller.sentence(each.fact) for each in line.moves)
            lines.append(f"{line.chances[here.seat]:.0%}: {line.moves[0].text} ({moves})")
        return "\n".join(lines)

    def rule(self, game: str, about: str, lang: str = "") -> str:
        """Look up a rule by its number ("G4.2"), a chapter by its number ("G4"), or rules by a word in them."""
        try:
            book = rulebook(petteia.game(game), lang or self.language)
        except PetteiaError as error:
            raise ToolError(str(error)) from error
        chapters = book.chapters if book else []
        every = [(chapter.number, number, text) for chapter in chapters for number, text in chapter.rules.items()]
        wanted = about.strip().casefold()
        found = [rule for rule in every if wanted in (rule[0].casefold(), rule[1].casefold())]
        found = found or [rule for rule in every if wanted and wanted in rule[2].casefold()][:MOST_RULES]
        if not found:
            raise ToolError(f"no rule has this number or says this: {about!r}")
        return "\n".join(f"{number} {text}" for _, number, text in found)

    def record(self, table: int) -> str:
        """Return a game that is over as text, to be kept, replayed and verified."""
        here = self.at(table)
        if here.record.state.to_act is not None:
            raise ToolError(here.teller.tell("cli-unfinished"))
        return here.record.to_text()


def server(level: int = 2, language: str = DEFAULT) -> MCPServer:
    """Return the server with all its tools."""
    made = MCPServer("petteia", version=petteia.__version__, instructions=INSTRUCTIONS, log_level="ERROR")
    tools = Tools(level, language)
    for tool in (
        *(tools.list_games, tools.open_table, tools.look, tools.play),
        *(tools.history, tools.analyse, tools.rule, tools.record),
    ):
        made.add_tool(tool)
    return made

"""Bots against bots: matches with rotated seats, ratings with intervals, sequential tests, training."""

from petteia.arena.match import GameResult, play_game
from petteia.arena.ratings import Rating, rate
from petteia.arena.sprt import Sprt
from petteia.arena.tournament import Tournament, play_tournament

__all__ = ["GameResult", "Rating", "Sprt", "Tournament", "play_game", "play_tournament", "rate"]

# petteia: compiled
"""A small network in whole numbers: what a seat may hope for, and which moves it would choose.

Inputs are few of many, so the first layer adds up the rows of those that are there, and of these only what is different
from what the same seat was told last: in a search about half. Two numbers of 31 bits share a word and are added and
multiplied together. Whole numbers give the same results compiled and interpreted, on every machine, in any order.

    inputs -> 64 -> 32 -> result, chance to come first, points; and beside the layers, straight from the inputs to these
    32 x the aspects of a move -> how likely it is chosen
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import Game, State
from petteia.core.insight import ASPECTS, WHOLE, insight_of

HIDDEN: Final = 64  # units of the first layer
TOP: Final = 32  # units of the second
OUTPUTS: Final = 3
RESULT: Final = 0
FIRST_PLACE: Final = 1
POINTS: Final = 2

WIDE: Final = 68  # numbers in a row of the first layer: its units, the outputs, and one to make them even
WORDS: Final = 34
TOP_WORDS: Final = 16
LANE: Final = 31  # bits
LOW: Final = (1 << 31) - 1
HALF: Final = 1 << 30

SCALE: Final = 256  # of all weights
MOST_WEIGHT: Final = 2047  # so that no sum leaves its lane
UNIT: Final = 128  # what one is between the layers
MOST_UNIT: Final = 511
FIRST_SHIFT: Final = 7  # from WHOLE * SCALE to UNIT
SECOND_SHIFT: Final = 8  # from UNIT * SCALE to UNIT
MOST_INPUTS: Final = 1024  # that are not zero in one position


class Eye:
    """What a seat was told last, and the rows of the first layer added up for it."""

    def __init__(self, inputs: i64, sums: vec[i64]) -> None:
        self.sums = sums
        self.numbers: Final = vec[i16]([i16(0)] * MOST_INPUTS)
        self.count: i64 = 0
        # What would be missing if nothing were told now: less than nothing
        self.gaps: Final = vec[i64]([i64(0)] * inputs)

    def turn(self, numbers: vec[i16], amounts: vec[i16], count: i64, rows: vec[i64], times: vec[i64]) -> i64:
        """Take in what is told now; write which rows changed, and by how much; return how many."""
        gaps, before = self.gaps, self.numbers
        for place in range(count):
            gaps[i64(numbers[place])] += i64(amounts[place])
        changed = self.close(before, self.count, rows, times, 0)
        changed = self.close(numbers, count, rows, times, changed)
        for place in range(count):
            gaps[i64(numbers[place])] -= i64(amounts[place])
            before[place] = numbers[place]
        self.count = count
        return changed

    def close(self, numbers: vec[i16], count: i64, rows: vec[i64], times: vec[i64], changed: i64) -> i64:
        """Write the rows of *numbers* whose gaps are open, after the first *changed*; return how many there are now."""
        gaps = self.gaps
        for place in range(count):
            number = i64(numbers[place])
            gap = gaps[number]
            if gap != 0:
                rows[changed] = number * WORDS
                times[changed] = gap
                gaps[number] = 0
                changed += 1
        return changed


class Network:
    """The weights for one game, and what it last looked at."""

    def __init__(
        self,
        game: Game,
        first: list[int],  # a row for each input, then one that is always added
        second: list[int],  # a row for each unit of the first layer, then one that is always added
        last: list[int],  # a row for each output, the number that is always added at its end
        policy: list[int],  # a row for each aspect
    ) -> None:
        insight = insight_of(game)
        self.insight = insight
        self.inputs: i64 = insight.input_count
        self.aspects: i64 = insight.aspect_count
        assert len(first) == (self.inputs + 1) * WIDE, "the first layer is of another shape"
        assert len(second) == (HIDDEN + 1) * TOP, "the second layer is of another shape"
        assert len(last) == OUTPUTS * (TOP + 1), "the last layer is of another shape"
        assert len(policy) == self.aspects * TOP, "the policy is of another shape"
        self.first = packed(first)
        self.second = packed(second)
        self.last: Final = vec[i64]([i64(weight) for weight in last])
        self.policy: Final = vec[i16]([i16(weight) for weight in policy])
        self.numbers: Final = vec[i16]([i16(0)] * MOST_INPUTS)
        self.amounts: Final = vec[i16]([i16(0)] * MOST_INPUTS)
        always = [self.first[self.inputs * WORDS + word] * WHOLE for word in range(WORDS)]
        self.eyes = [Eye(self.inputs, vec[i64](always)) for _ in range(max(game.seats))]
        self.rows: Final = vec[i64]([i64(0)] * (2 * MOST_INPUTS))  # to be added up, and how many times each
        self.times: Final = vec[i64]([i64(0)] * (2 * MOST_INPUTS))
        self.tops: Final = vec[i64]([i64(0)] * TOP_WORDS)
        self.units: Final = vec[i64]([i64(0)] * TOP)  # of the second layer, those that are not zero first
        self.places: Final = vec[i64]([i64(0)] * TOP)  # which they are
        self.active: i64 = 0
        self.outputs: Final = vec[float]([0.0] * OUTPUTS)
        self.told: Final = vec[i16]([i16(0)] * (len(game.all_moves) * ASPECTS))
        self.totals: Final = vec[i64]([i64(0)] * len(game.all_moves))
        self.leanings: Final = vec[i64]([i64(0)] * self.aspects)  # what an aspect adds for the position at hand
        self.stamps: Final = vec[i64]([i64(0)] * self.aspects)  # for which position that was worked out
        self.stamp: i64 = 0

    def look(self, state: State, seat: i64, again: bool = False) -> None:
        """Look at *state* as *seat* sees it; *again*: another seat looked just before, and nothing changed since."""
        self.stamp += 1
        eye = self.eyes[seat]
        self.add_inputs(state, seat, eye, again)
        self.add_units(eye.sums)
        self.conclude(eye.sums)

    def add_inputs(self, state: State, seat: i64, eye: Eye, again: bool) -> None:
        """Add up the rows of the inputs."""
        numbers, amounts, insight = self.numbers, self.amounts, self.insight
        if again:
            count = insight.more_inputs(state, seat, numbers, amounts)
        else:
            count = insight.inputs(state, seat, numbers, amounts)
        changed = eye.turn(numbers, amounts, count, self.rows, self.times)
        add_rows(self.first, self.rows, self.times, changed, eye.sums, WORDS)

    def add_units(self, sums: vec[i64]) -> None:
        """Add up the rows of the units of the first layer that are not zero."""
        second, tops, rows, times = self.second, self.tops, self.rows, self.times
        always: i64 = HIDDEN * TOP_WORDS
        for word in range(i64(TOP_WORDS)):
            tops[word] = second[always + word] * UNIT
        active: i64 = 0
        for pair in range(i64(HIDDEN // 2)):
            both = sums[pair]
            low: i64 = ((both + HALF) & LOW) - HALF
            high: i64 = (both - low) >> LANE
            if low >= 1 << FIRST_SHIFT:
                times[active] = min(low >> FIRST_SHIFT, MOST_UNIT)
                rows[active] = 2 * pair * TOP_WORDS
                active += 1
            if high >= 1 << FIRST_SHIFT:
                times[active] = min(high >> FIRST_SHIFT, MOST_UNIT)
                rows[active] = (2 * pair + 1) * TOP_WORDS
                active += 1
        add_rows(second, rows, times, active, tops, TOP_WORDS)

    def conclude(self, sums: vec[i64]) -> None:
        """Note the units of the second layer that are not zero, and the outputs."""
        tops, last, units, places = self.tops, self.last, self.units, self.places
        active: i64 = 0
        for pair in range(i64(TOP_WORDS)):
            both = tops[pair]
            low: i64 = ((both + HALF) & LOW) - HALF
            high: i64 = (both - low) >> LANE
            if low >= 1 << SECOND_SHIFT:
                units[active] = min(low >> SECOND_SHIFT, MOST_UNIT)
                places[active] = 2 * pair
                active += 1
            if high >= 1 << SECOND_SHIFT:
                units[active] = min(high >> SECOND_SHIFT, MOST_UNIT)
                places[active] = 2 * pair + 1
                active += 1
        self.active = active
        for output in range(i64(OUTPUTS)):
            both = sums[(HIDDEN + output) // 2]
            low = ((both + HALF) & LOW) - HALF
            straight = low if output % 2 == 0 else (both - low) >> LANE
            row: i64 = output * (TOP + 1)
            total = last[row + TOP] * UNIT
            for place in range(active):
                total += units[place] * last[row + places[place]]
            self.outputs[output] = float(straight) / float(WHOLE * SCALE) + float(total) / float(UNIT * SCALE)

    # What it thinks of the state it looked at ------------------------------------------------------------------

    def result(self) -> float:
        """Return what the seat may hope for, from -1 to 1."""
        return tanh(self.outputs[RESULT])

    def first_place(self) -> float:
        """Return how likely the seat comes first, from 0 to 1."""
        return 0.5 + 0.5 * tanh(self.outputs[FIRST_PLACE])

    def points(self) -> float:
        """Return what the seat will come to, in the unit of the lesson of the game (`Insight.lesson`)."""
        return self.outputs[POINTS]

    def lean(self, state: State, options: vec[i16], count: i64, promises: vec[i16], into: vec[float]) -> None:
        """Write how likely each of the moves *options* is chosen by the seat to act, who looked at *state* last.

        *promises* are those of the order by hand (`Insight.order`).
        """
        told, totals, leanings, stamps, stamp = self.told, self.totals, self.leanings, self.stamps, self.stamp
        self.insight.aspects(state, options, count, promises, told)
        most: i64 = -(1 << 60)
        for place in range(count):
            total: i64 = 0
            for at in range(place * ASPECTS, (place + 1) * ASPECTS):
                aspect = i64(told[at])
                if aspect > 0:
                    if stamps[aspect] != stamp:
                        stamps[aspect] = stamp
                        leanings[aspect] = self.leaning(aspect)
                    total += leanings[aspect]
            most = max(most, total)
            totals[place] = total
        sum = 0.0
        for place in range(count):
            chance = exp(float(totals[place] - most) / float(UNIT * SCALE))
            into[place] = chance
            sum += chance
        for place in range(count):
            into[place] /= sum

    def leaning(self, aspect: i64) -> i64:
        policy, units, places = self.policy, self.units, self.places
        row: i64 = aspect * TOP
        total: i64 = 0
        for place in range(self.active):
            total += units[place] * i64(policy[row + places[place]])
        return total


def add_rows(table: vec[i64], rows: vec[i64], times: vec[i64], count: i64, into: vec[i64], words: i64) -> None:
    """Add *count* rows of *table*, where each begins and how many times it counts being told, eight words at a time."""
    word: i64 = 0
    while word + 8 <= words:
        one, two, three, four = into[word], into[word + 1], into[word + 2], into[word + 3]
        five, six, seven, eight = into[word + 4], into[word + 5], into[word + 6], into[word + 7]
        for place in range(count):
            at = rows[place] + word
            so_often = times[place]
            one += so_often * table[at]
            two += so_often * table[at + 1]
            three += so_often * table[at + 2]
            four += so_often * table[at + 3]
            five += so_often * table[at + 4]
            six += so_often * table[at + 5]
            seven += so_often * table[at + 6]
            eight += so_often * table[at + 7]
        into[word], into[word + 1], into[word + 2], into[word + 3] = one, two, three, four
        into[word + 4], into[word + 5], into[word + 6], into[word + 7] = five, six, seven, eight
        word += 8
    while word < words:  # two at a time: words are even
        one, two = into[word], into[word + 1]
        for place in range(count):
            at = rows[place] + word
            so_often = times[place]
            one += so_often * table[at]
            two += so_often * table[at + 1]
        into[word], into[word + 1] = one, two
        word += 2


def packed(weights: list[int]) -> vec[i64]:
    """Return *weights*, two in each word."""
    return vec[i64]([weights[place] + (weights[place + 1] << 31) for place in range(0, len(weights), 2)])

"""OpenSpiel's connect four (rules in C++), stepped from Python: decisions per CPU second."""

import random
import sys
from time import process_time

import pyspiel


def play(seconds: float) -> float:
    """Random play for a while."""
    game = pyspiel.load_game("connect_four")
    chance = random.random
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            state = game.new_initial_state()
            while not state.is_terminal():
                options = state.legal_actions()
                state.apply_action(options[int(chance() * len(options))])
                decisions += 1
    return decisions / (process_time() - start)


print(play(float(sys.argv[1])))

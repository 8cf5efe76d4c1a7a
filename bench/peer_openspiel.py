"""OpenSpiel's connect four (rules in C++), stepped from Python: decisions per CPU second."""

import random
import sys
from time import process_time

import pyspiel

game = pyspiel.load_game("connect_four")
chance = random.random
seconds = float(sys.argv[1])
decisions, start = 0, process_time()
while process_time() - start < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply_action(options[int(chance() * len(options))])
        decisions += 1
print(decisions / (process_time() - start))

"""RLCard has no connect four; its UNO environment, stepped: decisions per CPU second."""

import random
import sys
from time import process_time

import rlcard

chance = random.random
seconds = float(sys.argv[1])
env = rlcard.make("uno")
decisions, start = 0, process_time()
while process_time() - start < seconds:
    state, _ = env.reset()
    while not env.is_over():
        options = list(state["legal_actions"])
        state, _ = env.step(options[int(chance() * len(options))])
        decisions += 1
print(decisions / (process_time() - start))

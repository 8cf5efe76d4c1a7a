"""PettingZoo's connect four, `env` or `raw_env`: decisions per CPU second."""

import random
import sys
import warnings
from time import process_time

warnings.simplefilter("ignore")
from pettingzoo.classic import connect_four_v3

chance = random.random
seconds = float(sys.argv[1])
env = connect_four_v3.raw_env() if sys.argv[2] == "raw" else connect_four_v3.env()
decisions, start = 0, process_time()
while process_time() - start < seconds:
    env.reset()
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        mask = observation["action_mask"]
        options = [column for column in range(7) if mask[column]]
        env.step(options[int(chance() * len(options))])
        decisions += 1
print(decisions / (process_time() - start))

#!/usr/bin/env python3
"""A coach for goal-dice that is asked by Touchline; docs/bots.md explains it.

touchline play --coach away='exec:python3 examples/bot.py'
"""

import json
import sys


def choose(question):
    if question["question"] != "turn":
        return question["default"]  # a penalty: the default is a good choice
    state, side, score = question["state"], question["side"], question["score"]
    lead = score[0] - score[1] if side == "home" else score[1] - score[0]
    place = state[f"{side} place"]  # S00 to S11, or KO before a kick-off
    failed = state[f"{side} failures"] == "1"  # one more, and it is a penalty
    rolls_left = -(-int(state["seconds left"]) // 12)  # a roll takes 12 seconds
    if rolls_left <= 1:
        return "shoot"  # nothing to lose
    if place == "S08" and (failed or lead < 0 or rolls_left <= 3):
        return "shoot"  # two dice, and nothing is taken off
    if place == "S07" and failed and lead < 0:
        return "shoot"
    return "advance"


for line in sys.stdin:
    question = json.loads(line)
    if question["over"]:
        break
    # Without flush=True the answer would wait in a buffer, and time would pass.
    print(json.dumps({"answer": choose(question)}), flush=True)

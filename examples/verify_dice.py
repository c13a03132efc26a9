#!/usr/bin/env python3
"""Checks the verifiable dice of a saved match, of any game, without Touchline.

    python3 verify_dice.py derby.touchline

Every die and card is worked out again from the secret and from what the sides added, by the
procedure in docs/dice.md, and compared with the file. The exit status is 0 if all fits; if
not it is 1, and the first wrong line is named. Nothing but Python's standard library is
needed, and no rules: only which dice there are, and how many cards a deck has.
"""

import hashlib
import re
import sys

# The dice of each game: the name in the file, the lowest face, how many faces.
TEN, SIX, TWENTY, HUNDRED = (0, 10), (1, 6), (1, 20), (1, 100)
DICE = {
    "goal-dice": {
        **dict.fromkeys(["toss", "goalie", "goalie-1", "goalie-2", "punt", "punt-1", "punt-2"], TEN),
        **dict.fromkeys(["attack", "mate-1", "mate-2", "wild"], SIX),
    },
    "offense-charts": {"top": HUNDRED, "middle": TWENTY, "bottom": HUNDRED},
    "action-deck": {},
    "inside-the-net": {"black": TWENTY, "white": TWENTY, "blue": TWENTY},
    "counter-attack": {"referee": (1, 4)},
}
CARDS = {"offense-charts": 100, "action-deck": 101, "inside-the-net": 108}


class Wrong(Exception):
    """Something does not fit, on a line of the file."""

    def __init__(self, line, what):
        super().__init__(f"line {line}: {what}")


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def below(key, throw, outcomes):
    """The number below `outcomes` that a throw gives, counted from 0."""
    attempt = 0
    while True:
        number = int(sha256(f"{key}\n{throw} {attempt}")[:16], 16)
        # The last few of the 2**64 numbers would favour some outcomes: they are passed over.
        if number < 2**64 - 2**64 % outcomes:
            return number % outcomes
        attempt += 1


def read(text):
    """The fields of the header, and the entries with their lines in the file."""
    head, play, body = text.partition("\nplay:\n")
    if not head.startswith("touchline match 1\n") or not play:
        raise Wrong(1, "this is no saved match")
    fields, documents = {}, []
    for number, line in enumerate(head.split("\n"), 1):
        name, _, value = line.partition(": ")
        if name == "document":
            documents.append([number, value.split(" sha256 ")[-1], ""])
        elif line.startswith("|") and documents:
            documents[-1][2] += line[2:] + "\n"
        else:
            fields.setdefault(name, []).append(value)
    for number, promised, content in documents:
        if sha256(content) != promised:
            raise Wrong(number, "this document was changed")
    first = head.count("\n") + 3
    link, entries = sha256(head + play), []
    for at, line in enumerate(body.split("\n")[:-1]):
        link = sha256(link + "\n" + line[17:])
        if line[:17] != link[:16] + " " or not line[17:].startswith(f"{at + 1} "):
            raise Wrong(first + at, "the hash does not fit: this line, or one above it, was changed")
        entries.append((first + at, line[17:].partition(" ")[2]))
    return fields, entries


def additions(promised, people, entries):
    """What the sides added: each was bound to it before any was revealed, and home was first."""
    bound, added = {}, {}
    for line, entry in entries:
        what, _, text = entry.partition(": ")
        step, _, side = what.partition(" ")
        if step == "commit":
            if side in bound or added:
                raise Wrong(line, f"{side} is bound twice, or after something was revealed")
            bound[side] = text
        elif step == "reveal":
            if set(bound) != people or bound[side] != sha256(f"touchline addition 2\n{promised}\n{side} {text}\n"):
                raise Wrong(line, f"{side} was not bound to this, or not all are bound")
            if side in added or (side == "away" and "home" in bound and "home" not in added):
                raise Wrong(line, f"{side} reveals at the wrong time")
            added[side] = text
        elif step == "anew":
            bound, added = {}, {}
        elif step not in ("unrevealed", "coach", "order"):
            if set(added) != people:
                raise Wrong(line, "the match begins before all was revealed")
            break
    return added


def die_of(game, fields, label, line):
    """The lowest face of a die, and how many it has."""
    if label in DICE[game]:
        return DICE[game][label]
    if game != "counter-attack":
        raise Wrong(line, f"{game} has no die called {label}")
    return (1, 12) if "dice=d12_star" in fields.get("set", []) else SIX


class Deck:
    """A deck that is shuffled now and then. When that is, the rules know and the file does not
    say: so every pile that fits all cards so far is kept in mind. If none fits, a card is wrong."""

    def __init__(self, cards):
        self.cards = range(1, cards + 1)
        self.gone = {frozenset()}

    def fits(self, key, throw, card):
        kept = set()
        for gone in self.gone | {frozenset()}:
            left = [each for each in self.cards if each not in gone]
            if left and left[below(key, throw, len(left))] == card:
                kept.add(gone | {card})
        self.gone = kept
        return bool(kept)


def check(text):
    """How many dice and cards were checked."""
    fields, entries = read(text)
    game, dice = fields["game"][0], fields["dice"][0]
    if game not in DICE:
        raise Wrong(2, f"{game} is not known here")
    promised = dice.removeprefix("verifiable 2 sha256 ")
    if promised == dice:
        raise Wrong(8, f"these dice cannot be checked here: {dice}; use touchline replay --verify")
    line, last = entries[-1] if entries else (0, "")
    if not last.startswith("secret "):
        raise Wrong(line, "the match is not over: its secret is not told yet")
    secret = last.removeprefix("secret ")
    if sha256(secret) != promised:
        raise Wrong(line, "this is not the secret that was promised")
    people = {side for side in ("home", "away") if fields[f"coach {side}"] == ["human"]}
    added = additions(promised, people, entries)
    key = sha256(f"touchline dice 2\n{secret}\nhome {added.get('home', '')}\naway {added.get('away', '')}\n")
    corrected = {int(number) for number in fields.get("corrected", [])}
    deck, throw = Deck(CARDS.get(game, 0)), 0
    for number, (line, entry) in enumerate(entries, 1):
        if entry.startswith("undo "):
            raise Wrong(line, "nothing can be taken back in such a match")
        thrown = re.fullmatch(r"(\S+) (\d+)", entry)
        if not thrown or thrown[1] == "clock":
            continue
        label, face = thrown[1], int(thrown[2])
        if label == "card" and game in CARDS:
            fits = deck.fits(key, throw, face)
        else:
            lowest, faces = die_of(game, fields, label, line)
            fits = face == lowest + below(key, throw, faces)
        if not fits:
            said = "was changed by hand, as the header says" if number in corrected else "is not what the secret gives"
            raise Wrong(line, f"`{entry}` {said}")
        throw += 1
    return throw


def main():
    if len(sys.argv) != 2:
        print(__doc__.split("\n\n")[1].strip(), file=sys.stderr)
        return 2
    name = sys.argv[1]
    try:
        with open(name, encoding="utf-8", newline="") as file:
            throws = check(file.read())
    except (Wrong, OSError, UnicodeError, KeyError) as wrong:
        print(ascii(f"{name}: {wrong}")[1:-1], file=sys.stderr)
        return 1
    print(ascii(f"{name}: {throws} dice and cards are those of the secret and the additions")[1:-1])
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Chooses the pieces that Russian and English chats need out of the full vocabulary: those that the coach's texts use (the chats that are
kept aside do not count: on them the loss is measured), single signs, and then the likeliest of both alphabets."""

import collections
import glob
import json
import pathlib
import re

TOTAL = 28_000
COACH = pathlib.Path(__file__).parent / "../.."
ASIDE = re.compile("held-out|fresh|oblique")
WRITTEN = re.compile("\u2581?[а-яёА-ЯЁa-zA-Z0-9 -~…—–«»“”„’№•€₽°]+$")
CYRILLIC = re.compile("\u2581?[а-яёА-ЯЁ-]+$")
# The encoder's own marks stand first.
MARKS = [0, 1, 2, 3]
# A piece used so rarely may be somebody's slip.
SELDOM = 2


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from strings(one)


def texts():
    for path in sorted(glob.glob(f"{COACH}/data/*.jsonl")):
        if ASIDE.search(pathlib.Path(path).name):
            continue
        for line in open(path, encoding="utf8"):
            if line.strip():
                yield from strings(json.loads(line))
    content = glob.glob(f"{COACH}/src/**/data/**/*.json", recursive=True) + glob.glob(f"{COACH}/data/*.json")
    for path in sorted(content):
        # What was learnt is no text.
        if "/learnt/" not in path and "/encoder/" not in path:
            yield from strings(json.load(open(path, encoding="utf8")))


def is_picture(sign):
    return 0x1F300 <= ord(sign) <= 0x1FAFF or 0x2600 <= ord(sign) <= 0x27BF or sign in "❤♥☺‼⁉⭐⏰⌛"


def choose_pieces(e5):
    """The pieces' numbers in the full vocabulary, in its order, the encoder's own marks first."""
    count = collections.Counter()
    for text in texts():
        low = text.lower()
        for form, weight in ((text, 4), (low, 1), (low.replace("ё", "е"), 1), (low.capitalize(), 1), (text.upper(), 1)):
            for piece in e5.cut(form):
                count[piece] += weight
    for who in ("me: ", "them: ", "note: "):
        for piece in e5.cut(who):
            count[piece] += 1000
    chosen = {piece for piece, used in count.items() if used > SELDOM}
    for name, piece in e5.places.items():
        sign = name.lstrip("\u2581") or name
        if len(sign) == 1 and (WRITTEN.match(name) or is_picture(name[-1])):
            chosen.add(piece)
    chosen -= set(MARKS)
    rest = [piece for name, piece in e5.places.items() if piece not in chosen and piece not in MARKS and WRITTEN.match(name)]
    rest.sort(key=lambda piece: -e5.scores[piece])
    cyrillic = [piece for piece in rest if CYRILLIC.match(e5.names[piece])]
    other = [piece for piece in rest if not CYRILLIC.match(e5.names[piece])]
    room = max(0, TOTAL - len(MARKS) - len(chosen))
    half = min(len(cyrillic), room // 2)
    return MARKS + sorted(chosen | set(cyrillic[:half]) | set(other[: room - half]))

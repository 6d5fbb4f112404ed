// The sieve may let through what is not there, never keep back what is.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filePieces, sieveOf } from "./piece-sieve.ts";

describe("a text's sieve", () => {
  it("[MF1] finds a piece wherever it stands, however short", () => {
    for (const piece of ["бьет", "бье", "ет", "м", ""])
      expect(sieveOf("он меня бьет").holdsOne(filePieces([piece])), piece).toBe(true);
    expect(sieveOf("он меня бьет").holdsOne(filePieces(["ударил", "бил", "бьёт"]))).toBe(false);
    expect(sieveOf("").holdsOne(filePieces([]))).toBe(false);
  });

  it("[MF1] says of every text and pieces what looking through the text says", () => {
    const words = fc.string({ unit: fc.constantFrom("а", "б", "в", "x", " ", "🙂"), maxLength: 12 });
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 4 }), (text, pieces) => {
        expect(sieveOf(text).holdsOne(filePieces(pieces))).toBe(pieces.some((piece) => text.includes(piece)));
      }),
    );
  });
});

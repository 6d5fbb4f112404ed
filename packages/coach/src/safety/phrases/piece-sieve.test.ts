// The sieve may let through what is not there, never keep back what is.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filePieces, sieveOf } from "./piece-sieve.ts";

/** Whose pieces stand in a text. */
function ownersIn(text: string, owned: readonly (readonly string[])[]): readonly number[] {
  const owners: number[] = [];
  sieveOf(text).someOwner(filePieces(owned), (owner) => {
    owners.push(owner);
    return false;
  });
  return owners;
}

describe("a text's sieve", () => {
  it("[MF1] finds a piece wherever it stands, however short", () => {
    for (const piece of ["бьет", "бье", "ет", "м", ""])
      expect(ownersIn("он меня бьет", [[piece]]), piece).toEqual([0]);
    expect(ownersIn("он меня бьет", [["ударил", "бил", "бьёт"]])).toEqual([]);
    expect(ownersIn("", [[]])).toEqual([]);
  });

  it("[MF1] stops at the first owner who is meant, and asks about each once", () => {
    const asked: number[] = [];
    const isSaid = sieveOf("он меня бьет").someOwner(
      filePieces([["ударил"], ["меня", "бьет"], ["бьет"], ["он"]]),
      (owner) => {
        asked.push(owner);
        return owner === 2;
      },
    );
    expect([isSaid, asked]).toEqual([true, [1, 2]]);
  });

  it("[MF1] says of every text and pieces what looking through the text says", () => {
    const words = fc.string({ unit: fc.constantFrom("а", "б", "в", "x", " ", "🙂"), maxLength: 12 });
    const owned = fc.array(fc.array(words, { maxLength: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(words, owned, (text, pieces) => {
        const held = pieces.map((own) => own.some((piece) => text.includes(piece)));
        expect(ownersIn(text, pieces)).toEqual(held.flatMap((isHeld, owner) => (isHeld ? [owner] : [])));
      }),
    );
  });
});

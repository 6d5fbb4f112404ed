// The tokenizer against the model's own (golden-pieces.json, cut by the full vocabulary), and rude texts.
import { describe, expect, it } from "vitest";
import golden from "./testing/golden-pieces.json" with { type: "json" };
import { openVocabulary } from "./testing/encoder-bytes.ts";

const { vocabulary, tokenize } = openVocabulary();
const cut = (text: string) => tokenize(text).map((piece) => vocabulary.pieces[piece]);

describe("the encoder's tokenizer", () => {
  it("[EN1] cuts as the model's own does, with a tenth of its pieces", () => {
    expect(golden.map(({ text }) => [text, cut(text)])).toEqual(
      golden.map(({ text, pieces }) => [text, pieces]),
    );
  });

  it("[EN1] reads a letter and its mark typed apart as one letter", () => {
    expect(cut("и\u0306ога, ее\u0308")).toEqual(cut("йога, её"));
  });

  it("[EN1] does not see what has no width, and knows other spaces", () => {
    expect(cut("при\u200bвет\u00a0и\u2003пока")).toEqual(cut("при вет и пока"));
  });

  it("[EN1] has a piece for signs that it does not know", () => {
    expect(tokenize("\ud800 \u{10ffff}")).toEqual(expect.arrayContaining([3]));
  });

  it.each(["аб", "\u{1f602}", "\u0301", "\u200d"])(
    "[EN2] cuts twenty thousand of «%s» in one word",
    (sign) => {
      const pieces = tokenize(sign.repeat(20_000));
      expect(pieces.length).toBeLessThan(20_000 * 20);
      expect(pieces.every((piece) => piece >= 3 && piece < vocabulary.pieces.length)).toBe(true);
    },
  );
});

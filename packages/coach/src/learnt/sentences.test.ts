// [CO112] The distilled sentence vectors: cut and counted as the encoder's own package does it, and near for what means the same.
import { describe, expect, it } from "vitest";
import { fromNibbles, toNibbles, toSteps } from "./nibbles.ts";
import { createCutter } from "./pieces.ts";
import { createSentences, openSentences } from "./sentences.ts";
import written from "./data/pieces.json" with { type: "json" };
import golden from "./testing/golden-sentences.json" with { type: "json" };
import { fromBase64 } from "../words/base64.ts";

const cutter = () => {
  const bytes = fromBase64(written.costs);
  return createCutter(written.pieces.split(" "), new Uint16Array(bytes.buffer));
};

describe("sentence vectors", () => {
  it.each(golden)(
    "[CO112] are those of the package that they come from: $text",
    ({ text, pieces, vector }) => {
      expect(cutter().cut(text)).toEqual(pieces);
      const ours = openSentences().vectorOf(text);
      vector.forEach((value, at) => expect(ours[at]).toBeCloseTo(value, 4));
    },
  );

  it("[CO112] lie near each other for what means the same, in one language or two", () => {
    const near = (one: string, other: string) => {
      const left = openSentences().vectorOf(one);
      const right = openSentences().vectorOf(other);
      return left.reduce((sum, value, at) => sum + value * (right[at] as number), 0);
    };
    expect(near("он меня вчера ударил", "he hit me yesterday")).toBeGreaterThan(0.6);
    expect(near("он меня вчера ударил", "we had coffee yesterday")).toBeLessThan(0.4);
    expect(near("не хочу больше жить", "no reason to go on living")).toBeGreaterThan(
      near("не хочу больше жить", "we had coffee yesterday") + 0.2,
    );
  });

  it("[CO112] take what is typed in many ways as one, whatever signs it has", () => {
    const sentences = openSentences();
    expect(sentences.vectorOf("  ОН меня\n вчера удари\u200Bл ")).toEqual(
      sentences.vectorOf("он меня вчера ударил"),
    );
    expect(Math.hypot(...sentences.vectorOf("\u{1F9FF}\uD83D"))).toBeCloseTo(1, 5);
    expect([...sentences.vectorOf(" \n ")]).toEqual(Array.from({ length: sentences.dims }, () => 0));
    expect(Math.hypot(...sentences.vectorOf("а".repeat(20_000)))).toBeCloseTo(1, 5);
  });

  it("[CO112] refuse a table of another shape", () => {
    expect(() => createSentences({ ...written, steps: "AAAA" })).toThrow("6 steps");
  });

  it("[CO112] four bits hold steps from −7 to 7", () => {
    const steps = Float32Array.of(-9, -7, -0.4, 0, 3, 7.4);
    expect([...fromNibbles(toNibbles(toSteps(steps, 1)))]).toEqual(
      [-7, -7, -0, 0, 3, 7].map((step) => step + 0),
    );
  });
});

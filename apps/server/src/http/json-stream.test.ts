// Written in pieces, the same JSON comes out.
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonStream } from "./json-stream.ts";

describe("JSON in pieces", () => {
  it("is what would have been written at once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await text(jsonStream(value))).toBe(JSON.stringify(value));
      }),
      { numRuns: 100 },
    );
    const odd = { at: new Date(0), gone: undefined, list: [undefined, null, []], none: {}, 'a"b': "\u2028" };
    expect(await text(jsonStream(odd))).toBe(JSON.stringify(odd));
  });

  it("does not tear a sign in two, however long the text", async () => {
    const value = {
      text: `x${"😀".repeat(200_000)}`,
      rest: Array.from({ length: 5_000 }, (_, id) => ({ id })),
    };
    expect(JSON.parse(await text(jsonStream(value)))).toEqual(value);
  });

  it("lets others have their turn while it writes", async () => {
    let turns = 0;
    let over = false;
    const count = () => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    await text(jsonStream(Array.from({ length: 200 }, () => "я".repeat(10_000))));
    over = true;
    expect(turns).toBeGreaterThan(10);
  });
});

// Written in pieces, the same JSON comes out.
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { settle } from "@fitil/testkit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonStream, WrittenJson } from "./json-stream.ts";

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

  it("takes what comes late as a list, and what was written before as it is", async () => {
    async function* late<T>(...items: readonly T[]): AsyncGenerator<T> {
      yield* items;
    }
    const written = new WrittenJson(late('{"kept":', "[1,2]", "}"));
    const value = {
      before: 1,
      none: late(),
      some: late<unknown>({ id: 1 }, { inner: late("x") }, written),
      after: [new WrittenJson(late("null"))],
    };
    expect(JSON.parse(await text(jsonStream(value)))).toEqual({
      before: 1,
      none: [],
      some: [{ id: 1 }, { inner: ["x"] }, { kept: [1, 2] }],
      after: [null],
    });
  });

  it("[MK9] asks for no more than the reader has taken, and for nothing when the reader leaves", async () => {
    let given = 0;
    let isOver = false;
    async function* endless() {
      try {
        for (;;) yield String((given += 1)).padEnd(50_000);
      } finally {
        isOver = true;
      }
    }
    const stream = jsonStream({ list: endless() });
    await once(stream, "readable");
    await settle();
    expect(given).toBeLessThan(10);
    const before = given;
    await settle();
    expect(given).toBe(before);
    stream.destroy();
    await settle();
    expect(isOver).toBe(true);
  });

  it("breaks off where a source does, instead of ending as if it were whole", async () => {
    async function* broken() {
      yield 1;
      throw new Error("gone");
    }
    await expect(text(jsonStream({ list: broken() }))).rejects.toThrow("gone");
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

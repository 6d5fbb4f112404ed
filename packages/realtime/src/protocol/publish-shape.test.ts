// The shortcut for publications must never read anything differently from the general parser.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCommand } from "./command.ts";
import { parsePayload, readPublish } from "./publish-shape.ts";

/** What the shortcut makes of a line, as the general parser would put it. */
function short(line: string, hint = ""): unknown {
  const known = readPublish(line, hint);
  if (known === undefined) return undefined;
  const data = parsePayload(known.dataText);
  return data === undefined ? undefined : { kind: "publish", id: known.id, channel: known.channel, data };
}

describe("publication shortcut", () => {
  it("[RT57] takes the usual form, with the hint and without", () => {
    const line = '{"publish":{"channel":"game:actions:x","data":{"type":"player_state","x":1.5}},"id":77}';
    const expected = {
      kind: "publish",
      id: 77,
      channel: "game:actions:x",
      data: { type: "player_state", x: 1.5 },
    };
    expect(short(line)).toEqual(expected);
    expect(short(line, "game:actions:x")).toEqual(expected);
    expect(short(line, "game:actions:other")).toEqual(expected);
    expect(short(line, "game:actions:")).toEqual(expected);
  });

  it("[RT57] declines what it cannot be sure of", () => {
    for (const line of [
      '{"publish":{"channel":"","data":1},"id":1}',
      '{"publish":{"channel":"a\\"b","data":1},"id":1}',
      '{"publish":{"channel":"ё","data":1},"id":1}',
      '{"publish":{"channel":"a","data":1},"id":01}',
      '{"publish":{"channel":"a","data":1},"id":}',
      '{"publish":{"channel":"a","data":1},"id":4294967296}',
      '{"publish":{"channel":"a","data":1},"id":10000000001}',
      '{"publish":{"channel":"a","data":},"id":1}',
      '{"publish":{"channel":"a","data":1,"x":2},"id":1}',
      '{"publish":{"channel":"a","data":1},"connect":{},"id":1}',
      '{"publish":{"channel":"a","data":1},"id":-1}',
      '{"publish":{"channel":"a"},"id":1}',
      "{}",
      "",
    ]) {
      expect([line, short(line)]).toEqual([line, undefined]);
    }
    expect(short('{"publish":{"channel":"a","data":1},"id":4294967295}')).toMatchObject({
      id: 4_294_967_295,
    });
  });

  it("[RT57] whatever it takes, the general parser reads the same", () => {
    const piece = fc.oneof(
      fc.json({ maxDepth: 2 }),
      fc.constantFrom(
        '{"publish":{"channel":"',
        '","data":',
        '},"id":',
        "}",
        "{",
        '"',
        "\\",
        "1",
        "0",
        " ",
        ",",
        '"id":5',
      ),
    );
    const line = fc.oneof(
      fc
        .tuple(fc.string({ maxLength: 8 }), fc.json(), fc.integer({ min: -2, max: 2 ** 33 }))
        .map(([channel, data, id]) => `{"publish":{"channel":"${channel}","data":${data}},"id":${id}}`),
      fc
        .array(piece, { maxLength: 6 })
        .map((pieces) => `{"publish":{"channel":"a","data":${pieces.join("")}},"id":7}`),
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(line, fc.constantFrom("", "a", "ab"), (text, hint) => {
        const known = short(text, hint);
        if (known !== undefined) expect(readCommand(text)).toEqual(known);
      }),
      { numRuns: 3_000 },
    );
  });
});

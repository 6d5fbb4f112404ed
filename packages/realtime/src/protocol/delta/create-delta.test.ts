// The encoder of differences against the decoder that the unmodified client brings along.
import { Centrifuge } from "centrifuge";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createDelta } from "./create-delta.ts";

interface Codec {
  applyDeltaIfNeeded(pub: object, before: Uint8Array): { readonly newPrevValue: Uint8Array };
}

/** What the client makes of a difference that came to it as the text in JSON. */
function undo(source: string, delta: string): string {
  const client = new Centrifuge("ws://unused", { websocket: WebSocket }) as unknown as { _codec: Codec };
  const pub = { delta: true, data: delta };
  return Buffer.from(client._codec.applyDeltaIfNeeded(pub, Buffer.from(source)).newPrevValue).toString();
}

/** The difference as it leaves: as text. */
function textOf(source: string, target: string): string | undefined {
  const delta = createDelta(Buffer.from(source), Buffer.from(target));
  const text = delta?.toString();
  if (delta !== undefined) expect(Buffer.from(text ?? "")).toEqual(delta);
  return text;
}

describe("differences in Fossil's format", () => {
  it("[RT55] are those of Fossil's own encoder", () => {
    const state = '{"type":"state","players":[{"id":"ann","x":1},{"id":"bob","x":2}],"left":90}';
    const fox = "the quick brown fox jumps over the lazy dog";
    const hex = "0123456789abcdef".repeat(2);
    for (const [source, target, delta] of [
      [state, state.replace("2", "3").replace("90", "89"), '1C\nz@0,E:3}],"left":89}3DPCOl;'],
      [fox, `the lazy dog: ${fox}`, "u\nE:the lazy dog: g@0,1GRUSt;"],
      [hex, hex, "W\nW@0,25u_;"],
    ] as const)
      expect(textOf(source, target)).toBe(delta);
  });

  it("[RT55] never cut a character in two, as Fossil's would here: both words begin with the byte d0", () => {
    const source = JSON.stringify("Съешь же ещё этих мягких французских булок, да выпей чаю");
    const target = source.replace("булок", "батонов");
    const delta = textOf(source, target) ?? "";
    expect(undo(source, delta)).toBe(target);
  });

  it("[RT55] what would be no shorter is none", () => {
    expect(textOf("", "anything")).toBeUndefined();
    expect(textOf("one thing and nothing of it is here", "другое")).toBeUndefined();
    expect(textOf("a text to which nothing is alike", "")).toBeUndefined();
  });

  it("[RT55] whatever the texts are, the client gets the target", () => {
    const piece = fc.oneof(
      fc.constantFrom("привет ", "ё", "a", "🧨", '{"x":', "12", ",", "😀 and so on and so on, ", "\u0000"),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    );
    const edit = fc.tuple(fc.nat(), fc.nat(6), fc.array(piece, { maxLength: 3 }));
    const texts = fc.array(piece, { maxLength: 60 });
    let made = 0;
    fc.assert(
      fc.property(texts, fc.array(edit, { maxLength: 4 }), fc.nat(4), (pieces, edits, repeats) => {
        const before = pieces.join("").repeat(repeats).toWellFormed();
        const characters = Array.from(before);
        for (const [at, count, added] of edits)
          characters.splice(at % (characters.length + 1), count, ...added);
        const [source, target] = [before, characters.join("").toWellFormed()].map((text) =>
          JSON.stringify(text),
        ) as [string, string];
        const delta = textOf(source, target);
        if (delta === undefined) return;
        made += 1;
        expect(Buffer.byteLength(delta)).toBeLessThan(Buffer.byteLength(target));
        expect(undo(source, delta)).toBe(target);
      }),
      { numRuns: 1_000 },
    );
    expect(made).toBeGreaterThan(300);
  });
});

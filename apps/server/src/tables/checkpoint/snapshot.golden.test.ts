// What version 1 has written stays readable: a table may be taken over by a newer process, or an older one's be read after it.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSnapshot, writeSnapshot } from "./snapshot.ts";
import { decide } from "../table/decide.ts";
import { tableDueAt } from "../table/due.ts";

/** One snapshot a line, of everything that a table can be in. */
const GOLDEN = new URL("./golden/tables-v1.jsonl", import.meta.url);

describe("snapshots of version 1", () => {
  const texts = readFileSync(GOLDEN, "utf8").trimEnd().split("\n");

  it.each(texts)("are read, and go on to their end: %#", (text) => {
    const read = readSnapshot(text);
    if (!read.ok) throw new Error(read.why);
    const { state } = read;
    expect(JSON.parse(writeSnapshot(state))).toEqual(JSON.parse(text));
    const faults = [];
    for (let dueAt = tableDueAt(state); dueAt !== null; dueAt = tableDueAt(state)) {
      const { effects } = decide(state, { type: "tick" }, dueAt);
      faults.push(...effects.filter(({ type }) => type === "fault"));
    }
    expect(faults).toEqual([]);
    expect(state.phase.kind).toBe("open");
  });

  it("nothing else is read: other text, other versions, other shapes, a match of other rules", () => {
    const text = texts.find((one) => one.includes('"kind":"playing"'))!;
    const whyNot = (changed: string) => {
      const read = readSnapshot(changed);
      return read.ok ? "read" : read.why;
    };
    expect(whyNot(text)).toBe("read");
    expect(whyNot(text.slice(0, -1))).toBe("not_json");
    expect(whyNot("null")).toBe("unknown_version");
    expect(whyNot(text.replace('"version":1', '"version":2'))).toBe("unknown_version");
    expect(whyNot(text.replace('"visits":', '"visit":'))).toBe("bad_shape");
    expect(whyNot(text.replace('"board":[', '"board":{},"codes":['))).toBe("bad_shape");
    expect(whyNot(text.replace('"bricksLeft":', '"bricks":'))).toBe("other_rules");
    expect(whyNot(text.replace('"board":[0', '"board":[2'))).toBe("other_rules");
    expect(whyNot(text.replace(/"players":\[.*?\}\}?\]/, '"players":null'))).toBe("other_rules");
  });
});

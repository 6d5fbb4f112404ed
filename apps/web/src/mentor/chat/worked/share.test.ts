// Counts told honestly: no share of a handful.
import { MOVE_KINDS } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { EARLY, inOrder, shareAnswered, untoldOf } from "./share.ts";

describe("[MK11] what worked, in figures", () => {
  it("tells no share while one answer more would move it by a tenth", () => {
    expect(shareAnswered({ sent: 0, answered: 0, silent: 0 })).toBeNull();
    expect(shareAnswered({ sent: EARLY - 1, answered: EARLY - 1, silent: 0 })).toBeNull();
    expect(shareAnswered({ sent: 20, answered: 7, silent: 3 })).toBe(0.35);
  });

  it("counts what nobody has told of", () => {
    expect(untoldOf({ sent: 20, answered: 7, silent: 3 })).toBe(10);
  });

  it("keeps rows in their places", () => {
    const rows = [{ kind: "farewell" }, { kind: "reply" }, { kind: "opener" }] as const;
    expect(inOrder(rows, MOVE_KINDS, ({ kind }) => kind).map(({ kind }) => kind)).toEqual([
      "opener",
      "reply",
      "farewell",
    ]);
  });
});

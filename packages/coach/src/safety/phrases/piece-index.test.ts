// [MF1] The index leaves out no rule that a text could fit, and few others.
import { describe, expect, it } from "vitest";
import { createPieceIndex } from "./piece-index.ts";

describe("an index of pieces", () => {
  const mayFit = createPieceIndex([["ударил", "бьет"], null, ["я"], ["ударил"], ["ударилась"]]);

  it("[MF1] finds whoever needs one of the pieces, wherever it stands, and whoever needs nothing", () => {
    expect(mayFit("он меня ударил")).toEqual([0, 1, 2, 3]);
    expect(mayFit("бьет")).toEqual([0, 1]);
    expect(mayFit("ударилась")).toEqual([0, 1, 3, 4]);
    expect(mayFit("уда")).toEqual([1]);
    expect(mayFit("")).toEqual([1]);
  });

  it("[MF1] an entry that can need nothing of its list never fits", () => {
    expect(createPieceIndex([[]])("что угодно")).toEqual([]);
  });
});

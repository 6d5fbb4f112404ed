// [CO201] A chat with one thing less: what is left out, and where too little would be left.
import { expect, it } from "vitest";
import { withOneLess } from "./left-out-lines.ts";

it("[CO201] every line but the last is left out in turn, the newest five of them, and what is said beside the chat", () => {
  const lines = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const all = withOneLess({ lines, note: "beside" });
  expect(all.map((less) => lines.filter((line) => !less.lines.includes(line)).join(""))).toEqual([
    "c",
    "d",
    "e",
    "f",
    "g",
    "",
  ]);
  expect(all.map(({ note }) => note)).toEqual([...Array.from({ length: 5 }, () => "beside"), ""]);
});

it("[CO201] three lines stay together, and nothing stays where nothing is beside them", () => {
  expect(withOneLess({ lines: ["a", "b", "c"], note: "" })).toEqual([]);
  expect(withOneLess({ lines: ["a", "b", "c"], note: "beside" })).toEqual([
    { lines: ["a", "b", "c"], note: "" },
  ]);
});

// The table of verdicts as SPEC.md prints it is the one that decides.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import moves from "./data/moves.json" with { type: "json" };
import table from "./data/verdicts.json" with { type: "json" };

it("[CO132] SPEC.md prints the rows of the table in their order (`npm run coach:verdicts`)", () => {
  const spec = readFileSync(join(import.meta.dirname, "../../SPEC.md"), "utf8");
  const printed = spec
    .split("\n")
    .filter((line) => /^\| [A-Z]\d\d/u.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.replaceAll("`", "").trim()),
    );
  expect(printed).toEqual(
    table.map(({ id, when, verdict, move, because }) => [
      id,
      when.length === 0 ? "always" : when.join(" "),
      verdict,
      move,
      because,
    ]),
  );
});

it("[CO132] what is known of a move is known of one that the table has", () => {
  const decided = new Set(table.map(({ move }) => move));
  expect(Object.keys(moves).filter((move) => !decided.has(move))).toEqual([]);
});

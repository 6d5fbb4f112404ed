// A failure that is caught and not looked at says why, so that a considered silence differs from a forgotten one.
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { ROOMS } from "./house.ts";
import { sourcesOf } from "./imports.ts";
import type { SourceFile } from "./imports.ts";

/** Lines with a `catch` that takes no error and has no comment in it, or right above it. */
function silentCatches({ path, text }: SourceFile): {
  readonly all: number;
  readonly unsaid: readonly string[];
} {
  // PERF: without the word there is none, and most files need not be read by a parser.
  if (!/\bcatch\b/.test(text)) return { all: 0, unsaid: [] };
  const lineAt = (place: number): number => text.slice(0, place).split("\n").length;
  const { program, comments } = parseSync(path, text);
  const unsaid: string[] = [];
  let all = 0;
  const look = (start: number, end: number): void => {
    all += 1;
    const from = lineAt(start) - 1;
    const to = lineAt(end);
    const isSaid = comments.some((comment) => lineAt(comment.end) >= from && lineAt(comment.start) <= to);
    if (!isSaid) unsaid.push(`${path}:${from + 1}`);
  };
  new Visitor({
    CatchClause(node) {
      if (node.param === null) look(node.start, node.end);
    },
    CallExpression({ callee, arguments: [handler], end }) {
      const isCatch =
        callee.type === "MemberExpression" &&
        callee.property.type === "Identifier" &&
        callee.property.name === "catch";
      const takesNone = handler?.type === "ArrowFunctionExpression" && handler.params.length === 0;
      if (isCatch && takesNone) look(callee.property.start, end);
    },
  }).visit(program);
  return { all, unsaid };
}

describe("whatever is caught in silence", () => {
  it("says why", () => {
    const folders = [...ROOMS.map(({ folder }) => folder), "tests"];
    const found = folders.flatMap(sourcesOf).map(silentCatches);
    expect(found.reduce((sum, { all }) => sum + all, 0)).toBeGreaterThan(50);
    expect(found.flatMap(({ unsaid }) => unsaid)).toEqual([]);
  });
});

// The rules of SPEC.md and the tests that cite them by number: none of either without the other.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const spec = readFileSync(join(here, "../SPEC.md"), "utf8");
const rules = Array.from(spec.matchAll(/^- ((?:RT|BR)\d+) /gm), ([, rule]) => rule ?? "");

function cited(): Set<string> {
  const files = readdirSync(here, { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => /\.(test|contract)\.ts$/.test(file));
  const texts = tests.map((file) => readFileSync(join(here, file), "utf8")).join("\n");
  return new Set(Array.from(texts.matchAll(/\[((?:RT|BR)\d+)\]/g), ([, rule]) => rule ?? ""));
}

it("every rule has a number of its own and is cited by a test, and no test cites another", () => {
  expect(rules.length).toBe(new Set(rules).size);
  expect([...cited()].toSorted()).toEqual(rules.toSorted());
});

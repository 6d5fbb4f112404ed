// A word has one meaning: no two files export the same name, and what the glossary points at is there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourcesOf } from "./imports.ts";
import { SAME_NAMES } from "./same-names.ts";

const FOLDERS = [
  "packages/contracts/src",
  "packages/engine/src",
  "packages/realtime/src",
  "packages/coach/src",
  "packages/screen-reader/src",
  "apps/server/src",
  "apps/web/src",
];

/** Texts and lists of two languages are one thing: `en/lobby.ts` and `ru/lobby.ts`, `answers-en.ts` and `answers-ru.ts`. */
const withoutLanguage = (path: string): string => path.replaceAll(/(?<=[/-])(?:en|ru)(?=[/.-])/g, "*");

describe("names", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const { path, exports } of FOLDERS.flatMap(sourcesOf))
    for (const name of exports) {
      const files = filesOf.get(name) ?? new Set();
      filesOf.set(name, files.add(withoutLanguage(path)));
    }
  const twice = [...filesOf].filter(([, files]) => files.size > 1).map(([name]) => name);

  it("mean one thing: nothing new is exported from two files by one name", () => {
    expect(
      twice.filter((name) => !SAME_NAMES.has(name)).map((name) => [name, ...filesOf.get(name)!]),
    ).toEqual([]);
  });

  it("the list of those that are still there holds none that has gone", () => {
    expect([...SAME_NAMES].filter((name) => !twice.includes(name))).toEqual([]);
  });

  it("every place that the glossary names is there", () => {
    const places = [
      ...readFileSync(join(ROOT, "GLOSSARY.md"), "utf8").matchAll(/`((?:apps|packages|tests)\/[^`]+)`/g),
    ];
    expect(places.length).toBeGreaterThan(30);
    expect(places.map(([, place]) => place!).filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  });
});

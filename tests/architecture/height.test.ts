// How high a package's files stand on each other: whoever wants to know what the topmost one does has as many to read.
import { describe, expect, it } from "vitest";
import { resolveImport, sourcesOf } from "./imports.ts";

/** Files on the longest way of imports down from each file of a folder, by path; what is imported for its types alone does nothing. */
function waysDown(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map(sourcesOf(folder).map((file) => [file.path, file]));
  const ways = new Map<string, readonly string[]>();
  const wayFrom = (path: string, above: readonly string[]): readonly string[] => {
    if (above.includes(path)) throw new Error(`a ring of imports: ${[...above, path].join(" > ")}`);
    const known = ways.get(path);
    if (known !== undefined) return known;
    const file = files.get(path);
    if (file === undefined) return [];
    const below = file.imports
      .filter((specifier) => !file.typeImports.includes(specifier))
      .map((specifier) => wayFrom(resolveImport(file, specifier) ?? "", [...above, path]));
    const way = [
      path,
      ...below.reduce((longest, next) => (next.length > longest.length ? next : longest), []),
    ];
    ways.set(path, way);
    return way;
  };
  for (const path of files.keys()) wayFrom(path, []);
  return ways;
}

describe.each([["packages/realtime/src", 8]] as const)("%s", (folder, floors) => {
  it(`is at most ${floors} floors high, without rings`, () => {
    const tooLong = [...waysDown(folder).values()].filter((way) => way.length > floors);
    expect(tooLong.map((way) => way.join(" > "))).toEqual([]);
  });
});

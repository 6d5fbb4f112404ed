// One idea a file: neither a crumb that stands with what it serves, nor a heap that should be several.
import { describe, expect, it } from "vitest";
import { ROOMS } from "./house.ts";
import { sourcesOf } from "./imports.ts";
import type { SourceFile } from "./imports.ts";

/** Below so many lines a file is a crumb. */
const SMALL = 20;
/** Above so many lines a file is a heap. */
const LARGE = 300;

/**
 * Crumbs that web and server may still have. May only shrink.
 * Not counted: faces (`index.ts`), texts (`i18n/`), migrations, ambient types, and what must begin a file of its own, since a bundle or a
 * thread is cut there (`load-*`, `late-*`, `*-thread`, a `main`).
 */
const MOST_SMALL = 39;

const linesOf = ({ text }: SourceFile): number => text.split("\n").length - 1;
const isBeginning = (path: string): boolean =>
  /\/(?:index|main|load-[^/]*|late-[^/]*|[^/]*-thread)\.tsx?$|\/(?:i18n|migrations)\/|\.d\.ts$/.test(path);

describe("sizes", () => {
  it(`leave at most ${MOST_SMALL} files of web and server below ${SMALL} lines`, () => {
    const small = ["apps/web/src", "apps/server/src"]
      .flatMap(sourcesOf)
      .filter((file) => linesOf(file) < SMALL && !isBeginning(file.path));
    expect(small.length, small.map(({ path }) => path).join("\n")).toBeLessThanOrEqual(MOST_SMALL);
  });

  it(`leave no file above ${LARGE} lines outside texts, data and tests`, () => {
    const large = ROOMS.flatMap(({ folder }) => sourcesOf(folder))
      .filter((file) => linesOf(file) > LARGE && !file.path.includes("/i18n/"))
      .map(({ path }) => path);
    expect(large).toEqual([]);
  });
});

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
 * Crumbs that web and server, and all packages with them, may still have. May only shrink.
 * Not counted: faces (`index.ts`), texts (`i18n/`), migrations, ambient types, and what must begin a file of its own, since a bundle or a
 * thread is cut there (`load-*`, `lazy-*`, `*-thread`, a `main`).
 */
const MAX_SMALL = { ofApps: 33, inAll: 52 } as const;

const linesOf = ({ text }: SourceFile): number => text.split("\n").length - 1;
const isBeginning = (path: string): boolean =>
  /\/(?:index|main|load-[^/]*|lazy-[^/]*|[^/]*-thread)\.tsx?$|\/(?:i18n|migrations)\/|\.d\.ts$/.test(path);

describe("sizes", () => {
  const smallIn = (folders: readonly string[]): readonly string[] =>
    folders
      .flatMap(sourcesOf)
      .filter((file) => linesOf(file) < SMALL && !isBeginning(file.path))
      .map(({ path }) => path);

  it.each([
    ["web and server", ["apps/web/src", "apps/server/src"], MAX_SMALL.ofApps],
    ["all", ROOMS.map(({ folder }) => folder), MAX_SMALL.inAll],
  ] as const)(`leave few files of %s below ${SMALL} lines`, (_whose, folders, most) => {
    const small = smallIn(folders);
    expect(small.length, small.join("\n")).toBeLessThanOrEqual(most);
  });

  it(`leave no file above ${LARGE} lines outside texts, data and tests`, () => {
    const large = ROOMS.flatMap(({ folder }) => sourcesOf(folder))
      .filter((file) => linesOf(file) > LARGE && !file.path.includes("/i18n/"))
      .map(({ path }) => path);
    expect(large).toEqual([]);
  });
});

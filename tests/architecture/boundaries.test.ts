// The walls of the house: who may import whom, and what the ground floor may not mention.
import { describe, expect, it } from "vitest";
import {
  BANNED_MATHS,
  BANNED_ON_GROUND,
  FLOORS,
  REDUCERS,
  ROOMS,
  SLICES,
  USE_CASES,
  WEB_FEATURES,
} from "./house.ts";
import type { Room } from "./house.ts";
import { packageOf, resolveImport, sourcesOf } from "./imports.ts";
import type { SourceFile } from "./imports.ts";

/** The part of the source without comments, so that prose may mention what code may not. */
function codeOf(file: SourceFile): string {
  return file.text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

describe.each(ROOMS)("$folder", (room) => {
  const { folder } = room;
  const files = sourcesOf(folder);

  it("has sources", () => expect(files.length).toBeGreaterThan(0));

  it("imports only what its room allows", () => {
    const offences = files.flatMap((file) =>
      file.imports
        .filter((specifier) => !isAllowed(file, specifier, room))
        .map((specifier) => `${file.path} → ${specifier}`),
    );
    expect(offences).toEqual([]);
  });

  it("never reaches for what serves only tests", () => {
    const offences = files.filter((file) =>
      file.imports.some((specifier) => /\/testing\/|@fitil\/testkit/.test(specifier)),
    );
    expect(offences.map((file) => file.path)).toEqual([]);
  });

  it("has no wildcard exports, which hide a package's face", () => {
    expect(files.filter((file) => /^export \* /m.test(codeOf(file))).map((file) => file.path)).toEqual([]);
  });
});

function isAllowed(
  file: SourceFile,
  specifier: string,
  { folder, packages, types = [], node }: Room,
): boolean {
  const target = resolveImport(file, specifier);
  if (target !== null) return target.startsWith(`${folder}/`);
  if (specifier.startsWith("node:")) return node;
  const name = packageOf(specifier);
  if (packages.includes(name)) return true;
  if (types.includes(name)) return file.typeImports.includes(specifier);
  return packages.includes("*") && !name.startsWith("@fitil/");
}

describe("the ground floor", () => {
  const ground = ["engine", "language", "screen-reader", "coach", "contracts"].flatMap((name) =>
    sourcesOf(`packages/${name}/src`),
  );

  it("knows no clock, no chance and no console", () => {
    expect(ground.filter((file) => BANNED_ON_GROUND.test(codeOf(file))).map((file) => file.path)).toEqual([]);
  });

  it("uses only arithmetic that is the same to the last bit everywhere (engine)", () => {
    const engine = ground.filter((file) => file.path.startsWith("packages/engine/"));
    expect(engine.filter((file) => BANNED_MATHS.test(codeOf(file))).map((file) => file.path)).toEqual([]);
  });
});

describe.each(FLOORS)("the rooms of $folder", ({ folder, rooms }) => {
  const files = sourcesOf(folder);
  const floorOf = (path: string): number => rooms.indexOf(roomOf(path, folder));
  const arrows = files.flatMap((file) => {
    if (floorOf(file.path) === -1) return [];
    return file.imports.flatMap((specifier) => {
      const target = resolveImport(file, specifier);
      return target === null ? [] : [{ file, specifier, target }];
    });
  });

  it("import only downwards", () => {
    const offences = arrows.filter((arrow) => {
      const leaves = !arrow.target.startsWith(`${folder}/`);
      if (leaves) return !folder.startsWith("apps/");
      const other = floorOf(arrow.target);
      return other === -1 || other > floorOf(arrow.file.path);
    });
    expect(offences.map(({ file, specifier }) => `${file.path} → ${specifier}`)).toEqual([]);
  });

  it("are all there, and hold everything but the joining of them", () => {
    const found = new Set(files.map(({ path }) => roomOf(path, folder)));
    const beside = [...found].filter((name) => !rooms.includes(name) && !name.endsWith(".ts"));
    expect([
      beside.filter((name) => !name.endsWith(".tsx")),
      rooms.filter((room) => !found.has(room)),
    ]).toEqual([[], []]);
  });
});

describe("a file that says it holds shapes only", () => {
  it("holds nothing that runs", () => {
    const shapes = ROOMS.flatMap(({ folder }) => sourcesOf(folder)).filter(({ text }) =>
      /^(?:\/\/.*\n)*\/\/.*\bShapes only\b/.test(text),
    );
    expect(shapes.length).toBeGreaterThan(5);
    const offences = shapes.filter((file) =>
      /^(?:export )?(?:(?:abstract |async )?(?:class|function)\b|const .*=>|let\b)/m.test(codeOf(file)),
    );
    expect(offences.map(({ path }) => path)).toEqual([]);
  });
});

describe(`the use cases in ${USE_CASES.folder}`, () => {
  it("know no HTTP", () => {
    const files = sourcesOf(USE_CASES.folder).filter(({ path }) => !path.includes(".test."));
    expect(files.length).toBeGreaterThan(2);
    const offences = files.flatMap((file) =>
      file.imports
        .filter((specifier) => {
          const target = resolveImport(file, specifier) ?? specifier;
          return target.startsWith(USE_CASES.edge) || /^(?:@?fastify\b|node:https?$)/.test(target);
        })
        .map((specifier) => `${file.path} → ${specifier}`),
    );
    expect(offences).toEqual([]);
  });
});

describe.each(REDUCERS)("the reducer in $folder", ({ folder, packages }) => {
  const files = sourcesOf(folder);

  it("runs only itself and its packages: whatever else it knows are shapes", () => {
    const offences = files.flatMap((file) =>
      file.imports
        .filter((specifier) => !file.typeImports.includes(specifier))
        .filter((specifier) => {
          const target = resolveImport(file, specifier);
          return target === null
            ? !(packages as readonly string[]).includes(specifier)
            : !target.startsWith(`${folder}/`);
        })
        .map((specifier) => `${file.path} → ${specifier}`),
    );
    expect(offences).toEqual([]);
  });

  it("knows no clock, no chance and nothing that happens later", () => {
    const offences = files.filter((file) => {
      const code = codeOf(file);
      return BANNED_ON_GROUND.test(code) || /\b(Promise|async|await|queueMicrotask)\b/.test(code);
    });
    expect(offences.map((file) => file.path)).toEqual([]);
  });
});

describe.each(SLICES)("slices of $folder", ({ folder, shared, joins }) => {
  it("never reach into each other", () => {
    const offences = sourcesOf(folder).flatMap((file) => {
      const from = sliceOf(file.path, folder);
      if ((joins as readonly string[]).includes(from)) return [];
      return file.imports.flatMap((specifier) => {
        const target = resolveImport(file, specifier);
        if (target === null) return [];
        const to = sliceOf(target, folder);
        const fine = to === from || (shared as readonly string[]).includes(to);
        return fine ? [] : [`${file.path} → ${specifier}`];
      });
    });
    expect(offences).toEqual([]);
  });
});

/** The first folder or file below `folder`. */
function roomOf(path: string, folder: string): string {
  return path.slice(folder.length + 1).split("/")[0] as string;
}

/** The first folder (or file) below `folder`; for web features `game/<feature>` counts as one slice. */
function sliceOf(path: string, folder: string): string {
  const rest = path.slice(folder.length + 1);
  const feature = WEB_FEATURES.find((name) => rest.startsWith(`${name}/`));
  return feature ?? (rest.split("/")[0] as string);
}

describe("apps/web shared rooms", () => {
  it("ui, lib, i18n and sound never import features or app", () => {
    const files = sourcesOf("apps/web/src").filter((file) =>
      /^apps\/web\/src\/(ui|lib|i18n|sound)\//.test(file.path),
    );
    const offences = files.flatMap((file) =>
      file.imports
        .map((specifier) => resolveImport(file, specifier))
        .filter((target) => target !== null && /^apps\/web\/src\/(game|mentor|app)\//.test(target))
        .map((target) => `${file.path} → ${target}`),
    );
    expect(offences).toEqual([]);
  });
});

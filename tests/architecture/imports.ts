// Reads the imports of every source file with a real parser, type imports too.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  /** Those of them of which only types are taken. */
  readonly typeImports: readonly string[];
  /** Names that are declared here and exported, types too; what is only passed on is left out. */
  readonly exports: readonly string[];
}

/** Every product source (.ts, .tsx) under a folder; tests, contract suites and what serves only them (`testing/`) left out. */
export function sourcesOf(folder: string): SourceFile[] {
  const sources = read.get(folder) ?? readSources(folder);
  read.set(folder, sources);
  return [...sources];
}

/** PERF: several walls are asked about the same folders; each file is parsed once. */
const read = new Map<string, readonly SourceFile[]>();

function readSources(folder: string): readonly SourceFile[] {
  return filesUnder(join(ROOT, folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|contract)\.tsx?$|[\\/]testing[\\/]/.test(path))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path: relative(ROOT, path).replaceAll("\\", "/"), text, ...importsOf(path, text) };
    });
}

/** Resolves a relative import to a path from the root; null for a package. */
export function resolveImport(file: SourceFile, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  return join(dirname(file.path), specifier).replaceAll("\\", "/");
}

/** The package of a bare specifier: `@scope/name/deep` → `@scope/name`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}

function importsOf(path: string, text: string): Pick<SourceFile, "imports" | "typeImports" | "exports"> {
  const { module } = parseSync(path, text);
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    type: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, type: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    from: text.slice(moduleRequest.start, moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    type: false,
  }));
  const all = [...fixed, ...reexports, ...dynamic];
  const names = [...new Set(all.map(({ from }) => from))];
  const typeImports = names.filter((name) => all.every(({ from, type }) => from !== name || type));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.name !== null ? [exportName.name] : [],
    ),
  );
  return { imports: names, typeImports, exports };
}

function filesUnder(folder: string): string[] {
  // What a bench has installed for its peers is not ours.
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== "node_modules");
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

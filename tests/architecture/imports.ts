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
}

/** Every product source (.ts, .tsx) under a folder; tests, contract suites and what serves only them (`testing/`) left out. */
export function sourcesOf(folder: string): SourceFile[] {
  return filesUnder(join(ROOT, folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|contract)\.tsx?$|[\\/]testing[\\/]/.test(path))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path: relative(ROOT, path).replaceAll("\\", "/"), text, imports: importsOf(path, text) };
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

function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const fixed = module.staticImports.map((entry) => entry.moduleRequest.value);
  const reexports = module.staticExports.flatMap((entry) =>
    entry.entries.flatMap((item) => (item.moduleRequest ? [item.moduleRequest.value] : [])),
  );
  const dynamic = module.dynamicImports.map((entry) =>
    text.slice(entry.moduleRequest.start, entry.moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
  );
  return [...new Set([...fixed, ...reexports, ...dynamic])];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

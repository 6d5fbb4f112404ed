// package-lock.json as data: what is installed, where, and what the server's own packages draw in. Reads no registry.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's root. */
export const ROOT = join(import.meta.dirname, "../..");

/** One place in the lock; only what is asked of it here. */
interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A package that comes from a registry. */
export interface LockedPackage extends Entry {
  readonly name: string;
  /** Its folder, from the root; the same package may lie in several. */
  readonly path: string;
}

const FOLDER = "node_modules/";
const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Entry>>;
};

export const { lockfileVersion } = lock;

/** Every package of other people's, in every place it is installed at. */
export const LOCKED: readonly LockedPackage[] = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes(FOLDER) && link !== true)
  .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length) }));

/** Names of all packages that a workspace (`apps/server`) needs to run: no tools, no peers that others bring. */
export function runtimePackages(workspace: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const entry = lock.packages[path] ?? {};
    const target = entry.link === true ? entry.resolved : undefined;
    if (target !== undefined) return visit(target);
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = placeOf(name, path);
      if (found !== null) visit(found);
    }
    return undefined;
  };
  visit(workspace);
  return new Set(LOCKED.filter(({ path }) => seen.has(path)).map(({ name }) => name));
}

/** Where `from` finds a package: its own folder first, then every one above it, as Node does. */
function placeOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `${FOLDER}${name}` : `${folder}/${FOLDER}${name}`;
    if (path in lock.packages) return path;
    if (folder === "") return null;
  }
}

// Builds a room's worker beside the app, as one file of its own, and tells it what a page of this very build needs.
import { createHash } from "node:crypto";
import { build } from "vite";
import type { Plugin } from "vite";

/** A room that can be installed, as the build knows it. */
export interface BuiltRoom {
  /** The worker's source, absolute. */
  readonly worker: string;
  /** The name it is served under, at the site's root. */
  readonly file: string;
  /** The room's page. */
  readonly page: string;
  /** The room's entry, by its name in the build. */
  readonly entry: string;
  /** Chunks, by name, that nobody needs without a network, nor what they alone lead to. */
  readonly leavesOut: readonly string[];
}

/** Both alphabets of both fonts; other subsets are hardly ever asked for. */
const FONT = /-(?:cyrillic|latin)-wght-normal-[\w-]+\.woff2$/;

interface Chunk {
  readonly type: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly source?: string | Uint8Array;
}
type Bundle = Readonly<Record<string, Chunk>>;

/** Vite plugin: adds a room's worker to the build. @throws when the page or its entry is not there. */
export function roomWorker(room: BuiltRoom): Plugin {
  return {
    name: `fitil-worker-${room.file}`,
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, files) {
        // Rollup's union tells chunks from assets by `type`; what is read here is optional in both.
        const bundle = files as unknown as Bundle;
        const page = bundle[room.page]?.source;
        if (page === undefined) throw new Error(`The build has no ${room.page}.`);
        const entry = entryOf(bundle, room.entry);
        const names = new Set(Object.values(bundle).map(({ name }) => name));
        const unknown = room.leavesOut.filter((name) => !names.has(name));
        if (unknown.length > 0) throw new Error(`The build has no chunk ${unknown.join(", ")}.`);
        const assets = shellFiles(bundle, entry, room)
          .map((file) => `/${file}`)
          .toSorted();
        const hash = createHash("sha256").update(page).update(assets.join("\n"));
        const build = hash.digest("hex").slice(0, 16);
        const source = await workerSource(room.worker, { build, entry: `/${entry}`, assets });
        this.emitFile({ type: "asset", fileName: room.file, source });
      },
    },
  };
}

function entryOf(bundle: Bundle, room: string): string {
  const isEntry = ({ isEntry: is, name }: Chunk): boolean => is === true && name === room;
  const found = Object.entries(bundle).find(([, chunk]) => isEntry(chunk));
  if (found === undefined) throw new Error(`The build has no entry "${room}".`);
  return found[0];
}

/** Everything that the entry may ask for, late or at once, with styles and fonts. */
function shellFiles(bundle: Bundle, entry: string, room: BuiltRoom): string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk" || room.leavesOut.includes(chunk.name ?? "")) continue;
    found.add(file);
    queue.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  const page = String(bundle[room.page]?.source);
  const others = Object.keys(bundle).filter(
    (file) => (file.endsWith(".css") && page.includes(file)) || FONT.test(file),
  );
  return [...found, ...others];
}

async function workerSource(entry: string, shell: object): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { ROOM_SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("The worker was not built.");
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error("The worker must be one file.");
  return chunk.code;
}

// Builds the mentor's worker beside the app, as one file of its own, and tells it what a page of this very build needs.
import { createHash } from "node:crypto";
import { build } from "vite";
import type { Plugin } from "vite";

/** Where the worker is served; its scope is below /mentor. */
const FILE = "mentor-worker.js";
const PAGE = "mentor.html";
/** Somebody who opens the chat needs none of it. */
const NOT_NEEDED = /^assets\/firebase-client-/;
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

/** Vite plugin: adds the worker to the build. @throws when the page or its entry is not there. */
export function mentorWorker(worker: string): Plugin {
  return {
    name: "fitil-mentor-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, files) {
        // Rollup's union tells chunks from assets by `type`; what is read here is optional in both.
        const bundle = files as unknown as Bundle;
        const page = bundle[PAGE]?.source;
        if (page === undefined) throw new Error(`The build has no ${PAGE}.`);
        const entry = entryOf(bundle);
        const assets = shellFiles(bundle, entry)
          .map((file) => `/${file}`)
          .toSorted();
        const hash = createHash("sha256").update(page).update(assets.join("\n"));
        const build = hash.digest("hex").slice(0, 16);
        const source = await workerSource(worker, { build, entry: `/${entry}`, assets });
        this.emitFile({ type: "asset", fileName: FILE, source });
      },
    },
  };
}

function entryOf(bundle: Bundle): string {
  const isEntry = ({ isEntry: is, name }: Chunk): boolean => is === true && name === "mentor";
  const found = Object.entries(bundle).find(([, chunk]) => isEntry(chunk));
  if (found === undefined) throw new Error("The build has no entry of the mentor's.");
  return found[0];
}

/** Everything that the mentor's entry may ask for, late or at once, with styles and fonts. */
function shellFiles(bundle: Bundle, entry: string): string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const chunk = bundle[file];
    if (found.has(file) || NOT_NEEDED.test(file) || chunk?.type !== "chunk") continue;
    found.add(file);
    queue.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  const page = String(bundle[PAGE]?.source);
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
    define: { MENTOR_SHELL: JSON.stringify(shell) },
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

// Builds the posters' drawing beside the app, as one file of its own that the server runs; it is not served.
import { build } from "vite";
import type { Plugin } from "vite";

const FILE = "poster.mjs";

/** Vite plugin: adds the file to the build. */
export function posterFile(entry: string): Plugin {
  return {
    name: "fitil-poster",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler() {
        this.emitFile({ type: "asset", fileName: FILE, source: await posterSource(entry) });
      },
    },
  };
}

async function posterSource(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: "es2023", minify: false, lib: { entry, formats: ["es"] } },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("The posters' drawing was not built.");
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error("The posters' drawing must be one file.");
  return chunk.code;
}

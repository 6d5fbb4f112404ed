// Leaves zod's writer of JSON Schemas out of the pages: the AI SDK carries it for tools, whose schemas only a server sends. It is a
// tenth of what the chat loads at first. Whatever would call it in a page fails by name.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WRITER = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:const|function|class) (\w+)/gm;

/** The plugin; it works on builds alone. */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    load(id) {
      if (!WRITER.test(id)) return null;
      const names = [...readFileSync(id, "utf8").matchAll(EXPORTED)].map(([, name]) => name);
      return [
        `const none = () => { throw new Error("JSON Schemas are not written in a page"); };`,
        ...names.map((name) => `export { none as ${name} };`),
      ].join("\n");
    },
  };
}

// Makes what is published of this package in dist/: plain JavaScript, its types, the papers and the examples. Node runs no
// TypeScript below node_modules, so the sources that the house imports are not what others install.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const here = import.meta.dirname;
const dist = join(here, "dist");
const compiler = createRequire(import.meta.url).resolve("typescript/package.json");

rmSync(dist, { recursive: true, force: true });
const compiled = spawnSync(
  process.execPath,
  [join(compiler, "../bin/tsc"), "-p", join(here, "tsconfig.build.json")],
  { stdio: ["ignore", "inherit", "inherit"] },
);
if (compiled.status !== 0) process.exit(1);

// The house's own half stays at home: it is private there, imports the sources and tests.
const own = ["private", "exports", "scripts", "devDependencies"];
const facts = Object.entries(readJson("package.json")).filter(([name]) => !own.includes(name));
const published = {
  ...Object.fromEntries(facts),
  engines: readJson("../../package.json").engines,
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
  sideEffects: false,
};
writeFileSync(join(dist, "package.json"), `${JSON.stringify(published, undefined, 2)}\n`);
for (const paper of ["README.md", "SPEC.md", "CHANGELOG.md", "examples"])
  cpSync(join(here, paper), join(dist, paper), { recursive: true });
cpSync(join(here, "../../LICENSE"), join(dist, "LICENSE"));

function readJson(path) {
  return JSON.parse(readFileSync(join(here, path), "utf8"));
}

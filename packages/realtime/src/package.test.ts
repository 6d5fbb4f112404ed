// The package as others get it: packed, installed in an empty folder without a network, and used there as the README says,
// by the unmodified client. Starts npm and the example's own processes.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, "..");
const DIST = join(PACKAGE, "dist");
const README = readFileSync(join(PACKAGE, "README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "realtime-package-"));

/** A block of code of the README's, by the file name in the line in front of it. */
function exampleOf(name: string): string {
  const [, code] = README.split(`\`${name}\`:\n\n\`\`\`js\n`);
  if (code === undefined) throw new Error(`the README shows no ${name}`);
  return code.slice(0, code.indexOf("```"));
}

/** Where the house has this package installed: what stands in for the registry. */
function houseCopy(name: string): string {
  return dirname(findPackageJSON(name, import.meta.url) ?? "");
}

beforeAll(async () => {
  await run(process.execPath, [join(PACKAGE, "build.mjs")]);
  const { stdout } = await run("npm", ["pack", DIST, "--pack-destination", folder], { cwd: folder });
  const tarball = stdout.trim().split("\n").at(-1) ?? "";
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      type: "module",
      dependencies: {
        "@fitil/realtime": `file:${tarball}`,
        ws: `file:${houseCopy("ws")}`,
        centrifuge: `file:${houseCopy("centrifuge")}`,
      },
    }),
  );
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
  mkdirSync(join(folder, "chat"));
  for (const name of ["server.js", "client.js"]) writeFileSync(join(folder, "chat", name), exampleOf(name));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the published package", () => {
  it("holds its papers and nothing of the house, its tests or its sources", async () => {
    const { stdout } = await run("tar", ["tzf", "fitil-realtime-0.1.0.tgz"], { cwd: folder });
    const files = stdout.trim().split("\n");
    for (const paper of ["README.md", "LICENSE", "CHANGELOG.md", "SPEC.md", "index.js", "index.d.ts"])
      expect(files).toContain(`package/${paper}`);
    expect(files.filter((file) => /test|contract|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    const facts = JSON.parse(readFileSync(join(DIST, "package.json"), "utf8"));
    expect(facts).toMatchObject({ license: "MIT", dependencies: { ws: expect.any(String) } });
    expect(Object.keys(facts.dependencies)).toEqual(["ws"]);
  });

  it("runs the README's chat, which is the one in examples/", async () => {
    for (const name of ["server.js", "client.js"])
      expect(exampleOf(name)).toBe(readFileSync(join(PACKAGE, "examples/chat", name), "utf8"));
    const env = { ...process.env, PORT: "0" };
    const server = spawn(process.execPath, ["server.js"], { cwd: join(folder, "chat"), env });
    const [port] = (await once(server.stdout, "data")) as [Buffer];
    const say = async (name: string, text: string): Promise<string> =>
      (
        await run(process.execPath, ["client.js", name, text, String(port).trim()], {
          cwd: join(folder, "chat"),
        })
      ).stdout;
    expect(await say("ann", "hello")).toBe("ann: hello\nhere: ann\nsaid so far: 1\n");
    expect(await say("bob", "привет")).toBe("bob: привет\nhere: bob\nsaid so far: 2\n");
    server.kill("SIGTERM");
    expect(await once(server, "exit")).toEqual([0, null]);
  });

  it("tells TypeScript its types", async () => {
    writeFileSync(
      join(folder, "host.ts"),
      `import { createHub, type Hub, type HubHooks } from "@fitil/realtime";
const hooks: HubHooks = { authenticate: (token) => ({ ok: true, userId: token }) };
export const hub: Hub = createHub({ hooks });
// @ts-expect-error a hub without hooks would let nobody in
createHub({});
// @ts-expect-error channels are named by strings
void hub.publish(1, {});
`,
    );
    const settings = { module: "NodeNext", strict: true, noEmit: true, skipLibCheck: true, types: ["node"] };
    const typeRoots = [dirname(houseCopy("@types/node"))];
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...settings, target: "ES2024", typeRoots }, files: ["host.ts"] }),
    );
    const compiler = join(houseCopy("typescript"), "bin/tsc");
    await expect(run(process.execPath, [compiler, "-p", folder])).resolves.toMatchObject({ stdout: "" });
  });
});

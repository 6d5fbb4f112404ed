// What keeps the supply chain honest: exact versions, no scripts at install, sealed downloads, and licences from a short
// list. Everything is read from the repository: no network, and the same on every platform.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCKED, lockfileVersion, ROOT, runtimePackages } from "./lock.ts";
import { FREE_LICENCES, LICENCE_EXCEPTIONS, UNNEEDED_INSTALL_SCRIPTS } from "./supply-rules.ts";
import type { LicenceException } from "./supply-rules.ts";

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const manifests = globSync("{.,apps/*,packages/*,tests/**}/package.json", {
  cwd: ROOT,
  exclude: (path) => path.includes("node_modules"),
}).toSorted();

describe("versions", () => {
  it("are looked at in every package.json there is", () => {
    expect(manifests).toEqual(
      expect.arrayContaining(["package.json", "apps/server/package.json", "tests/lighthouse/package.json"]),
    );
  });

  it.each(manifests)("%s pins each of its own exactly, overrides too", (manifest) => {
    const fields = JSON.parse(readFileSync(join(ROOT, manifest), "utf8")) as Record<string, unknown>;
    const loose = [
      "dependencies",
      "devDependencies",
      "optionalDependencies",
      "peerDependencies",
      "overrides",
    ].flatMap((field) => loosePins(fields[field], field));
    expect(loose).toEqual([]);
  });

  it("come from the registry and are sealed with a digest", () => {
    expect(lockfileVersion).toBe(3);
    const unsealed = LOCKED.filter(
      ({ integrity, resolved }) =>
        !integrity?.startsWith("sha512-") ||
        (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
    );
    expect(unsealed.map(({ path }) => path)).toEqual([]);
  });
});

describe("scripts at install", () => {
  it("run for nobody: npm is told so by the project itself", () => {
    const settings = readFileSync(join(ROOT, ".npmrc"), "utf8").split("\n");
    expect(settings).toContain("ignore-scripts=true");
  });

  it("are needed by no package that has one; a new one must be looked at first", () => {
    const withScript = LOCKED.filter(({ hasInstallScript }) => hasInstallScript === true);
    const names = new Set(withScript.map(({ name }) => name));
    expect([...names].toSorted()).toEqual(Object.keys(UNNEEDED_INSTALL_SCRIPTS).toSorted());
  });
});

describe("licences", () => {
  const atRuntime = runtimePackages("apps/server");

  it("are from the short list, or the package is an exception with its reason", () => {
    const strange = LOCKED.filter(
      ({ name, license = "none" }) => !isFree(license) && exceptionFor(name)?.licence !== license,
    );
    expect(strange.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it("that bind beyond a notice stay with tools that the server never loads", () => {
    const tools = LICENCE_EXCEPTIONS.filter(({ toolOnly }) => toolOnly === true);
    const loaded = tools.filter((tool) => [...atRuntime].some((name) => covers(tool, name)));
    expect(loaded.map(({ name }) => name)).toEqual([]);
    // The walk finds what it should: a direct package, one behind it, and no tool.
    expect(["fastify", "light-my-request", "sharp"].filter((name) => !atRuntime.has(name))).toEqual([]);
    expect(["vitest", "knip", "typescript"].filter((name) => atRuntime.has(name))).toEqual([]);
  });

  it("have no exception that nothing needs any more, nor one without a reason", () => {
    const stale = LICENCE_EXCEPTIONS.filter(
      (exception) =>
        exception.reason === "" ||
        !LOCKED.some(({ name, license }) => covers(exception, name) && license === exception.licence),
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });
});

describe("an SPDX expression", () => {
  it.each([
    ["MIT", true],
    ["(AFL-2.1 OR BSD-3-Clause)", true],
    ["(MIT AND ISC)", true],
    ["MIT AND GPL-3.0-only", false],
    ["(GPL-2.0-only OR AGPL-3.0-only)", false],
    ["MIT AND (GPL-3.0-only OR ISC)", false],
    ["SEE LICENSE IN LICENSE", false],
    ["none", false],
  ])("%s is free: %s", (expression, free) => expect(isFree(expression)).toBe(free));
});

/** One choice of several, or several together; anything more tangled counts as strange and must be looked at. */
function isFree(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  const parts = plain.split(" AND ");
  if (parts.length > 1) return parts.every((part) => FREE_LICENCES.has(part));
  return plain.split(" OR ").some((part) => FREE_LICENCES.has(part));
}

function exceptionFor(name: string): LicenceException | undefined {
  return LICENCE_EXCEPTIONS.find((exception) => covers(exception, name));
}

function covers({ name }: LicenceException, candidate: string): boolean {
  return name.endsWith("*") ? candidate.startsWith(name.slice(0, -1)) : candidate === name;
}

/** What is not pinned to one version; `*` is allowed for nobody. */
function loosePins(pins: unknown, place: string): string[] {
  if (pins === undefined) return [];
  if (typeof pins === "string") return EXACT.test(pins) ? [] : [`${place}: ${pins}`];
  return Object.entries(pins as Record<string, unknown>).flatMap(([name, pin]) =>
    loosePins(pin, `${place} ${name}`),
  );
}

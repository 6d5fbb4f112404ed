// Keeps docs/security.md true: whatever it points at is there, and every attack it calls a proof is one that runs.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTACKS } from "../attacks/all.ts";
import { ROOT } from "./lock.ts";

const LINK = /\]\(([^)#]+)(?:#[^)]*)?\)/g;

describe.each(["docs/security.md", "SECURITY.md"])("%s", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const targets = [...text.matchAll(LINK)].map(([, target = ""]) => join(dirname(document), target));

  it("points at what is there", () => {
    expect(targets.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
    expect(targets.length).toBeGreaterThan(0);
  });

  it("names as proof only attacks that run", () => {
    const named = targets.flatMap((target) => /^tests\/attacks\/(.+)\.ts$/.exec(target)?.[1] ?? []);
    const known = ATTACKS.map(({ name }) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

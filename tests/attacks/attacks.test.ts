// The short form of every attack: a rude stranger, a rude account, and what the product does about it. Each starts the
// product's own server on loopback.
import { describe, expect, it } from "vitest";
import { ATTACKS } from "./all.ts";

describe("attacks that must fail", () => {
  it("have names of their own", () => {
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });

  it.for(ATTACKS.map((attack) => [`${attack.name}: ${attack.tries}`, attack] as const))(
    "%s",
    { timeout: 300_000 },
    async ([, attack]) => {
      const verdict = await attack.run("short");
      expect(verdict.why ?? "", JSON.stringify(verdict.figures)).toBe("");
      expect(verdict.held).toBe(true);
    },
  );
});

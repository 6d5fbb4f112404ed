// Recorded matches and the hashes they led to: any change of a rule shows here. `golden/record.ts` records them anew.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULES_VERSION } from "./constants.ts";
import { type GoldenMatch, replayGolden } from "./testing/golden-match.ts";
import { checkInvariants } from "./testing/check-invariants.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const goldens = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as GoldenMatch);

/** What the golden matches come to, by the version of the rules: whoever changes a rule adds a line, and never edits one. */
const FINGERPRINTS: Readonly<Record<number, string>> = {
  1: "36d7bca45b2930b6",
  // A claim is led the short way; no golden match has a player quick enough for another.
  2: "36d7bca45b2930b6",
  // A bomb whose word was held back leaves its owner where a course has led them; no line of a golden match holds anything back.
  3: "36d7bca45b2930b6",
};

describe("golden matches", () => {
  test("[RP5] come to what this version of the rules has always made of them", () => {
    const fingerprint = createHash("sha256");
    for (const { name, hashes } of goldens.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      fingerprint.update(`${name} ${hashes.at(-1)}\n`);
    expect(fingerprint.digest("hex").slice(0, 16)).toBe(FINGERPRINTS[RULES_VERSION]);
  });

  test("are there, of every kind", () => {
    expect(goldens.map(({ name }) => name).sort()).toEqual([
      "alone",
      "closing-walls",
      "courses-of-four",
      "courses-that-lie",
      "courses-to-the-end",
      "duel-to-its-end",
      "four-for-half-a-minute",
      "somebody-leaves",
      "wrong-claims",
    ]);
  });

  test.each(goldens.map((golden) => [golden.name, golden] as const))(
    "%s gives the recorded hashes",
    (_, golden) => {
      const { hashes, state } = replayGolden(golden);
      expect(hashes).toEqual(golden.hashes);
      expect(checkInvariants(state)).toEqual([]);
      expect(golden.rows.some(([, , what]) => what.length === 2)).toBe(golden.name.startsWith("courses"));
    },
  );
});

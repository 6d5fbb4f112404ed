// The steps of a decision, as SPEC.md names their rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Transcript } from "../transcript/transcript.ts";
import { STEPS, stepsFor } from "./steps.ts";

const CHAT: Transcript = { kind: "chat", language: "en", messages: [] };
const rulesOf = (chat: Transcript | null, isTapped: boolean) =>
  stepsFor(chat, isTapped).map(({ rule }) => rule);

describe("what may still change a decision", () => {
  it("stands in SPEC.md under its rule", () => {
    const spec = readFileSync(join(import.meta.dirname, "../../SPEC.md"), "utf8");
    for (const { rule } of STEPS) expect(spec, rule).toContain(`**${rule}**`);
  });

  it("[CO220] is what the person says, after all that is read of a chat; what they tapped is not read again", () => {
    expect(rulesOf(CHAT, false)).toEqual(STEPS.map(({ rule }) => rule));
    expect(rulesOf(CHAT, false).at(-2)).toBe("CO220");
    expect(rulesOf(CHAT, true)).toEqual(["CO220", "CO198"]);
    expect(rulesOf(null, false)).toEqual(["CO198"]);
    expect(rulesOf({ ...CHAT, kind: "profile" }, false)).toEqual(["CO198"]);
  });
});

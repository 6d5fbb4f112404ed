// A recording that was tampered with must be told apart from one that proves itself (RP3, RP5).
import { describe, expect, it } from "vitest";
import { digestedText } from "@fitil/engine";
import type { Replay } from "@fitil/contracts";
import { RULES_VERSION } from "@fitil/engine";
import { openReplay, sealReplay, sha256Hex } from "./replay-file.ts";
import { playedByBots } from "./testing/played.ts";
import { sayVerdict } from "./say-verdict.ts";

const game = playedByBots("verified", ["a", "b"]);
const frame = {
  rulesVersion: RULES_VERSION,
  seed: game.seed,
  seedHash: game.seedHash,
  playerIds: [1, 2],
  endHash: game.endHash,
} as const;
const sealed = sealReplay(frame, game.inputs?.rows() ?? new Float64Array());
if (typeof sealed === "string") throw new Error(sealed);
const text = Buffer.from(openReplay(frame, sealed.words, "identity")).toString();
const replay = JSON.parse(text) as Replay;

/** As somebody would who knows how the digest is made. */
function forged(change: Partial<Replay>): string {
  const rest = { ...replay, ...change };
  return JSON.stringify({ ...rest, digest: sha256Hex(digestedText(rest)) });
}
const verdictOf = (recorded: string) => sayVerdict(recorded, null, "en").verdict;

describe("a verified replay", () => {
  it("[RP3] proves itself, in both languages, and agrees with the site", () => {
    const site = { seedHash: game.seedHash, endHash: game.endHash, digest: sealed.digest };
    const { verdict, lines } = sayVerdict(text, site, "ru");
    expect(verdict).toBe("proven");
    expect(lines[0]).toMatch(/^Проверено\./);
    expect(lines.join("\n")).toContain(game.seedHash);
    expect(sayVerdict(text, site, "en").lines[0]).toMatch(/^Verified\./);
    expect(sayVerdict(text, { ...site, digest: "0".repeat(64) }, "en").verdict).toBe("other_game");
  });

  it("[RP3] changed by one byte says so, wherever the byte is", () => {
    const step = Math.max(1, Math.floor(text.length / 50));
    for (let at = 0; at < text.length; at += step) {
      const byte = text[at] === "1" ? "2" : "1";
      const changed = text.slice(0, at) + byte + text.slice(at + 1);
      expect(["changed", "no_replay"]).toContain(verdictOf(changed));
    }
    expect(verdictOf(text.slice(0, -1))).toBe("no_replay");
    expect(verdictOf("")).toBe("no_replay");
  });

  it("[RP3] forged as a whole is found out by what it leads to", () => {
    expect(verdictOf(forged({ seed: "another" }))).toBe("other_seed");
    expect(verdictOf(forged({ seed: "another", seedHash: sha256Hex("another") }))).toBe("other_end");
    expect(verdictOf(forged({ endHash: "0".repeat(32) }))).toBe("other_end");
    expect(verdictOf(forged({ inputs: replay.inputs.slice(0, 20) }))).toBe("other_end");
    expect(verdictOf(forged({ playerIds: [1, 1] }))).toBe("other_end");
  });

  it("[RP5] of other rules says that it cannot be played", () => {
    expect(verdictOf(forged({ rulesVersion: RULES_VERSION + 1 }))).toBe("other_rules");
  });
});

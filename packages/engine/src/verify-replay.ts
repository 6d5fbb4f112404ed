// The proof that a recorded match is what it says (RP3): played again, it must lead from the published seed to the very end on record.
import { RULES_VERSION } from "./constants.ts";
import { hashState } from "./hash-state.ts";
import type { TimedInput } from "./match-input.ts";
import type { CharacterId } from "./match-types.ts";
import { replay } from "./replay.ts";

/** Match ms after which every match is over, with room to spare: the longest one ends 60 s after its last input. */
const PLAYED_OUT_MS = 1e12;

/** A match on record, as it is proved: the rules, the seed, all inputs, the end, and a digest over all of it. */
export interface MatchRecord {
  readonly rulesVersion: number;
  readonly seed: string;
  /** SHA-256 of the seed, published before the first step (BD6). */
  readonly seedHash: string;
  readonly playerIds: readonly CharacterId[];
  /** In their order; `atMs`: match ms. */
  readonly inputs: readonly TimedInput[];
  /** `hashState` of the match at its end. */
  readonly endHash: string;
  /** SHA-256 of `digestedText`. */
  readonly digest: string;
}

/** Gives the hexadecimal SHA-256 of a text's UTF-8. */
export type Sha256 = (text: string) => string;

/**
 * What playing a replay again proves. `proven`: the seed is the published one, and the inputs lead to the end on record.
 * `other_rules`: these rules cannot play it. `changed`: it is not as it was written. `other_seed`, `other_end`: it is as it was
 * written, and wrong all the same.
 */
export type ReplayVerdict = "proven" | "other_rules" | "changed" | "other_seed" | "other_end";

/** The text that a replay's digest is taken of. Pure. */
export function digestedText(rest: Omit<MatchRecord, "digest">): string {
  const { rulesVersion, seed, seedHash, playerIds, inputs, endHash } = rest;
  return JSON.stringify({ rulesVersion, seed, seedHash, playerIds, inputs, endHash });
}

/** Plays a recorded match again and says what that proves (RP3). A match of three minutes takes a few milliseconds. Pure. */
export function verifyReplay(recorded: MatchRecord, sha256: Sha256): ReplayVerdict {
  if (sha256(digestedText(recorded)) !== recorded.digest) return "changed";
  if (recorded.rulesVersion !== RULES_VERSION) return "other_rules";
  if (sha256(recorded.seed) !== recorded.seedHash) return "other_seed";
  try {
    const options = { untilMs: PLAYED_OUT_MS, hashEvery: recorded.inputs.length + 1 };
    const { state } = replay(recorded.seed, recorded.playerIds, recorded.inputs, options);
    return state.outcome !== null && hashState(state) === recorded.endHash ? "proven" : "other_end";
  } catch {
    // Characters that no match can have.
    return "other_end";
  }
}

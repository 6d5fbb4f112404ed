// A match of four bots, always the same: what a poster shows that has no match of its own.
import type { FinishedGame, Replay } from "@fitil/contracts";
import {
  LONGEST_MATCH_MS,
  RULES_VERSION,
  advance,
  apply,
  createMatch,
  createMind,
  playBot,
} from "@fitil/engine";
import type { CharacterId, TimedInput } from "@fitil/engine";
import { sha256 } from "../sha256.ts";

const SEED = "poster";
const IDS: readonly CharacterId[] = [1, 2, 3, 4];
const LOOK_MS = 50;

/** Plays it: a tenth of a second of work. The end is not vouched for, it is only looked at. */
export function arenaOfBots(): { readonly replay: Replay; readonly game: FinishedGame } {
  const match = createMatch({ seed: SEED, playerIds: IDS });
  const minds = new Map(IDS.map((id) => [id, createMind(`${SEED}:${id}`)]));
  const inputs: TimedInput[] = [];
  for (let atMs = LOOK_MS; match.outcome === null && atMs < LONGEST_MATCH_MS; atMs += LOOK_MS) {
    advance(match, atMs);
    for (const [id, mind] of minds)
      for (const input of playBot(match, id, "normal", mind, LOOK_MS)) {
        inputs.push({ atMs, input });
        apply(match, input, atMs);
      }
  }
  const seedHash = sha256(SEED);
  const proof = { seed: SEED, seedHash, rulesVersion: RULES_VERSION, endHash: "", digest: "" };
  return {
    replay: { ...proof, playerIds: [...IDS], inputs },
    game: {
      ...proof,
      id: SEED,
      room: { name: "", stakes: 0 },
      startedAt: 0,
      endedAt: match.nowMs,
      players: IDS.map((id) => {
        const nothing = { playerId: null, name: null, chips: 0, ratingChange: 0, felledBy: null };
        return { id, ...nothing, isBot: true, eyeVariant: id, place: 1 };
      }),
      winnerId: null,
      watchable: true,
      isFavourite: false,
    },
  };
}

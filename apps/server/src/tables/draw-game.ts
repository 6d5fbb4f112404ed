// The chance of a game: drawn outside the table, which decides nothing by itself that it could not decide again (BD6).
import { createHash } from "node:crypto";
import type { Ids, Random } from "../ports/process.ts";
import type { GameDraw } from "./table/state.ts";

const SEED_BYTES = 16;

/** Draws an id, a seed of 128 bits that nobody can foresee, as hex, and the fingerprint that is told before the first step. */
export function drawGame({ ids, random }: { readonly ids: Ids; readonly random: Random }): GameDraw {
  const gameId = ids.gameId();
  const seed = Buffer.from(random.bytes(SEED_BYTES)).toString("hex");
  const seedHash = createHash("sha256").update(seed, "utf8").digest("hex");
  return { gameId, seed, seedHash };
}

// Which honours a finished game earns (SN3). Pure. Wins count against other people, deeds against anybody.
import type { HonourCode } from "@fitil/contracts";
import type { Deeds } from "./deeds.ts";

/** What is known of one person when a game has been counted. */
export interface HonourFacts {
  /** Undefined where the game has no recording. */
  readonly deeds: Deeds | undefined;
  readonly opponents: number;
  /** Won against at least one other person. */
  readonly isWin: boolean;
  /** Health left at the end. */
  readonly health: number | null;
  readonly wallsClosed: number;
  /** Wins in a row, this game counted. */
  readonly streak: number;
}

const STREAK = 5;
const CHAIN = 5;
const COLLECTED = 10;
const CRATES = 25;
const LAST_HEALTH = 1;

/** The honours that these facts earn; which of them are new, the books know. */
export function honoursFor(facts: HonourFacts): HonourCode[] {
  const { deeds, opponents, isWin, health, wallsClosed, streak } = facts;
  const earned: readonly (readonly [HonourCode, boolean])[] = [
    ["first_win", isWin],
    ["five_in_a_row", isWin && streak >= STREAK],
    ["last_breath", isWin && health === LAST_HEALTH],
    ["untouched", isWin && deeds?.hits === 0],
    ["between_walls", isWin && wallsClosed > 0],
    ["chain_of_five", opponents > 0 && (deeds?.chain ?? 0) >= CHAIN],
    ["two_at_once", opponents > 0 && (deeds?.felledAtOnce ?? 0) >= 2],
    ["all_three", opponents > 0 && (deeds?.felled ?? 0) >= 3],
    ["collector", opponents > 0 && (deeds?.taken ?? []).reduce((sum, one) => sum + one, 0) >= COLLECTED],
    ["demolisher", opponents > 0 && (deeds?.crates ?? 0) >= CRATES],
  ];
  return earned.flatMap(([code, isEarned]) => (isEarned ? [code] : []));
}

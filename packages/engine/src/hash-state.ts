// One short fingerprint of a whole match, the same in every JavaScript engine: two sides that agree on it agree on everything.
// Every field of the state goes in; a field that is added to the state must be added here (a test walks all of them).
import type { BombState, Course, MatchState, PlayerState } from "./match-types.ts";
import { absorbNumber, absorbText, absorbWord, createSponge, type Sponge, squeeze } from "./random/sponge.ts";

const STATE_DOMAIN = 2;
const NOBODY = 0;

function absorbCells(sponge: Sponge, cells: readonly number[]): void {
  for (const word of cells) absorbWord(sponge, word);
}

function absorbCourse(sponge: Sponge, course: Course): void {
  absorbText(sponge, course.heading);
  absorbNumber(sponge, course.x);
  absorbNumber(sponge, course.y);
  absorbNumber(sponge, course.untilMs);
  absorbNumber(sponge, course.fromX);
  absorbNumber(sponge, course.fromY);
  absorbNumber(sponge, course.fromMs);
  absorbNumber(sponge, course.walkedMs);
}

function absorbPlayer(sponge: Sponge, player: PlayerState): void {
  absorbWord(sponge, player.id);
  absorbText(sponge, player.status);
  absorbNumber(sponge, player.x);
  absorbNumber(sponge, player.y);
  // A course marks itself in the text before it, so that a match of positions hashes as it always has.
  absorbText(sponge, player.course === null ? player.orientation : `${player.orientation} course`);
  if (player.course !== null) absorbCourse(sponge, player.course);
  absorbWord(sponge, player.stats.health);
  absorbWord(sponge, player.stats.maxHealth);
  absorbWord(sponge, player.stats.maxBombs);
  absorbWord(sponge, player.stats.blastRadius);
  absorbNumber(sponge, player.stats.speed);
  absorbWord(sponge, player.standingBombs);
  absorbNumber(sponge, player.invincibleUntilMs);
  absorbNumber(sponge, player.allowanceMs);
  absorbNumber(sponge, player.allowanceAtMs);
  absorbNumber(sponge, player.correctionUntilMs);
  absorbNumber(sponge, player.correctionSeq);
}

function absorbBomb(sponge: Sponge, bomb: BombState): void {
  absorbWord(sponge, bomb.ownerId);
  absorbWord(sponge, bomb.x);
  absorbWord(sponge, bomb.y);
  absorbNumber(sponge, bomb.placedAtMs);
  absorbWord(sponge, bomb.blastRadius);
}

/** 128 bits as 32 lower-case hex characters, over the full canonical state. Not additive. Reads only; deterministic. */
export function hashState(state: MatchState): string {
  const sponge = createSponge(STATE_DOMAIN);
  absorbText(sponge, state.seed);
  for (const word of state.generator.key) absorbWord(sponge, word);
  absorbNumber(sponge, state.generator.drawn);
  absorbNumber(sponge, state.nowMs);
  absorbWord(sponge, state.startedWith);
  absorbCells(sponge, state.cells);
  absorbCells(sponge, state.hiddenCells);
  absorbWord(sponge, state.bricksLeft);
  absorbWord(sponge, state.players.length);
  for (const player of state.players) absorbPlayer(sponge, player);
  absorbWord(sponge, state.bombs.length);
  for (const bomb of state.bombs) absorbBomb(sponge, bomb);
  absorbWord(sponge, state.closingCorner);
  absorbWord(sponge, state.suddenDeathStarted ? 1 : 0);
  absorbWord(sponge, state.wallsClosed);
  absorbNumber(sponge, state.lastInputAtMs);
  absorbNumber(sponge, state.nextDueAtMs);
  absorbWord(sponge, state.outcome === null ? 0 : 1);
  if (state.outcome !== null) {
    absorbWord(sponge, state.outcome.winnerId ?? NOBODY);
    absorbNumber(sponge, state.outcome.atMs);
  }
  return squeeze(sponge)
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
}

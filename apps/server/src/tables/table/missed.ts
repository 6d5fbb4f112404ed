// Who does not know how a game ended that cost or brought them something: whoever was taken off because the line did not come
// back, and whoever was away at its end. It is noted for their return; whoever is back in the lobby in time is shown it there.
import type { Step } from "./effect.ts";
import { chipsOf, gameOver } from "./game-over.ts";
import type { GameOver } from "./game-over.ts";
import { personOf } from "./seats.ts";
import { isInGame } from "./state.ts";
import type { EndedGame, Participant, Person, Settling, TableState } from "./state.ts";

/** A line is noticed to be gone so late at most: whoever is lost this soon after an end may not have heard of it. */
const UNNOTICED_MS = 15_000;

/** The end that somebody may not have heard, though their line is up: whoever was to tell it may be gone. `now`: ms since 1970. */
export function recentEnd({ phase, lastGame, spec }: TableState, now: number): GameOver | null {
  if (isInGame({ phase }) || lastGame?.seed === undefined || now - lastGame.endedAt > UNNOTICED_MS)
    return null;
  return gameOver({ ...lastGame, seed: lastGame.seed }, spec.stakes);
}

/** A game has ended and is told: whoever is not here to hear it gets a note, at once or when they are given up. */
export function noteEnd(step: Step, settling: Settling): void {
  const { state, now } = step;
  const { gameId, seed, winnerId, prize, places, participants, dropped = [] } = settling;
  const people = participants.filter(({ botLevel }) => botLevel === null);
  const unseenBy = people.filter(({ userId }) => personOf(state, userId)?.away).map(({ userId }) => userId);
  state.lastGame = { gameId, seed, winnerId, prize, places, participants, endedAt: now, unseenBy };
  for (const { characterId, userId } of people)
    if (dropped.includes(characterId) && personOf(state, userId) === undefined)
      note(step, state.lastGame, userId);
}

/** The line of somebody is lost: did they hear how the last game ended? */
export function noteLost({ state, now }: Step, { userId }: Person): void {
  const { lastGame } = state;
  if (lastGame === undefined || now - lastGame.endedAt > UNNOTICED_MS) return;
  if (!lastGame.participants.some((one) => one.userId === userId)) return;
  state.lastGame = { ...lastGame, unseenBy: [...new Set([...lastGame.unseenBy, userId])] };
}

/** Somebody is in the lobby, where the end is shown. */
export function noteSeen({ state }: Step, userId: string): void {
  if (!state.lastGame?.unseenBy.includes(userId)) return;
  const unseenBy = state.lastGame.unseenBy.filter((one) => one !== userId);
  state.lastGame = { ...state.lastGame, unseenBy };
}

/** Somebody is given up because their line did not come back (OC4). */
export function noteGivenUp(step: Step, { userId, character }: Person): void {
  const { phase, lastGame } = step.state;
  if (phase.kind === "playing" && character !== null)
    phase.game.dropped = [...(phase.game.dropped ?? []), character];
  if (lastGame?.unseenBy.includes(userId)) note(step, lastGame, userId);
}

/** The last game is over and done with: another begins, or the table closes. */
export function forgetLastGame(step: Step): void {
  const { lastGame } = step.state;
  if (lastGame === undefined) return;
  for (const userId of lastGame.unseenBy) note(step, lastGame, userId);
  delete step.state.lastGame;
}

function note(step: Step, game: EndedGame, userId: string): void {
  const { spec } = step.state;
  const participant = game.participants.find((one) => one.userId === userId);
  const finish = game.places.find(({ characterId }) => characterId === participant?.characterId);
  if (participant === undefined || finish === undefined || !matters(game.participants, spec.stakes)) return;
  const { characterId, place, felledBy } = finish;
  const chips = chipsOf(game, characterId, spec.stakes);
  const isWon = characterId === game.winnerId;
  const why = isWon ? "won" : place === 1 ? "draw" : felledBy === null ? "line" : "fell";
  const { gameId, endedAt: at } = game;
  const missed = { gameId, roomName: spec.name, why, place, chips, at } as const;
  step.effects.push({ type: "missed", userId, note: missed });
}

/** Did this game cost or bring anything (CH3, CH5, BT1)? */
function matters(participants: readonly Participant[], stake: number): boolean {
  return stake > 0 || (participants.length > 1 && participants.every(({ botLevel }) => botLevel === null));
}

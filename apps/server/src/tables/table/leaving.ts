// How somebody goes from a table: off the board, out of the slot, off the list of people (OC4, LB5).
import type { Step } from "./effect.ts";
import { abandonGame } from "./ending.ts";
import { changeSlots, characterOf } from "./lobby.ts";
import { forgetLastGame } from "./missed.ts";
import { countPeople, peopleChanged, standUp } from "./seats.ts";
import { isPlaying, leaveMatch, stands } from "./playing.ts";
import { freeSlots } from "./slots.ts";
import { callOff, slotFreed } from "./countdown.ts";
import type { Person, TableState } from "./state.ts";

/** Takes a person off the table. */
export function remove(step: Step, person: Person): void {
  const { state } = step;
  const { userId, character } = person;
  standUp(step, person);
  if (character !== null && state.phase.kind === "playing") {
    const { game } = state.phase;
    // SN4: whoever has fallen, or plays with bots alone, spoils nobody's game.
    if (stands(game, character) && isSomebodyPlaying(state))
      step.effects.push({ type: "left", userId, gameId: game.gameId });
    leaveMatch(step, game, character);
  }
  // Bots do not play on for nobody.
  const { phase } = state;
  if (phase.kind === "playing" && phase.game.bots.length > 0 && countPeople(state) === 0) abandonGame(step);
  if (characterOf(state, userId) !== null) {
    changeSlots(step, freeSlots(state.slots, [userId]));
    slotFreed(step, userId);
  }
  peopleChanged(step);
}

/** Does somebody who is here still play in the game? */
function isSomebodyPlaying(state: TableState): boolean {
  return state.people.some((person) => !person.away && isPlaying(state, person));
}

/** The end of the table: a countdown is cancelled, a running game ends and its stakes go back, nobody sits here any more. */
export function closeTable(step: Step): void {
  const { state } = step;
  if (state.isClosed) return;
  state.isClosed = true;
  abandonGame(step);
  forgetLastGame(step);
  callOff(step, null);
  state.slots = [];
  state.quickStepAt = null;
  for (const person of state.people.slice()) standUp(step, person);
  state.emptyUntil = null;
}

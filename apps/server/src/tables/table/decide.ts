// The whole of a table's behaviour: a command at a moment changes the state and says what is to be done outside. No clock,
// no chance, nothing asynchronous: the same state, command and moment always give the same. The state is the caller's own
// and is changed in place, as the engine changes a match: nothing is copied for the twenty positions a second of each player.
import type { PlayerStateAction } from "@fitil/contracts";
import type { Answer, RealtimeCode } from "./answer.ts";
import type { Sender, TableAction, TableCommand } from "./command.ts";
import { doWhatIsDue } from "./due.ts";
import type { Step, TableEffect } from "./effect.ts";
import { abandonGame, escrowClosed, rated } from "./ending.ts";
import { closeTable, remove } from "./leaving.ts";
import { showCards } from "./lobby.ts";
import { personOf } from "./seats.ts";
import { move, putBomb, playUntilNow } from "./playing.ts";
import { arrive, leaveLobby, lose, seen } from "./presence.ts";
import { react } from "./reactions.ts";
import { callBots, chooseEyes, getReady, unseatLeavers, select, selectChecked } from "./slot-commands.ts";
import { cancel, start } from "./starting.ts";
import { askForStakes, drawn, stakesAnswered } from "./taking-stakes.ts";
import { callOff, slotFreed } from "./countdown.ts";
import type { TableState } from "./state.ts";

/** What a command has led to: the answer to whoever gave it, and what is to be done outside, in this order. */
export interface Decision {
  readonly answer: Answer;
  readonly effects: readonly TableEffect[];
}

/** Does what is due at `now` (ms since 1970, never earlier than before), then the command. Changes `state`. */
export function decide(state: TableState, command: TableCommand, now: number): Decision {
  const step: Step = { state, now, effects: [] };
  doWhatIsDue(step);
  // Each command goes to the entry of its own type; that the two belong together the compiler cannot follow.
  const carryOut = COMMANDS[command.type] as (step: Step, command: TableCommand) => Answer | void;
  return { answer: carryOut(step, command) ?? null, effects: step.effects };
}

/** What each command does. */
const COMMANDS: {
  readonly [Type in TableCommand["type"]]: (
    step: Step,
    command: Extract<TableCommand, { readonly type: Type }>,
  ) => Answer | void;
} = {
  position: takePosition,
  act,
  tick: (step) => {
    if (step.state.phase.kind === "playing") playUntilNow(step, step.state.phase.game);
  },
  arrive: (step, { card, clientId, waitMs }) => arrive(step, card, clientId, waitMs),
  seen: (step, { userId, clientId }) => seen(step, userId, clientId),
  lost: (step, { userId, clientId }) => lose(step, userId, clientId),
  left_lobby: (step, { userId, clientId }) => leaveLobby(step, userId, clientId),
  leave: (step, { userId }) => {
    const person = personOf(step.state, userId);
    if (person) remove(step, person);
  },
  cards_changed: (step, { cards }) => showCards(step, cards),
  stake_checked: (step, { check, bar }) => satDown(step, check.userId, selectChecked(step, check, bar)),
  drawn: (step, { draw }) => drawn(step, draw),
  stakes_answered: (step, { gameId, outcome }) => stakesAnswered(step, gameId, outcome),
  escrow_closed: (step, { gameId, paid }) => {
    escrowClosed(step, gameId, paid);
    askForStakes(step);
  },
  rated: (step, { gameId, cards }) => rated(step, gameId, cards),
  stakes_gone: (step) => {
    abandonGame(step);
    callOff(step, null);
  },
  close: closeTable,
};

/** A position (PL3). PERF: the hot path; nothing is made here but what the engine asks for. */
function takePosition(
  step: Step,
  { from, position }: { readonly from: Sender; readonly position: PlayerStateAction },
): RealtimeCode | null {
  const { state } = step;
  const person = personOf(state, from.userId);
  if (!person) return "room/not_seated";
  if (person.away || person.clientId !== from.id) seen(step, from.userId, from.id);
  if (person.character === null) return "room/not_seated";
  if (position.id !== person.character) return "room/permission_denied";
  if (state.phase.kind !== "playing") return "room/not_seated";
  return move(step, state.phase.game, from, position) ? null : "room/not_seated";
}

function act(step: Step, { from, action }: { readonly from: Sender; readonly action: TableAction }): Answer {
  const person = personOf(step.state, from.userId);
  if (!person) return "room/not_seated";
  if (person.away || person.clientId !== from.id) seen(step, from.userId, from.id);
  if (person.away) return "room/not_seated";
  switch (action.type) {
    case "leave_room":
      remove(step, person);
      return null;
    case "place_bomb":
      return putBomb(step, person, action.x, action.y);
    case "select_character":
      return satDown(step, from.userId, select(step, person, action));
    case "update_emotion":
      return chooseEyes(step, person, action.eyeVariant);
    case "start_game":
      return start(step, person);
    case "cancel_countdown":
      return cancel(step, person);
    case "ready":
      return getReady(step, person);
    case "add_bots":
      return callBots(step, person, action.level);
    case "remove_bots":
      return callBots(step, person, null);
    case "reaction":
      return react(step, person, action.eyeVariant);
  }
}

/** SN4: somebody may have sat down where somebody sat alone who has to wait. */
function satDown(step: Step, userId: string, answer: Answer): Answer {
  const person = answer === null ? personOf(step.state, userId) : undefined;
  if (person) for (const leaver of unseatLeavers(step, person)) slotFreed(step, leaver);
  return answer;
}

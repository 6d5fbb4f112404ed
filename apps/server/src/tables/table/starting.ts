// From «start» to the game: what people press, then the stakes (LB5, LB6, CH3). Whatever happens on the way ends in a begun
// game or an open lobby, and no stake is ever left between.
import type { Answer } from "./answer.ts";
import { beginGame } from "./begin-game.ts";
import { ordersHoldUntil, closeOrder, placeOrder } from "./open-orders.ts";
import type { StakeOutcome } from "./command.ts";
import type { Step } from "./effect.ts";
import { announceCancel, callOff, countDown } from "./countdown.ts";
import { characterOf } from "./lobby.ts";
import { AFTER_CANCEL_MS, expectPeople, fillWithBots } from "./quick-table.ts";
import { agreeToPlay, unseat } from "./slot-commands.ts";
import { decideStart, readySlots, recentCancels } from "./slots.ts";
import { isInGame } from "./state.ts";
import type { GameDraw, Person, Staking } from "./state.ts";

/** How long a lobby waits for the books to take the stakes before it gives up on the start. */
const STAKING_WAIT_MS = 5_000;

/** Starts the countdown, or at once when alone at a free table (LB5). */
export function start(step: Step, { userId }: Person): Answer {
  const { state } = step;
  if (isInGame(state)) return "room/game_in_progress";
  const decision = decideStart(state.slots, userId, state.spec.stakes);
  if (decision === "not_seated") return "room/not_seated";
  // A second press, or two people at once: the countdown that runs is the answer.
  if (state.phase.kind !== "open") return null;
  if (decision === "too_few") return "room/permission_denied";
  agreeToPlay(step, userId);
  if (decision === "alone" && !state.spec.isQuick) {
    endCountdown(step);
    return null;
  }
  const people = readySlots(state.slots).filter(({ botLevel }) => botLevel === null);
  if (people.length === 1) fillWithBots(step);
  countDown(step);
  return null;
}

/** Cancels a countdown, once in 30 s each (LB6). */
export function cancel(step: Step, { userId }: Person): Answer {
  const { state, now } = step;
  if (isInGame(state)) return "room/game_in_progress";
  const character = characterOf(state, userId);
  if (character === null) return "room/not_seated";
  if (state.phase.kind === "open") return null;
  const recent = recentCancels(state.cancels, now);
  if (recent.some((one) => one.userId === userId)) return "room/cancelled_recently";
  state.cancels = [...recent, { userId, at: now }];
  callOff(step, character);
  expectPeople(step, AFTER_CANCEL_MS);
  return null;
}

/** Ends the wait: the game is to be drawn, and with its id the stakes are asked for. */
export function endCountdown(step: Step): void {
  const { state, now, effects } = step;
  const isTold = state.phase.kind === "countdown";
  const slots = readySlots(state.slots);
  const giveUpAt = now + STAKING_WAIT_MS;
  state.phase = { kind: "staking", slots, isTold, giveUpAt, draw: null, isAsked: false };
  effects.push({ type: "draw" });
}

/** The game's id and chance are here: it begins at a free table, and asks for the stakes at a paid one. */
export function drawn(step: Step, draw: GameDraw): void {
  const { phase, spec } = step.state;
  if (phase.kind !== "staking" || phase.draw !== null) return;
  step.state.phase = { ...phase, draw };
  if (spec.stakes > 0) askForStakes(step);
  else if (!begin(step, phase, draw, 0) && phase.isTold) announceCancel(step, null);
}

/** Asks the books for the stakes as soon as earlier ones are closed, so that a refund is in before the next stake is asked for. */
export function askForStakes(step: Step): void {
  const { state, now } = step;
  const { phase } = state;
  if (phase.kind !== "staking" || phase.draw === null || phase.isAsked || ordersHoldUntil(state) > now)
    return;
  state.phase = { ...phase, isAsked: true };
  const userIds = phase.slots.map((slot) => slot.userId);
  placeOrder(step, { kind: "stake", gameId: phase.draw.gameId, userIds });
}

/** The books have answered: the game begins, or the lobby is open again and whatever was taken goes back. */
export function stakesAnswered(step: Step, gameId: string, outcome: StakeOutcome): void {
  if (!closeOrder(step, gameId, "stake")) return;
  const { phase } = step.state;
  const isWanted = phase.kind === "staking" && phase.draw?.gameId === gameId;
  if (outcome.kind === "barred") {
    if (isWanted) {
      step.state.phase = { kind: "open" };
      unseat(step, outcome.userIds, outcome.reason);
      announceCancel(step, null);
    }
    return askForStakes(step);
  }
  if (isWanted && outcome.kind === "staked" && phase.draw !== null) {
    if (begin(step, phase, phase.draw, outcome.pot)) return;
    announceCancel(step, null);
  } else if (isWanted) callOff(step, null);
  // Left or cancelled meanwhile, or the answer was lost on the way: the books may hold the stakes.
  placeOrder(step, { kind: "refund", gameId });
}

function begin(step: Step, { slots }: Staking, draw: GameDraw, pot: number): boolean {
  step.state.phase = { kind: "open" };
  return beginGame(step, draw, slots, pot);
}

// From the end of the countdown to the game: it is drawn, and the stakes are taken from those who are ready at that moment (LB5, CH3).
// It ends in a begun game or an open lobby, and no stake is ever left between.
import { beginGame } from "./begin-game.ts";
import type { StakeOutcome } from "./command.ts";
import { announceCancel, callOff } from "./countdown.ts";
import type { Step } from "./effect.ts";
import { closeOrder, ordersHoldUntil, placeOrder } from "./open-orders.ts";
import { unseat } from "./slot-commands.ts";
import { readySlots } from "./slots.ts";
import type { GameDraw, Staking } from "./state.ts";

/** How long a lobby waits for the books to take the stakes before it gives up on the start. */
const STAKING_WAIT_MS = 5_000;

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

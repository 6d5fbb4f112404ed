// A table that the Play button finds or makes: it starts by itself, and bots take the places that nobody comes for (QP2). At a table
// made by hand nothing of this happens.
import type { BotLevel } from "@fitil/contracts";
import { countDown } from "./countdown.ts";
import type { Step } from "./effect.ts";
import { changeSlots } from "./lobby.ts";
import { addBots, CHARACTER_IDS } from "./slots.ts";
import type { TableState } from "./state.ts";

/** How well the bots play that come by themselves (QP2). */
const QUICK_BOTS: BotLevel = "normal";
/** How long a place waits for a person, after the last one came; the countdown is time to come too, in a bot's place (QP2). */
const WAIT_FOR_PEOPLE_MS = 500;
/** As long as the end of a game is shown to whoever has not said yet whether they play on (QP3). */
const WAIT_FOR_ANSWER_MS = 5_000;
/** Between two bots that sit down at a quick table (QP2). */
const BETWEEN_BOTS_MS = 150;
/** Somebody cancelled at a quick table: they want to wait for people. */
export const AFTER_CANCEL_MS = 20_000;

/** People get time to come, or to agree, before a quick table goes on by itself; nothing at a table made by hand. */
export function expectPeople({ state, now }: Step, delayMs = usualWaitMs(state)): void {
  if (state.spec.isQuick) state.quickStepAt = now + delayMs;
}

function usualWaitMs({ slots }: TableState): number {
  return slots.every(({ isReady }) => isReady) ? WAIT_FOR_PEOPLE_MS : WAIT_FOR_ANSWER_MS;
}

/** Whoever is alone and starts a quick table plays with bots in every free place. */
export function fillWithBots(step: Step): void {
  if (step.state.spec.isQuick) seatBots(step, CHARACTER_IDS.length);
}

/** A quick table goes on by itself, if somebody waits: one more bot, and with the last place taken the countdown (QP2). */
export function goOnByItself(step: Step): void {
  const { state } = step;
  state.quickStepAt = null;
  if (state.phase.kind !== "open") return;
  if (!state.slots.some(({ isReady, botLevel }) => isReady && botLevel === null)) return;
  if (!isFull(state)) seatBots(step, 1);
  if (isFull(state)) countDown(step);
  else expectPeople(step, BETWEEN_BOTS_MS);
}

function isFull({ slots }: TableState): boolean {
  return slots.length >= CHARACTER_IDS.length;
}

/** Bots take at most so many free places at a quick table. */
function seatBots(step: Step, most: number): void {
  changeSlots(step, addBots(step.state.slots, QUICK_BOTS, most));
}

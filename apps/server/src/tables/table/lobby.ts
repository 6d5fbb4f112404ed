// Changes of the slots that everybody in the lobby hears of, and what they mean for a table that starts by itself (QP2).
import type { BotLevel, CharacterId, LobbyEvent } from "@fitil/contracts";
import type { PlayerCard } from "../../ports.ts";
import type { Step } from "./effect.ts";
import { characterSlots } from "./lobby-picture.ts";
import { personOf } from "./seats.ts";
import { addBots, agree, askAnew, slotOf } from "./slots.ts";
import type { Slots } from "./slots.ts";
import type { TableState } from "./state.ts";

/** How well the bots play that come by themselves (QP2). */
const QUICK_BOTS: BotLevel = "normal";
/** How long a place waits for a person, after the last one came; the countdown is time to come too, in a bot's place (QP2). */
const WAIT_FOR_PEOPLE_MS = 500;
/** As long as the end of a game is shown to whoever has not said yet whether they play on (QP3). */
const WAIT_FOR_ANSWER_MS = 5_000;

/** The person's character here, or null. */
export function characterOf(state: TableState, userId: string): CharacterId | null {
  return slotOf(state.slots, userId)?.characterId ?? null;
}

/** Says something to everybody in the lobby. */
export function announce({ effects }: Step, event: LobbyEvent): void {
  effects.push({ type: "lobby", event });
}

/** Says to everybody in the lobby who has which slot. */
export function announceSlots(step: Step): void {
  announce(step, { type: "lobby_state_update", characters: characterSlots(step.state) });
}

/** The slots are these now. */
export function changeSlots(step: Step, slots: Slots): void {
  step.state.slots = slots;
  announceSlots(step);
}

/** Somebody seated agrees to play the next game (QP3, CH3). */
export function agreeToPlay(step: Step, userId: string): void {
  if (slotOf(step.state.slots, userId)?.isReady !== false) return;
  changeSlots(step, agree(step.state.slots, userId));
  expectPeople(step);
}

/** Where the next game costs something or comes by itself, everybody is asked anew. */
export function askAgain(step: Step): void {
  const { spec, slots } = step.state;
  changeSlots(step, spec.stakes > 0 || spec.isQuick ? askAnew(slots) : slots);
}

/** Bots take at most so many free places at a quick table. */
export function seatQuickBots(step: Step, most: number): void {
  changeSlots(step, addBots(step.state.slots, QUICK_BOTS, most));
}

/** People get time to come, or to agree, before a quick table goes on by itself; nothing at a table made by hand. */
export function expectPeople({ state, now }: Step, delayMs = usualWaitMs(state)): void {
  if (state.spec.isQuick) state.quickStepAt = now + delayMs;
}

function usualWaitMs({ slots }: TableState): number {
  return slots.every(({ isReady }) => isReady) ? WAIT_FOR_PEOPLE_MS : WAIT_FOR_ANSWER_MS;
}

/** Names, pictures or ratings changed; the lobby hears of it once. */
export function showCards(step: Step, cards: readonly PlayerCard[]): void {
  let isShown = false;
  for (const card of cards) {
    const person = personOf(step.state, card.userId);
    if (!person) continue;
    person.card = card;
    isShown ||= characterOf(step.state, card.userId) !== null;
  }
  if (isShown) announceSlots(step);
}

// Changes of the slots, cards and names that everybody in the lobby hears of.
import type { CharacterId, LobbyEvent } from "@fitil/contracts";
import type { PlayerCard } from "../../ports/people.ts";
import type { Step } from "./effect.ts";
import { characterSlots } from "./lobby-picture.ts";
import { personOf } from "./seats.ts";
import { askAnew, slotOf } from "./slots.ts";
import type { Slots } from "./slots.ts";
import type { TableState } from "./state.ts";

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

/** Where the next game costs something or comes by itself, everybody is asked anew. */
export function askAgain(step: Step): void {
  const { spec, slots } = step.state;
  changeSlots(step, spec.stakes > 0 || spec.isQuick ? askAnew(slots) : slots);
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

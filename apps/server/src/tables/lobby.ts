// The four slots of a lobby and what may be done with them (LB4–LB6, LB9). Pure: states in, states out.
// Must never know a clock, a connection or a ledger.
import { CANCEL_COOLDOWN_MS } from "@fitil/contracts";
import type { CharacterId, EyeVariant } from "@fitil/contracts";

/** A taken slot. The seat belongs to the person, not to a connection (LB9). */
export interface Slot {
  readonly characterId: CharacterId;
  readonly userId: string;
  readonly eyeVariant: EyeVariant;
}

/** Taken slots in id order; at most one per character and one per person. */
export type Slots = readonly Slot[];

/** All character ids, in order. */
export const CHARACTER_IDS: readonly CharacterId[] = [1, 2, 3, 4];

/** The person's slot, or undefined. */
export function slotOf(slots: Slots, userId: string): Slot | undefined {
  return slots.find((slot) => slot.userId === userId);
}

/** A person's choice carried out, or refused because nothing is free. */
export type Selected =
  | { readonly ok: true; readonly slots: Slots; readonly characterId: CharacterId }
  | { readonly ok: false; readonly reason: "no_free_slot" };

/**
 * Gives the person the wanted character, or the next free one after it, round the circle (LB9). Somebody seated moves;
 * asking for one's own character only changes the eyes. The chips are not looked at here (LB4).
 */
export function selectCharacter(
  slots: Slots,
  userId: string,
  wanted: CharacterId,
  eyeVariant: EyeVariant,
): Selected {
  const others = slots.filter((slot) => slot.userId !== userId);
  const own = slotOf(slots, userId)?.characterId;
  for (let step = 0; step < CHARACTER_IDS.length; step++) {
    const characterId = (((wanted - 1 + step) % CHARACTER_IDS.length) + 1) as CharacterId;
    if (step > 0 && characterId === own) continue;
    if (others.some((slot) => slot.characterId === characterId)) continue;
    const taken = [...others, { characterId, userId, eyeVariant }];
    return { ok: true, characterId, slots: taken.sort((a, b) => a.characterId - b.characterId) };
  }
  return { ok: false, reason: "no_free_slot" };
}

/** The person's eyes changed; the same slots when they have none. */
export function changeEyes(slots: Slots, userId: string, eyeVariant: EyeVariant): Slots {
  return slots.map((slot) => (slot.userId === userId ? { ...slot, eyeVariant } : slot));
}

/** The slots without those of these people. */
export function freeSlots(slots: Slots, userIds: readonly string[]): Slots {
  return slots.filter((slot) => !userIds.includes(slot.userId));
}

/**
 * What `start_game` leads to (LB5): a countdown with two or more, a game at once for one at a free table.
 * "not_seated": the person has no slot; "too_few": one at a paid table.
 */
export function decideStart(
  slots: Slots,
  userId: string,
  stake: number,
): "countdown" | "alone" | "not_seated" | "too_few" {
  if (!slotOf(slots, userId)) return "not_seated";
  if (slots.length >= 2) return "countdown";
  return stake === 0 ? "alone" : "too_few";
}

/** Whether this person may cancel a countdown now (LB6). `cancelledAt`: ms of each person's last cancel. */
export function mayCancel(cancelledAt: ReadonlyMap<string, number>, userId: string, now: number): boolean {
  const last = cancelledAt.get(userId);
  return last === undefined || now - last >= CANCEL_COOLDOWN_MS;
}

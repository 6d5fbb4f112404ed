// The lobby as clients see it: four slots, always all four, in id order. Pure.
import type { CharacterSlot } from "@fitil/contracts";
import { CHARACTER_IDS } from "./lobby.ts";
import type { Slots } from "./lobby.ts";
import type { Person } from "./people.ts";

/** The `characters` of `lobby_state_update`. A slot whose person is unknown shows as taken without a name. */
export function characterSlots(
  slots: Slots,
  personOf: (userId: string) => Person | undefined,
): CharacterSlot[] {
  return CHARACTER_IDS.map((id) => {
    const slot = slots.find((one) => one.characterId === id);
    if (!slot) return { id, isTaken: false, name: null, rating: null, clientId: null, eyeVariant: null };
    const person = personOf(slot.userId);
    return {
      id,
      isTaken: true,
      name: person?.card.name ?? null,
      rating: person?.card.rating ?? null,
      clientId: person?.clientId ?? null,
      eyeVariant: slot.eyeVariant,
    };
  });
}

// The lobby as clients see it: four slots, always all four, in id order. Pure.
import type { CharacterSlot } from "@fitil/contracts";
import { botName } from "./bot-names.ts";
import { CHARACTER_IDS } from "./lobby.ts";
import type { Slots } from "./lobby.ts";
import type { Person } from "./people.ts";

const FREE = {
  isTaken: false,
  name: null,
  rating: null,
  clientId: null,
  eyeVariant: null,
  isBot: false,
  isReady: false,
} as const;

/** The `characters` of `lobby_state_update`. A slot whose person is unknown shows as taken without a name. */
export function characterSlots(
  slots: Slots,
  personOf: (userId: string) => Person | undefined,
): CharacterSlot[] {
  return CHARACTER_IDS.map((id) => {
    const slot = slots.find((one) => one.characterId === id);
    if (!slot) return { id, ...FREE };
    const { userId, eyeVariant, isReady, botLevel } = slot;
    const isBot = botLevel !== null;
    const person = personOf(userId);
    return {
      id,
      isTaken: true,
      name: isBot ? botName(userId) : (person?.card.name ?? null),
      rating: person?.card.rating ?? null,
      clientId: person?.clientId ?? null,
      eyeVariant,
      isBot,
      isReady,
    };
  });
}

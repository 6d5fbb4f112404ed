// Which place somebody who comes to a table is offered. Pure.
import type { CharacterId, CharacterSlot } from "@fitil/contracts";

/** The character «Играть ▶» asks for: the first free one, a bot's, or the first of all when the server has to say that none is. */
export function offeredCharacter(slots: readonly CharacterSlot[]): CharacterId {
  return (slots.find((slot) => !slot.isTaken) ?? slots.find((slot) => slot.isBot))?.id ?? 1;
}

// What may be pressed in the lobby and which character is offered. Pure.
import type { CharacterId, CharacterSlot } from "@fitil/contracts";

/** How many characters are taken. */
export function takenCount(slots: readonly CharacterSlot[]): number {
  return slots.filter((slot) => slot.isTaken).length;
}

/** A paid table needs two: one's own character alone cannot start it (specification §5). */
export function canStart(slots: readonly CharacterSlot[], stakes: number): boolean {
  return stakes === 0 || takenCount(slots) >= 2;
}

/** The character «Играть ▶» asks for: the first free one, or the first of all when the server has to say that none is. */
export function offeredCharacter(slots: readonly CharacterSlot[]): CharacterId {
  return slots.find((slot) => !slot.isTaken)?.id ?? 1;
}

/** Whole seconds until `endsAt`, both in ms; never below 1 while the start has not come. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(1, Math.ceil((endsAt - now) / 1000));
}

/** Whether the name is one of the two that wear the badge. */
export function isVip(name: string | null, vipPlayers: readonly string[]): boolean {
  return name !== null && vipPlayers.includes(name);
}

/** The link that seats whoever opens it (LB8). */
export function tableLink(origin: string, roomId: string): string {
  return `${origin}/?table=${roomId}`;
}

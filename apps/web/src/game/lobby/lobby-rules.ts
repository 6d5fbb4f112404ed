// What may be pressed in the lobby. Pure.
import type { CharacterId, CharacterSlot } from "@fitil/contracts";

/** How many play when the game starts now: whoever has agreed. */
export function readyCount(slots: readonly CharacterSlot[]): number {
  return slots.filter((slot) => slot.isReady).length;
}

/** A paid table needs two: one's own character alone cannot start it (specification §5). */
export function canStart(slots: readonly CharacterSlot[], stakes: number): boolean {
  return stakes === 0 || readyCount(slots) >= 2;
}

/** Whether whoever sits here is still to say that they play again (QP3, CH3). */
export function isAskedAnew(slots: readonly CharacterSlot[], mine: CharacterId | null): boolean {
  return slots.some((slot) => slot.id === mine && slot.isTaken && !slot.isReady);
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

// The four slots of a lobby and what may be done with them (LB4–LB6, LB9, BT1). Pure: states in, states out.
// Must never know a clock, a connection or a ledger.
import { CANCEL_COOLDOWN_MS } from "@fitil/contracts";
import type { BotLevel, CharacterId, EyeVariant } from "@fitil/contracts";

/** A taken slot. The seat belongs to the person, not to a connection (LB9). */
export interface Slot {
  readonly characterId: CharacterId;
  /** Of a bot: a name of its own that no account has. */
  readonly userId: string;
  readonly eyeVariant: EyeVariant;
  /** Agrees to play the next game (QP3, CH3): nobody is charged or made to play who has not said so. Bots always do. */
  readonly isReady: boolean;
  /** Null: a person. */
  readonly botLevel: BotLevel | null;
}

/** Taken slots in id order; at most one per character and one per person. */
export type Slots = readonly Slot[];

/** All character ids, in order. */
export const CHARACTER_IDS: readonly CharacterId[] = [1, 2, 3, 4];

/** The person's slot, or undefined. */
export function slotOf(slots: Slots, userId: string): Slot | undefined {
  return slots.find((slot) => slot.userId === userId);
}

/** The slots of those who play when a game starts now. */
export function readySlots(slots: Slots): Slots {
  return slots.filter(({ isReady }) => isReady);
}

/** A person's choice carried out, or refused because nothing is free. */
export type Selected =
  | { readonly ok: true; readonly slots: Slots; readonly characterId: CharacterId }
  | { readonly ok: false; readonly reason: "no_free_slot" };

/**
 * Gives the person the wanted character, or the next free one after it, round the circle (LB9). Somebody seated moves;
 * asking for one's own character only changes the eyes; choosing agrees to play. A bot makes room: it moves to a free place, or
 * goes where there is none (QP2). The chips are not looked at here (LB4).
 */
export function takeCharacter(
  slots: Slots,
  userId: string,
  wanted: CharacterId,
  eyeVariant: EyeVariant,
): Selected {
  const others = slots.filter((slot) => slot.userId !== userId);
  const own = slotOf(slots, userId)?.characterId;
  const circle = CHARACTER_IDS.map(
    (_, step) => (((wanted - 1 + step) % CHARACTER_IDS.length) + 1) as CharacterId,
  ).filter((characterId, step) => step === 0 || characterId !== own);
  const holderOf = (id: CharacterId) => others.find((slot) => slot.characterId === id);
  const isBots = (id: CharacterId) => (holderOf(id)?.botLevel ?? null) !== null;
  const characterId =
    (isBots(wanted) ? wanted : circle.find((id) => !holderOf(id))) ?? circle.find(isBots) ?? null;
  if (characterId === null) return { ok: false, reason: "no_free_slot" };
  const bot = holderOf(characterId);
  const refuge = CHARACTER_IDS.find((id) => id !== characterId && !holderOf(id));
  const kept = others.filter((slot) => slot !== bot);
  if (bot && refuge !== undefined) kept.push({ ...bot, characterId: refuge });
  const taken = [...kept, { characterId, userId, eyeVariant, isReady: true, botLevel: null }];
  return { ok: true, characterId, slots: inOrder(taken) };
}

/** The person's eyes changed; the same slots when they have none. */
export function setEyes(slots: Slots, userId: string, eyeVariant: EyeVariant): Slots {
  return slots.map((slot) => (slot.userId === userId ? { ...slot, eyeVariant } : slot));
}

/** The person agrees to play the next game. */
export function agree(slots: Slots, userId: string): Slots {
  return slots.map((slot) => (slot.userId === userId ? { ...slot, isReady: true } : slot));
}

/** Nobody has agreed yet, but the bots. */
export function askAnew(slots: Slots): Slots {
  return slots.map((slot) => ({ ...slot, isReady: slot.botLevel !== null }));
}

/** The slots without those of these people. Bots do not stay among themselves. */
export function freeSlots(slots: Slots, userIds: readonly string[]): Slots {
  const left = slots.filter((slot) => !userIds.includes(slot.userId));
  return left.some((slot) => slot.botLevel === null) ? left : [];
}

/** A bot of this level in each of the first `most` free places; bots that sit already take the level. */
export function addBots(slots: Slots, level: BotLevel, most: number): Slots {
  const free = CHARACTER_IDS.filter((id) => !slots.some((slot) => slot.characterId === id)).slice(0, most);
  const levelled = slots.map((slot) => (slot.botLevel === null ? slot : { ...slot, botLevel: level }));
  return inOrder(
    free.reduce<Slots>((all, characterId) => [...all, botSlot(characterId, all, level)], levelled),
  );
}

/** The slots without bots. */
export function removeBots(slots: Slots): Slots {
  return slots.filter(({ botLevel }) => botLevel === null);
}

/**
 * What `start_game` leads to (LB5), once whoever presses has agreed: a countdown with two or more who have, a game at once for one
 * at a free table. "not_seated": the person has no slot; "too_few": one at a paid table.
 */
export function decideStart(
  slots: Slots,
  userId: string,
  stake: number,
): "countdown" | "alone" | "not_seated" | "too_few" {
  if (!slotOf(slots, userId)) return "not_seated";
  if (readySlots(agree(slots, userId)).length >= 2) return "countdown";
  return stake === 0 ? "alone" : "too_few";
}

/** Somebody's last cancel of a countdown, ms since 1970. */
export interface Cancel {
  readonly userId: string;
  readonly at: number;
}

/** Those cancels that still keep their people from another one (LB6). */
export function recentCancels(cancels: readonly Cancel[], now: number): readonly Cancel[] {
  return cancels.filter(({ at }) => now - at < CANCEL_COOLDOWN_MS);
}

/** A bot's slot, with a name and eyes that nobody else here has. */
function botSlot(characterId: CharacterId, others: Slots, botLevel: BotLevel): Slot {
  const [userId = ""] = BOT_IDS.filter((bot) => !slotOf(others, bot));
  const eyeVariant =
    CHARACTER_IDS.find((eyes) => !others.some((other) => other.eyeVariant === eyes)) ?? characterId;
  return { characterId, userId, eyeVariant, isReady: true, botLevel };
}

function inOrder(slots: readonly Slot[]): Slots {
  return slots.toSorted((a, b) => a.characterId - b.characterId);
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ["bot:1", "Tik"],
  ["bot:2", "Bang"],
  ["bot:3", "Puff"],
  ["bot:4", "Pop"],
]);

/** What bots have where people have their account's id, which never has a colon. */
const BOT_IDS: readonly string[] = [...NAMES.keys()];

/** The name of the bot with this id, or null for a person. */
export function botName(userId: string): string | null {
  return NAMES.get(userId) ?? null;
}

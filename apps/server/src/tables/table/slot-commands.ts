// What somebody at a table may do with the slots before a game: take, change, agree, call bots (LB4, LB6, LB9, QP3, BT1).
import type { BotLevel, EyeVariant, SelectCharacterResponse, SelectReason } from "@fitil/contracts";
import { SELECT_REFUSALS } from "./answer.ts";
import type { Answer, RealtimeCode, StakeBar, StakeCheck } from "./answer.ts";
import type { Step } from "./effect.ts";
import { announceSlots, changeSlots, characterOf } from "./lobby.ts";
import { expectPeople } from "./quick-table.ts";
import { peopleChanged, personOf } from "./seats.ts";
import {
  CHARACTER_IDS,
  addBots,
  agree,
  setEyes,
  freeSlots,
  removeBots,
  takeCharacter,
  slotOf,
} from "./slots.ts";
import { isInGame } from "./state.ts";
import type { Person } from "./state.ts";

type Wanted = StakeCheck["wanted"];

/**
 * Gives a person a character, if the chips are there (LB4, LB9) and not only newcomers for whoever has won enough from
 * them (CH7): then the answer hangs on the books. It also goes as `select_character_response`.
 */
export function select(step: Step, person: Person, wanted: Wanted): Answer {
  const { spec, people } = step.state;
  const why = whyNoSelect(step, person);
  if (why) return refuse(step, person, why);
  if (spec.stakes === 0 || characterOf(step.state, person.userId) !== null) return take(step, person, wanted);
  const { userId, visit, card } = person;
  const others = people.map((one) => one.userId).filter((id) => id !== userId);
  return { userId, visit, wanted, stake: spec.stakes, isGuest: card.isGuest, others };
}

/** The books have answered a check; much may have happened meanwhile: the person gone, the slot taken, the game begun. */
export function selectChecked(step: Step, check: StakeCheck, bar: StakeBar | "guest" | null): Answer {
  const person = personOf(step.state, check.userId);
  if (person?.visit !== check.visit || person.away) return "room/not_seated";
  return bar === null ? take(step, person, check.wanted) : refuse(step, person, bar);
}

/** Changes the eyes of somebody seated; not during a countdown (LB6). */
export function chooseEyes(step: Step, { userId }: Person, eyes: EyeVariant): Answer {
  const refused = whyNoChange(step, userId);
  if (refused) return refused;
  changeSlots(step, setEyes(step.state.slots, userId, eyes));
  return null;
}

/** Somebody seated agrees to play the next game (QP3, CH3). */
export function getReady(step: Step, { userId }: Person): Answer {
  if (isInGame(step.state)) return "room/game_in_progress";
  if (characterOf(step.state, userId) === null) return "room/not_seated";
  agreeToPlay(step, userId);
  return null;
}

/** Notes that somebody seated agrees, if they have not yet. */
export function agreeToPlay(step: Step, userId: string): void {
  if (slotOf(step.state.slots, userId)?.isReady !== false) return;
  changeSlots(step, agree(step.state.slots, userId));
  expectPeople(step);
}

/** Bots of this level take every free place, or all bots go (BT1): asked for by somebody seated at a free table. */
export function callBots(step: Step, { userId }: Person, level: BotLevel | null): Answer {
  const { spec, slots } = step.state;
  if (spec.stakes !== 0) return "room/no_bots_here";
  const refused = whyNoChange(step, userId);
  if (refused) return refused;
  changeSlots(step, level === null ? removeBots(slots) : addBots(slots, level, CHARACTER_IDS.length));
  return null;
}

/** CH3, CH7, SN4: who cannot pay, may not play with only the others, or has to wait, loses the slot and is told why. */
export function unseat(step: Step, userIds: readonly string[], reason: StakeBar | "left_too_often"): void {
  const { state } = step;
  state.slots = freeSlots(state.slots, userIds);
  for (const userId of userIds) {
    const person = personOf(state, userId);
    if (person) refuse(step, person, reason);
  }
  announceSlots(step);
  peopleChanged(step);
}

/** SN4: whoever sat alone while they have to wait makes room for somebody who has just sat down. Returns who did. */
export function unseatLeavers(step: Step, newcomer: Person): readonly string[] {
  const { slots, people } = step.state;
  if (slotOf(slots, newcomer.userId) === undefined) return [];
  const leavers = people.filter(
    (person) => person !== newcomer && isWaiting(step, person) && slotOf(slots, person.userId) !== undefined,
  );
  const userIds = leavers.map(({ userId }) => userId);
  if (userIds.length > 0) unseat(step, userIds, "left_too_often");
  return userIds;
}

function take(step: Step, person: Person, { characterId, eyeVariant }: Wanted): RealtimeCode | null {
  const why = whyNoSelect(step, person);
  if (why) return refuse(step, person, why);
  const { state } = step;
  const selected = takeCharacter(state.slots, person.userId, characterId, eyeVariant);
  if (!selected.ok) return refuse(step, person, selected.reason);
  if (characterOf(state, person.userId) === null) expectPeople(step);
  respond(step, person, { success: true, characterId: selected.characterId });
  changeSlots(step, selected.slots);
  step.effects.push({ type: "row_changed" });
  return null;
}

/** LB6: during a countdown free slots can be taken, nobody seated changes; while the stakes are taken nothing does. */
function whyNoSelect(step: Step, person: Person): SelectReason | null {
  const { state } = step;
  if (isInGame(state)) return "game_in_progress";
  const { kind } = state.phase;
  if (kind === "staking") return "countdown";
  const isSeated = characterOf(state, person.userId) !== null;
  if (isSeated) return kind === "countdown" ? "countdown" : null;
  return mustWait(step, person) ? "left_too_often" : null;
}

/** SN4: who left game after game may sit down alone or with bots, not where other people have sat down. */
function mustWait(step: Step, person: Person): boolean {
  return isWaiting(step, person) && step.state.slots.some(({ botLevel }) => botLevel === null);
}

/** SN4: for leaving game after game. */
function isWaiting({ now }: Step, { waitsUntil }: Person): boolean {
  return waitsUntil !== undefined && waitsUntil > now;
}

function whyNoChange({ state }: Step, userId: string): RealtimeCode | null {
  if (isInGame(state)) return "room/game_in_progress";
  if (characterOf(state, userId) === null) return "room/not_seated";
  return state.phase.kind === "open" ? null : "room/permission_denied";
}

function refuse(step: Step, person: Person, reason: SelectReason): RealtimeCode {
  respond(step, person, { success: false, characterId: null, reason });
  return SELECT_REFUSALS[reason];
}

function respond({ effects }: Step, person: Person, response: Omit<SelectCharacterResponse, "type">): void {
  const message = { type: "select_character_response", ...response } as const;
  effects.push({ type: "tell", clientId: person.clientId, message });
}

// Who is at a table, who is refused because it is full, and who may still come back to it (OC4, LB2, LB9). Knows no rule of the slots and no game.
import { EMPTY_TABLE_MS, MAX_PLAYERS, RECONNECT_GRACE_MS } from "@fitil/contracts";
import type { PlayerCard } from "../../ports/people.ts";
import type { Step } from "./effect.ts";
import { slotOf } from "./slots.ts";
import type { Person, TableState } from "./state.ts";

/** The person, present or away. PERF: a loop, on the hot path. */
export function personOf(state: TableState, userId: string): Person | undefined {
  for (const person of state.people) if (person.userId === userId) return person;
  return undefined;
}

/** The connection somebody was last seen on; "" for whoever is not here. */
export function clientIdOf(state: TableState, userId: string): string {
  return personOf(state, userId)?.clientId ?? "";
}

/** People at the table: those present, and those away whose slot is kept (LB2, OC4). */
export function countPeople(state: TableState): number {
  return state.people.filter((person) => counts(state, person)).length;
}

/** Seats somebody who subscribed to the lobby. False: the table is full (LB2). */
export function sitDown({ state }: Step, card: PlayerCard, clientId: string): boolean {
  const known = personOf(state, card.userId);
  if ((known === undefined || !counts(state, known)) && countPeople(state) >= MAX_PLAYERS) return false;
  if (known === undefined) {
    const { userId } = card;
    const visit = ++state.visits;
    const here = { away: false, inLobby: true, character: null, graceUntil: null };
    state.people.push({ userId, visit, card, clientId, ...here });
    return true;
  }
  known.card = card;
  known.inLobby = true;
  comeBack(known, clientId);
  return true;
}

/** For so long somebody may not sit down where others wait (SN4). */
export function makeWait({ state, now }: Step, userId: string, waitMs: number): void {
  const person = personOf(state, userId);
  if (!person) return;
  if (waitMs > 0) person.waitsUntil = now + waitMs;
  else delete person.waitsUntil;
}

/** The person is here again, on this connection. True when that changed their connection. */
export function comeBack(person: Person, clientId: string): boolean {
  person.graceUntil = null;
  person.away = false;
  const changed = person.clientId !== clientId;
  person.clientId = clientId;
  return changed;
}

/** The person's connection is gone: their place is kept for the grace (OC4). */
export function loseLine(step: Step, person: Person): void {
  person.away = true;
  person.inLobby = false;
  startGrace(step, person);
}

/** Gives the person the grace to come (back) to the lobby. Of those lost in one instant the first is given up first. */
export function startGrace({ state, now }: Step, person: Person): void {
  person.graceUntil = now + RECONNECT_GRACE_MS;
  state.people.splice(state.people.indexOf(person), 1);
  state.people.push(person);
}

/** Takes the person off the list of people. */
export function standUp({ state, effects }: Step, person: Person): void {
  state.people.splice(state.people.indexOf(person), 1);
  effects.push({ type: "gone", userId: person.userId });
}

/** Somebody came or went: a table that stays empty closes (LB3), and the list shows how many there are. */
export function peopleChanged({ state, now, effects }: Step): void {
  if (countPeople(state) > 0 || state.isClosed) state.emptyUntil = null;
  else state.emptyUntil ??= now + EMPTY_TABLE_MS;
  effects.push({ type: "row_changed" });
}

function counts(state: TableState, person: Person): boolean {
  return !person.away || slotOf(state.slots, person.userId) !== undefined;
}

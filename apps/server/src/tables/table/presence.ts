// How somebody comes to a table, is lost and comes back (OC4, LB2, LB9).
import type { PlayerCard } from "../../ports/people.ts";
import type { Answer } from "./answer.ts";
import type { Step } from "./effect.ts";
import { remove } from "./leaving.ts";
import { characterOf, announceSlots } from "./lobby.ts";
import { noteLost, noteSeen } from "./missed.ts";
import { comeBack, loseLine, makeWait, peopleChanged, personOf, sitDown, startGrace } from "./seats.ts";
import { isPlaying } from "./playing.ts";
import { announceLine } from "./reactions.ts";

/** Somebody subscribed to the lobby: they are at the table now. `waitMs`: for how long they may not sit down where others wait. */
export function arrive(step: Step, card: PlayerCard, clientId: string, waitMs?: number): Answer {
  const { state } = step;
  if (state.isClosed) return "room/not_found";
  const known = personOf(state, card.userId);
  const { clientId: before, away: wasAway = false } = known ?? {};
  if (!sitDown(step, card, clientId)) return "room/full";
  if (waitMs !== undefined) makeWait(step, card.userId, waitMs);
  if (before !== clientId && characterOf(state, card.userId) !== null) announceSlots(step);
  noteSeen(step, card.userId);
  if (known && wasAway) announceLine(step, known, false);
  peopleChanged(step);
  return null;
}

/** Somebody who has a slot here is on a connection again, be it at the game's channel only (OC4). */
export function seen(step: Step, userId: string, clientId: string): void {
  const { state } = step;
  const person = personOf(state, userId);
  if (!person || (!person.away && person.clientId === clientId)) return;
  if (characterOf(state, userId) === null) return;
  const wasAway = person.away;
  if (comeBack(person, clientId)) announceSlots(step);
  if (wasAway) {
    announceLine(step, person, false);
    peopleChanged(step);
  }
  // Whoever is not in the lobby and does not play has another grace to come to it.
  if (!person.inLobby && !isPlaying(state, person)) startGrace(step, person);
}

/** The connection is gone: the place is kept for the grace (OC4). */
export function lose(step: Step, userId: string, clientId: string): void {
  const person = personOf(step.state, userId);
  if (!person || person.clientId !== clientId || person.away) return;
  noteLost(step, person);
  loseLine(step, person);
  announceLine(step, person, true);
  peopleChanged(step);
}

/** Somebody unsubscribed from the lobby by their own wish. Whoever plays goes on playing. */
export function leaveLobby(step: Step, userId: string, clientId: string): void {
  const person = personOf(step.state, userId);
  if (!person || person.clientId !== clientId) return;
  person.inLobby = false;
  if (!isPlaying(step.state, person)) remove(step, person);
}

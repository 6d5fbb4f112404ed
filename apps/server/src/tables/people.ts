// Who is at a table, and who may still come back to it (OC4, LB2, LB9). Knows no slots' rules and no game; the table
// says who holds a slot.
import { MAX_PLAYERS, RECONNECT_GRACE_MS } from "@fitil/contracts";
import type { CharacterId } from "@fitil/contracts";
import type { Clock, PlayerCard } from "../ports.ts";

/** Somebody at the table. */
export interface Person {
  readonly userId: string;
  card: PlayerCard;
  /** The connection they were last seen on. */
  clientId: string;
  /** Lost their connection: kept until the grace has passed. */
  away: boolean;
  /** Is subscribed to the lobby. */
  inLobby: boolean;
  /** Their character in the running game, until they leave it or it ends. */
  character: CharacterId | null;
  /** Takes back the end of the grace. */
  stopGrace: (() => void) | null;
}

/** The people of one table. */
export class People {
  readonly #clock: Clock;
  readonly #byUser = new Map<string, Person>();
  readonly #holdsSlot: (userId: string) => boolean;
  readonly #graceOver: (person: Person) => void;

  /** `graceOver` is called for whoever did not come back in time; they are still here then. */
  constructor(options: {
    clock: Clock;
    holdsSlot: (userId: string) => boolean;
    graceOver: (person: Person) => void;
  }) {
    this.#clock = options.clock;
    this.#holdsSlot = options.holdsSlot;
    this.#graceOver = options.graceOver;
  }

  /** The person, present or away. */
  get(userId: string): Person | undefined {
    return this.#byUser.get(userId);
  }

  /** Everybody, present or away. */
  all(): Person[] {
    return [...this.#byUser.values()];
  }

  /** People at the table: those present, and those away whose slot is kept (LB2, OC4). */
  count(): number {
    let count = 0;
    for (const person of this.#byUser.values()) if (!person.away || this.#holdsSlot(person.userId)) count++;
    return count;
  }

  /** Seats somebody who subscribed to the lobby. Null: the table is full (LB2). */
  arrive(card: PlayerCard, clientId: string): Person | null {
    const known = this.#byUser.get(card.userId);
    const counted = known !== undefined && (!known.away || this.#holdsSlot(card.userId));
    if (!counted && this.count() >= MAX_PLAYERS) return null;
    const person: Person = known ?? {
      userId: card.userId,
      card,
      clientId,
      away: false,
      inLobby: true,
      character: null,
      stopGrace: null,
    };
    this.#byUser.set(card.userId, person);
    person.card = card;
    person.inLobby = true;
    this.back(person, clientId);
    return person;
  }

  /** The person is here again, on this connection. True when that changed their connection. */
  back(person: Person, clientId: string): boolean {
    this.#endGrace(person);
    person.away = false;
    const changed = person.clientId !== clientId;
    person.clientId = clientId;
    return changed;
  }

  /** The person's connection is gone: their place is kept for the grace (OC4). */
  lost(person: Person): void {
    person.away = true;
    person.inLobby = false;
    this.startGrace(person);
  }

  /** Gives the person the grace to come (back) to the lobby. */
  startGrace(person: Person): void {
    this.#endGrace(person);
    person.stopGrace = this.#clock.after(RECONNECT_GRACE_MS, () => {
      person.stopGrace = null;
      this.#graceOver(person);
    });
  }

  /** Takes the person off the table. */
  remove(person: Person): void {
    this.#endGrace(person);
    this.#byUser.delete(person.userId);
  }

  /** Takes everybody off, without a word. */
  clear(): void {
    for (const person of this.all()) this.remove(person);
  }

  #endGrace(person: Person): void {
    person.stopGrace?.();
    person.stopGrace = null;
  }
}

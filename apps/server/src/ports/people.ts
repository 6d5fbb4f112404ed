// What slices ask of each other about people: players and their cards, guests, and what a slice keeps of somebody. Shapes only.
import type { CurrentUser, MissedGame } from "@fitil/contracts";
import type { Work } from "../db/work.ts";
import type { RankedGame } from "./games.ts";
import type { Fence } from "./ledger.ts";

/** A person as tables and pages show them. */
export interface PlayerCard {
  readonly userId: string;
  readonly name: string;
  readonly rating: number;
  readonly photoURL: string | null;
  /** Has no address, and so no chips (GU1). */
  readonly isGuest: boolean;
}

/** A card after a game, and what that game has changed of the rating that people see. */
export interface RatedCard extends PlayerCard {
  readonly ratingChange: number;
}

/** A game that ended while somebody was away; what it changed of the rating, the books know. */
export type MissedNote = Omit<MissedGame, "ratingChange">;

/** How long somebody who left game after game waits before they sit down where others wait (SN4). */
export interface SeatWait {
  /** Ms since 1970. */
  readonly until: number;
  readonly leftMs: number;
}

export interface Players {
  /** The person's card, or null when there is no such account. */
  card(userId: string): Promise<PlayerCard | null>;
  /** Applies the rating change of one finished game, once per gameId (CH5); returns the new cards, with the same changes again when it is asked twice. Throws `StaleOwner`. */
  rate(game: RankedGame, fence?: Fence): Promise<RatedCard[]>;
  currentUser(userId: string): Promise<CurrentUser | null>;
  /** Notes for somebody's return how a game ended; it comes with `currentUser` until it is forgotten. May be repeated. */
  noteMissed(userId: string, missed: MissedNote): Promise<void>;
  /** Notes that somebody has left a game in which others played on (SN4). May be repeated. */
  noteLeft(userId: string, gameId: string): Promise<void>;
  /** Their wait for having left game after game; null: none (SN4). */
  seatWait(userId: string): Promise<SeatWait | null>;
}

/** Guests: how many there may be, and when they were last seen (GU2). `address` is the caller's. */
export interface GuestBook {
  /** Throws `user/too_many_guests`, with the seconds to wait, when a new guest from there would be one too many. */
  mayCome(address: string): Promise<void>;
  /** Writes a new guest down; twice is once. Throws `user/too_many_guests`. */
  admit(userId: string, address: string): Promise<void>;
  /** They are here; nothing for somebody who is no guest. */
  seen(userId: string): Promise<void>;
  /** They are a guest no more, inside a transaction of the caller's. */
  erasure(userId: string): Work<void>;
}

/** What a slice keeps about people: it goes into their export, and is gone with their account. */
export interface PersonalData {
  /** Its name in the export. */
  readonly section: string;
  /** Everything kept about a person, as `jsonStream` takes it; null when there is nothing. */
  record(userId: string): Promise<unknown>;
  /** Takes out what would hold everybody up in one transaction, where there is so much; the account is about to go. */
  readonly eraseBulk?: (userId: string) => Promise<void>;
  /** Takes it out, inside a transaction of the caller's. */
  erasure(userId: string): Work<void>;
}

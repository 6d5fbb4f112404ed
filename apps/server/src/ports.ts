// What the slices need from outside and from each other. A slice imports these shapes, never another slice;
// app.ts joins them. Time, chance and ids come in here and from nowhere else.
import type {
  BotLevel,
  CharacterId,
  CurrentUser,
  EyeVariant,
  LedgerEntry,
  MissedGame,
  Stake,
} from "@fitil/contracts";
import type { InputLog } from "@fitil/engine";
import type { Work } from "./db/work.ts";

/** Wall clock and timers. Tests pass the virtual one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `delayMs` (≥ 0); the returned function takes it back. */
  after(delayMs: number, task: () => void): () => void;
}

/** Chance that nobody can foresee. */
export interface Random {
  /** `length` random bytes, owned by the caller. */
  bytes(length: number): Uint8Array;
}

/** Fresh identifiers. */
export interface Ids {
  roomId(): string;
  gameId(): string;
}

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

/** Under which epoch a process owns a table, where several processes are one site: the books refuse every epoch but the highest. */
export interface Fence {
  readonly tableId: string;
  readonly epoch: number;
}

/** Finishing order of a game that two or more started: places from 1, equal numbers are ties (CH5). */
export interface RankedGame {
  readonly gameId: string;
  /** Chips from each; 0 at a free table. */
  readonly stake: number;
  readonly places: readonly { readonly userId: string; readonly place: number }[];
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

/** Somebody's part in a game that is over. */
export interface PlayedPart {
  readonly characterId: CharacterId;
  readonly userId: string;
  readonly name: string;
  readonly eyeVariant: EyeVariant;
  /** Null: a person. */
  readonly botLevel: BotLevel | null;
  /** From 1; equal numbers are ties. */
  readonly place: number;
  /** Won or lost, the own stake counted. */
  readonly chips: number;
  readonly felledBy: CharacterId | "wall" | null;
  /** Health left at the end; 0 for whoever fell. */
  readonly health: number;
  /** Went away while still alive, or stayed away too long. */
  readonly left: boolean;
}

/** A game as it was played to its end (RP1). */
export interface PlayedGame {
  readonly gameId: string;
  readonly room: { readonly name: string; readonly stakes: Stake; readonly isPrivate: boolean };
  /** Ms since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly seed: string;
  readonly seedHash: string;
  readonly winnerId: CharacterId | null;
  /** `hashState` of the match at its end. */
  readonly endHash: string;
  /** In order of the characters. */
  readonly parts: readonly PlayedPart[];
  /** Everything said into it; null where this process has not heard its beginning. */
  readonly inputs: InputLog | null;
}

/** Where finished games are kept (RP1). */
export interface GameArchive {
  /** Takes a game that is over; returns at once, and keeps it when nothing more urgent is to be done. */
  keep(game: PlayedGame): void;
}

/** What a rated game has made of somebody. */
export interface RatedEntry {
  readonly userId: string;
  readonly gameId: string;
  /** Ms since 1970. */
  readonly at: number;
  /** As people see it, after the game. */
  readonly rating: number;
  readonly change: number;
  /** First, and nobody beside them. */
  readonly isWin: boolean;
}

/** Where ratings over time and the ladders of the seasons are kept (SN1). */
export interface Standings {
  /** Notes it, once for a game and person: a step of the caller's transaction. */
  noteRated(entry: RatedEntry): Work<void>;
}

/** What the rules against farming say of a game that is to be rated (CH7). Each is a step of the caller's transaction. */
export interface FairPlay {
  /** Of these people, those whose account was younger than a day at `at`. */
  newcomersAmong(userIds: readonly string[], at: number): Work<ReadonlySet<string>>;
  /** Of those who played this game, those who had won enough from newcomers before it and played with newcomers alone. */
  unratedAmong(game: RankedGame, at: number): Work<ReadonlySet<string>>;
  /** Adds points of the rating to what somebody has won from newcomers today. */
  addPoints(userId: string, points: number, at: number): Work<void>;
}

export type StakeResult =
  /** `pot`: the chips that the escrow holds now, which the winner will get. */
  | { readonly ok: true; readonly pot: number }
  | {
      readonly ok: false;
      /** They cannot pay (CH3), or may not play for a stake with only the others (CH7). */
      readonly code: "room/not_enough_chips" | "room/newcomers_only";
      readonly userIds: readonly string[];
    };

/** Chips: every method is one atomic, idempotent double-entry movement (CH2). With a fence it may throw `StaleOwner`, and has done nothing. */
export interface Ledger {
  /**
   * Opens an account with the starting chips (CH1), or without them when this holder had some in the last 24 hours
   * (CH7); a second call changes nothing. `holder`: a keyed digest that outlives the account; null for a guest, who gets none.
   */
  open(userId: string, holder: string | null): Promise<void>;
  /** The person's free chips, escrow not counted. */
  balance(userId: string): Promise<number>;
  /** Moves every stake into the game's escrow, all or none (CH3). */
  stake(gameId: string, userIds: readonly string[], stake: number, fence?: Fence): Promise<StakeResult>;
  /** Pays the escrow of a game to its winner and returns the prize (CH4); 0 when nothing was staked, or all went back because the winner has no account. */
  pay(gameId: string, winnerId: string, fence?: Fence): Promise<number>;
  /** Gives every stake of a game back, exactly once (CH4). */
  refund(gameId: string, fence?: Fence): Promise<void>;
  /**
   * This process goes on with a table, and with the game that runs there: from now on no former owner moves its chips, and
   * nobody gives them back as a dead process's. False: the game's chips have found their owner already.
   */
  takeOver(fence: Fence, gameId: string | null): Promise<boolean>;
  /** At start: gives back whatever games of an earlier life left in escrow (CH4); returns how many games. */
  refundUnfinished(): Promise<number>;
  /** May the person take a slot for a stake beside these others, and nobody else (CH7)? */
  mayTakeSlot(userId: string, otherIds: readonly string[]): Promise<boolean>;
  /** The gift (CH6), once in 24 hours for the account and for its holder. */
  gift(
    userId: string,
    holder: string,
  ): Promise<
    | { readonly ok: true; readonly balance: number }
    | {
        readonly ok: false;
        readonly code: "user/gift_not_yet" | "user/gift_not_needed";
        readonly nextAt: number | null;
      }
  >;
  /** The person's own movements, newest first; `before` is the `next` of the page before. */
  history(
    userId: string,
    before: string | null,
    limit: number,
  ): Promise<{ entries: LedgerEntry[]; next: string | null }>;
  /** Chips issued minus chips in all accounts and escrows; 0 when the books are right. */
  audit(): Promise<{ issued: number; held: number; inEscrow: number }>;
}

export interface Mailer {
  send(mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html?: string;
  }): Promise<void>;
}

/** One sign-in of one person: what signing out ends. */
export interface SessionRef {
  readonly userId: string;
  /** Names the session among this person's; the provider's own id. */
  readonly sessionId: string;
}

/** Runs something when a session is over, whoever ended it and in whichever process. */
export interface SessionWatch {
  /** Calls `end` once when the session is found to be over (SE2); the returned function lets go of it. */
  hold(session: SessionRef, end: () => void): () => void;
}

/** Who a bearer token speaks for, and by which session. */
export interface Account extends SessionRef {
  readonly name: string | null;
  readonly email: string | null;
  /**
   * Whose account it is, beyond its deletion: the mail address that the provider answers for, or else the provider's own
   * id. Never stored or logged as it stands.
   */
  readonly holder: string;
  readonly photoURL: string | null;
  /** Somebody without an address (GU1). */
  readonly isGuest: boolean;
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

export type Verified =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly code: "auth/unauthorized" };

/** One identity provider behind one door: embedded or Firebase. */
export interface Identity {
  verify(bearer: string): Promise<Verified>;
  /** Those of `sessions` that are over: signed out, revoked, expired or gone with their account. */
  endedAmong(sessions: readonly SessionRef[]): Promise<readonly SessionRef[]>;
  /** Whether the account is still a guest's, as far as can be known here: true of one that is gone. */
  isGuest(userId: string): Promise<boolean>;
  /** Takes what the provider keeps in our own tables out, inside a transaction of the caller's. */
  erasure(userId: string): Work<void>;
  /** Everything the provider keeps here about a person, for export. */
  record(userId: string): Promise<Record<string, unknown>>;
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

/** Structured log without secrets or e-mails. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

// What slices hand each other of games that are over: their order, their parts, where they are kept, and who may be rated. Shapes only.
import type { BotLevel, CharacterId, EyeVariant, Stake } from "@fitil/contracts";
import type { InputLog } from "@fitil/engine";
import type { Work } from "../db/work.ts";

/** Finishing order of a game that two or more started: places from 1, equal numbers are ties (CH5). */
export interface RankedGame {
  readonly gameId: string;
  /** Chips from each; 0 at a free table. */
  readonly stake: number;
  readonly places: readonly { readonly userId: string; readonly place: number }[];
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

// One table as plain data: who is here, what is taken, what runs, and when what falls due.
// It survives JSON at any instant. The caller of `decide` owns it; nothing but `decide` changes it, in place.
import { EMPTY_TABLE_MS } from "@fitil/contracts";
import type { BotLevel, CharacterId, EyeVariant, Stake } from "@fitil/contracts";
import type { BotMind, MatchState } from "@fitil/engine";
import type { RankedGame } from "../../ports/games.ts";
import type { PlayerCard } from "../../ports/people.ts";
import type { Cancel, Slots } from "./slots.ts";

/** What a table is. */
export interface TableSpec {
  readonly id: string;
  readonly name: string;
  readonly stakes: Stake;
  readonly isPrivate: boolean;
  /** Opened by «Играть»: bots fill it up and its games follow each other (QP2, QP3). */
  readonly isQuick: boolean;
  /** Whose table it counts as (LB1). */
  readonly ownerId: string;
}

/** Somebody at the table. */
export interface Person {
  readonly userId: string;
  /** Tells this visit from an earlier one of the same person. */
  readonly visit: number;
  card: PlayerCard;
  /** The connection they were last seen on. */
  clientId: string;
  /** Lost their connection: kept until the grace has passed. */
  away: boolean;
  /** Is subscribed to the lobby. */
  inLobby: boolean;
  /** Their character in the running game, until they leave it or it ends. */
  character: CharacterId | null;
  /** Ms since 1970 at which their place is given up (OC4); null: nothing is waited for. */
  graceUntil: number | null;
  /** Ms since 1970 until which they may not sit down where others wait (SN4). */
  waitsUntil?: number;
}

/** A game's own id and chance, drawn outside. */
export interface GameDraw {
  readonly gameId: string;
  /** 128 bits as hex (BD6). */
  readonly seed: string;
  /** SHA-256 of the seed's text, as hex. */
  readonly seedHash: string;
}

/** Somebody who started a game. Fixed from the start to the end, wherever the person goes meanwhile. */
export interface Participant {
  readonly characterId: CharacterId;
  readonly userId: string;
  readonly name: string;
  readonly eyeVariant: EyeVariant;
  /** Null: a person. */
  readonly botLevel: BotLevel | null;
}

/** A bot in a running game. */
export interface GameBot {
  readonly id: CharacterId;
  readonly level: BotLevel;
  /** Its own chance, which tells nothing about the match's, and its last decision. Changed in place by the engine. */
  readonly mind: BotMind;
}

/** A report that told nothing new and waits for company. */
export interface Unsaid {
  readonly id: CharacterId;
  /** The connection that need not hear of it. */
  readonly clientId: string;
  /** Ms since 1970 at which it is told at the latest. */
  readonly until: number;
}

/** Somebody's death in a match. */
export interface Fall {
  readonly characterId: CharacterId;
  /** Match ms. */
  readonly atMs: number;
  /** Whose bomb it was, or that it was a wall. */
  readonly by: CharacterId | "wall";
}

/** How one player came out of a match. */
export interface GamePlace {
  readonly characterId: CharacterId;
  /** From 1; equal numbers are ties. */
  readonly place: number;
  /** Null: nobody. */
  readonly felledBy: CharacterId | "wall" | null;
}

/** How a match ended. */
export interface MatchResult {
  readonly winnerId: CharacterId | null;
  readonly places: readonly GamePlace[];
}

/** A game while its match runs. */
export interface Game extends GameDraw {
  /** What the escrow holds under `gameId`; 0 at a free table. */
  readonly pot: number;
  /** Ms since 1970 of match time 0. */
  readonly startedAt: number;
  readonly participants: readonly Participant[];
  /** The engine's state. PERF: changed in place by the engine, never copied. */
  readonly match: MatchState;
  /** In the order they fell. */
  readonly falls: Fall[];
  /** Whose bomb stands, or stood last, on a cell; by `x,y`. */
  readonly bombers: Record<string, CharacterId>;
  /** Who still stood when nobody played against them any more: survivors, whose going is not told. */
  readonly retired: CharacterId[];
  readonly bots: readonly GameBot[];
  /** How often the bots have looked at the match. */
  looks: number;
  /** Ms since 1970 of the bots' last and next look at the match; `nextLookAt` is null without bots. */
  lastLookAt: number;
  nextLookAt: number | null;
  /** Ms since 1970 at which a game that only bots still play ends; null: people play. */
  botsAloneUntil: number | null;
  /** Match ms of each one's last reaction (SN5). */
  reactedAt?: Readonly<Record<string, number>>;
  /** Whose walk went on as foreseen and was not told yet, longest first. */
  unsaid?: readonly Unsaid[];
  /** Who was taken off the board because their line did not come back (OC4). */
  dropped?: readonly CharacterId[];
}

/** Where the table is between two games. */
export type Phase =
  | { readonly kind: "open" }
  | { readonly kind: "countdown"; readonly endsAt: number }
  | Staking
  | { readonly kind: "playing"; readonly game: Game }
  | Settling;

/** The countdown is over: the game is drawn, and at a paid table the books are asked for the stakes (CH3). */
export interface Staking {
  readonly kind: "staking";
  /** Those who play. */
  readonly slots: Slots;
  /** A countdown ran, so that a start that fails must be told as cancelled. */
  readonly isTold: boolean;
  /** Ms since 1970 at which the start is given up. */
  readonly giveUpAt: number;
  /** Null until it is drawn. */
  readonly draw: GameDraw | null;
  /** The books have been asked; until then they wait for earlier ones. */
  readonly isAsked: boolean;
}

/** The match is over, prize and ratings are on their way into the books, `game_over` is not out yet (CH4). */
export interface Settling {
  readonly kind: "settling";
  readonly gameId: string;
  readonly seed: string;
  readonly winnerId: CharacterId | null;
  /** What the ledger moved; while it has not answered, what its escrow holds. */
  readonly prize: number;
  /** Nobody's in a game that a fault or a stop has ended. */
  readonly places: readonly (GamePlace & { readonly ratingChange: number })[];
  readonly participants: readonly Participant[];
  /** Ms since 1970 at which `game_over` waits no longer. */
  readonly tellAt: number;
  readonly dropped?: readonly CharacterId[];
}

/** How the table's last game ended, for whoever comes to its lobby now. */
export interface EndedGame extends Pick<
  Settling,
  "gameId" | "winnerId" | "prize" | "places" | "participants"
> {
  /** Absent in what an older version has written. */
  readonly seed?: string;
  /** Ms since 1970. */
  readonly endedAt: number;
  /** Those who played and have not been told: their line was down. */
  readonly unseenBy: readonly string[];
}

/** What a table asks of the ledger or the ratings. Asking again is safe: the game's id makes it one. */
export type SettlementOrder = { readonly gameId: string } &
  /** All stakes into escrow or none (CH3). */
  (
    | { readonly kind: "stake"; readonly userIds: readonly string[] }
    /** The escrow to the winner (CH4); `pot`: what they should get. */
    | { readonly kind: "pay"; readonly winnerId: string; readonly pot: number }
    /** Every stake back (CH4). */
    | { readonly kind: "refund" }
    /** The ratings (CH5). */
    | { readonly kind: "rate"; readonly places: RankedGame["places"] }
  );

/** An order that has not been answered. */
export type OpenOrder = SettlementOrder & {
  /** Ms since 1970 until which the next stakes wait for it. */
  readonly holdsUntil: number;
};

/** The whole of a table. */
export interface TableState {
  readonly spec: TableSpec;
  /** Present or away; whoever is waited for goes to the end. */
  readonly people: Person[];
  slots: Slots;
  phase: Phase;
  /** Those that may still count (LB6). */
  cancels: readonly Cancel[];
  /** Ms since 1970 of a quick table's next step towards a game (QP2); null: none. */
  quickStepAt: number | null;
  /** Ms since 1970 at which a table where nobody is closes (LB3); null: somebody is here. */
  emptyUntil: number | null;
  /** The open orders, under the name that they have in a snapshot. */
  openBooks: readonly OpenOrder[];
  /** How many visits there have been. */
  visits: number;
  /** Until the next game begins. */
  lastGame?: EndedGame;
  /** The table is gone; only its books still matter. */
  isClosed: boolean;
}

/** Does a game run, or is it not told to its end? Then the lobby rests (OC6). */
export function isInGame({ phase }: Pick<TableState, "phase">): boolean {
  return phase.kind === "playing" || phase.kind === "settling";
}

/** An open table where nobody is. `now`: ms since 1970. */
export function emptyTable(spec: TableSpec, now: number): TableState {
  return {
    spec,
    people: [],
    slots: [],
    phase: { kind: "open" },
    cancels: [],
    quickStepAt: null,
    emptyUntil: now + EMPTY_TABLE_MS,
    openBooks: [],
    visits: 0,
    isClosed: false,
  };
}

/** The game whose chips are under way, or null. */
export function unpaidGameOf({ phase }: TableState): string | null {
  if (phase.kind === "playing") return phase.game.gameId;
  if (phase.kind === "settling") return null;
  return phase.kind === "staking" ? (phase.draw?.gameId ?? null) : null;
}

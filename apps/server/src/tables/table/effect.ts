// What a table wants done outside: words to people, orders to the books, figures. Plain data, carried out in its order.
import type {
  GameEvent,
  Immutable,
  LobbyEvent,
  PlayerState,
  SelectCharacterResponse,
} from "@fitil/contracts";
import type { MatchInput, PlayerStateEvent } from "@fitil/engine";
import type { MissedNote } from "../../ports/people.ts";
import type { Game, MatchResult, OpenOrder, TableState } from "./state.ts";

/** Something to do outside the table. */
export type TableEffect =
  /** To everybody in the lobby. */
  | { readonly type: "lobby"; readonly event: LobbyEvent }
  /** To everybody at the game, at once. */
  | { readonly type: "game"; readonly event: Immutable<GameEvent> }
  /** To everybody at the game but its sender, with the sending window. */
  | { readonly type: "position"; readonly event: PlayerStateEvent; readonly exceptClient: string }
  /** The running match has been told this at match ms `atMs`, for its replay (RP1). */
  | { readonly type: "input"; readonly input: MatchInput; readonly atMs: number }
  /** The match is over: nothing more will be said into it. */
  | { readonly type: "played"; readonly game: Game; readonly result: MatchResult }
  /** To one connection. */
  | {
      readonly type: "tell";
      readonly clientId: string;
      readonly message: Immutable<PlayerState | SelectCharacterResponse>;
    }
  /** What the list shows of the table may have changed. */
  | { readonly type: "row_changed" }
  /** This person sits here no more. */
  | { readonly type: "gone"; readonly userId: string }
  /** Nobody has been here for LB3's time: the table has closed. */
  | { readonly type: "deserted" }
  /** A game's id and chance are to be drawn; `drawn` answers. */
  | { readonly type: "draw" }
  /** The books of chips and ratings are asked; `stakes_answered`, `escrow_closed` or `rated` answers. */
  | { readonly type: "settle"; readonly order: OpenOrder }
  /** Somebody was away when a game ended: it is noted for their return. */
  | { readonly type: "missed"; readonly userId: string; readonly note: MissedNote }
  /** Somebody has left a game in which others play on (SN4). */
  | { readonly type: "left"; readonly userId: string; readonly gameId: string }
  | { readonly type: "count"; readonly counter: "gamesStarted" | "gamesFinished" | "corrections" }
  /** A bug, for the log. */
  | { readonly type: "fault"; readonly fields: object; readonly message: string };

/** One step of a table: the state that it changes, the moment in ms since 1970, and what it wants done so far. */
export interface Step {
  readonly state: TableState;
  readonly now: number;
  readonly effects: TableEffect[];
}

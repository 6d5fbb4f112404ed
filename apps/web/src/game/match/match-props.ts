// What the match needs from outside: the picture it starts from, a line to the table, and what to do when it is over.
// The match never opens a connection, never routes and never touches chips: whoever shows it does.
import type { CharacterId, GameAction, GameEvent, GamePicture, PlayerState } from "@fitil/contracts";

/** How the line to the server stands, as the header says it. */
export type ConnectionStatus = "online" | "connecting" | "offline";

/** Stops listening. */
export type Unsubscribe = () => void;

/** The line to one table's game. Must keep its identity while the same table is shown. */
export interface MatchConnection {
  /** Every publication of `game:state:{roomId}` except `game_started`, in order; one call per event. */
  onGameEvent(handler: (event: GameEvent) => void): Unsubscribe;
  /** `player_state` messages to this client alone: corrections (PL3). */
  onOwnMessage(handler: (message: PlayerState) => void): Unsubscribe;
  /** The full picture after every later (re)subscription and at every `game_started`; null when no game runs there. */
  onPicture(handler: (picture: GamePicture | null) => void): Unsubscribe;
  /** Publishes into `game:actions:{roomId}`. Never rejects: false means refused or not sent. */
  readonly publish: (action: GameAction) => Promise<boolean>;
}

/** What `MatchScreen` is shown with. */
export interface MatchScreenProps {
  readonly roomId: string;
  /** The table's name; the title when there is one. */
  readonly roomName?: string;
  /** Own character, or null for whoever watches. */
  readonly myCharacterId: CharacterId | null;
  /** The picture the match starts from; later ones come through `connection.onPicture`. */
  readonly picture: GamePicture;
  readonly status: ConnectionStatus;
  readonly connection: MatchConnection;
  /** Chips from each; 0 at a free table. */
  readonly stake: number;
  /** Chips of whoever is signed in; null while unknown. */
  readonly balance: number | null;
  /** Names that wear the VIP badge. */
  readonly vipPlayers?: readonly string[];
  /** Played in the page alone, and kept nowhere. */
  readonly isPractice?: boolean;
  /** «Выйти из игры»: leave the table for good. The match publishes nothing itself: the owner sends `leave_room`. */
  readonly onExit: () => void;
  /** Back to the table's lobby, by the button or 5 s after the end. */
  readonly onReturn: () => void;
  /** «Ещё раз»: agrees to the next game and goes back to the lobby (QP3); whoever has watched sits down for it. */
  readonly onAgain: () => void;
  /** Called once when this person has won chips. */
  readonly onPrize?: (chips: number) => void;
}

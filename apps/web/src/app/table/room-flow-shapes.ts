// Where the person may be with tables, and what may happen to that. Shapes only: room-flow-state.ts says what follows from what.
import type {
  CharacterId,
  CharacterSlot,
  EyeVariant,
  Finish,
  GamePicture,
  LastGame,
  LobbyPicture,
  TableHeader,
  SelectReason,
} from "@fitil/contracts";

/** Why the person is back at the list; shown there until dismissed. */
export type RoomNotice =
  | "room/not_found"
  | "room/full"
  | "room/game_in_progress"
  | "room/permission_denied"
  | "lost";

/** What the lobby shows for a moment. */
type LobbyNotice = SelectReason | null;

/** What is to happen by itself once the table is seen; one thing at a time, or nothing. */
export type TableWish =
  /** Came by «Играть»: takes the place that is offered as soon as the lobby is seen (QP1). */
  | "seat"
  /** Wants to watch the running game: its fresh picture is awaited. */
  | "picture"
  /** That picture is here; the lobby's may still be under way. */
  | "watch";

/** The person is seated at a table or watches it. */
export interface AtTable {
  readonly phase: "at-table";
  readonly roomId: string;
  readonly room: TableHeader;
  readonly slots: readonly CharacterSlot[];
  /** Own character; null before one is taken and for watchers. */
  readonly myCharacterId: CharacterId | null;
  readonly eyeVariant: EyeVariant;
  /** When the countdown ends, or null. */
  readonly countdownEndsAt: number | null;
  /** Who cancelled, for the bubble. */
  readonly cancelledBy: CharacterId | null;
  readonly notice: LobbyNotice;
  /** The running game, or null. Later changes of the board go past this state, straight to the match. */
  readonly picture: GamePicture | null;
  /** How the game before ended; null while one runs, and when none has. */
  readonly lastGame: LastGame | null;
  /** Only watches a game, without a place in the lobby: the table is full (SP1). */
  readonly isSpectator: boolean;
  /** Where the table's own process can be reached, or null. */
  readonly line: string | null;
  /** Whether the game screen is shown; the dead and the late see the lobby until they choose to watch. */
  readonly inMatch: boolean;
  readonly wish: TableWish | null;
}

export type RoomFlow =
  | { readonly phase: "none"; readonly notice: RoomNotice | null }
  | {
      readonly phase: "joining";
      readonly roomId: string;
      readonly heldCharacterId: CharacterId | null;
      /** A game picture that came before the lobby's. */
      readonly picture: GamePicture | null;
      readonly wish: TableWish | null;
    }
  | AtTable;

export type FlowEvent =
  | {
      readonly type: "join";
      readonly roomId: string;
      readonly heldCharacterId: CharacterId | null;
      readonly wish: TableWish | null;
    }
  | { readonly type: "spectate"; readonly room: TableHeader }
  | { readonly type: "refused"; readonly notice: RoomNotice }
  | { readonly type: "left" }
  | { readonly type: "notice-closed" }
  | { readonly type: "seat-held"; readonly characterId: CharacterId | null }
  | {
      readonly type: "lobby-picture";
      readonly picture: LobbyPicture;
      readonly clientId: string | null;
      readonly now: number;
    }
  | { readonly type: "slots"; readonly slots: readonly CharacterSlot[]; readonly clientId: string | null }
  | { readonly type: "selected"; readonly characterId: CharacterId }
  | { readonly type: "select-refused"; readonly reason: SelectReason }
  | { readonly type: "lobby-notice-closed" }
  | { readonly type: "eyes"; readonly eyeVariant: EyeVariant }
  | { readonly type: "countdown-started"; readonly endsAt: number }
  | { readonly type: "countdown-cancelled"; readonly by: CharacterId | null }
  | { readonly type: "bubble-closed" }
  | { readonly type: "game-picture"; readonly picture: GamePicture | null }
  | { readonly type: "game-started"; readonly picture: GamePicture }
  | {
      readonly type: "game-ended";
      readonly winnerId: CharacterId | null;
      /** None when a fault or a stop has ended it. */
      readonly places: readonly Finish[];
    }
  | { readonly type: "watch" }
  | { readonly type: "returned" };

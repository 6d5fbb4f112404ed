// Where the person is: at no table, sitting down, in the lobby, in a game. Pure: events in, the next state out.
// Must never know of connections, timers or React; times are milliseconds of the page's clock.
import type {
  CharacterId,
  CharacterSlot,
  EyeVariant,
  GamePicture,
  LobbyPicture,
  RoomHeader,
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
export type LobbyNotice = SelectReason | null;

/** The person is seated at a table or watches it. */
export interface AtTable {
  readonly phase: "at-table";
  readonly roomId: string;
  readonly room: RoomHeader;
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
  /** Whether the game screen is shown; the dead and the late see the lobby until they choose to watch. */
  readonly inMatch: boolean;
}

export type RoomFlow =
  | { readonly phase: "none"; readonly notice: RoomNotice | null }
  | {
      readonly phase: "joining";
      readonly roomId: string;
      readonly heldCharacterId: CharacterId | null;
      /** A game picture that came before the lobby's. */
      readonly picture: GamePicture | null;
    }
  | AtTable;

export type FlowEvent =
  | { readonly type: "join"; readonly roomId: string; readonly heldCharacterId: CharacterId | null }
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
  | { readonly type: "game-ended" }
  | { readonly type: "watch" }
  | { readonly type: "returned" };

export const NO_ROOM: RoomFlow = { phase: "none", notice: null };

/** The state after `event`. Events that mean nothing in the present phase change nothing. Pure. */
export function nextFlow(state: RoomFlow, event: FlowEvent): RoomFlow {
  switch (event.type) {
    case "join":
      return {
        phase: "joining",
        roomId: event.roomId,
        heldCharacterId: event.heldCharacterId,
        picture: null,
      };
    case "refused":
      return { phase: "none", notice: event.notice };
    case "left":
      return NO_ROOM;
    case "notice-closed":
      return state.phase === "none" ? NO_ROOM : state;
    default:
      break;
  }
  if (state.phase === "joining") return whileJoining(state, event);
  return state.phase === "at-table" ? atTable(state, event) : state;
}

function whileJoining(state: Extract<RoomFlow, { phase: "joining" }>, event: FlowEvent): RoomFlow {
  switch (event.type) {
    case "seat-held":
      return { ...state, heldCharacterId: event.characterId };
    case "game-picture":
      return { ...state, picture: event.picture };
    case "game-started":
      return { ...state, picture: event.picture };
    case "game-ended":
      return { ...state, picture: null };
    case "lobby-picture": {
      const seated: AtTable = {
        phase: "at-table",
        roomId: state.roomId,
        room: event.picture.room,
        slots: event.picture.characters,
        myCharacterId: null,
        eyeVariant: 1,
        countdownEndsAt: null,
        cancelledBy: null,
        notice: null,
        picture: state.picture,
        inMatch: false,
      };
      return withLobbyPicture(withSeat(seated, state.heldCharacterId), event);
    }
    default:
      return state;
  }
}

function atTable(state: AtTable, event: FlowEvent): RoomFlow {
  switch (event.type) {
    case "seat-held":
      return withSeat(state, event.characterId);
    case "lobby-picture":
      return withLobbyPicture(state, event);
    case "slots":
      return withSlots(state, event.slots, event.clientId);
    case "selected":
      return { ...state, myCharacterId: event.characterId, notice: null };
    case "select-refused":
      return { ...state, notice: event.reason };
    case "lobby-notice-closed":
      return { ...state, notice: null };
    case "eyes":
      return state.countdownEndsAt === null ? { ...state, eyeVariant: event.eyeVariant } : state;
    case "countdown-started":
      return { ...state, countdownEndsAt: event.endsAt, cancelledBy: null };
    case "countdown-cancelled":
      return { ...state, countdownEndsAt: null, cancelledBy: event.by };
    case "bubble-closed":
      return { ...state, cancelledBy: null };
    default:
      return inGame(state, event);
  }
}

function inGame(state: AtTable, event: FlowEvent): RoomFlow {
  switch (event.type) {
    case "game-picture": {
      if (event.picture === null)
        return { ...state, picture: null, room: { ...state.room, isGameInProgress: false } };
      const entered = { ...state, picture: event.picture, room: { ...state.room, isGameInProgress: true } };
      return { ...entered, inMatch: state.inMatch || plays(event.picture, state.myCharacterId) };
    }
    case "game-started":
      return {
        ...state,
        picture: event.picture,
        room: { ...state.room, isGameInProgress: true },
        countdownEndsAt: null,
        cancelledBy: null,
        inMatch: state.inMatch || plays(event.picture, state.myCharacterId),
      };
    case "game-ended":
      // The game screen stays with its end overlay until the person returns.
      return {
        ...state,
        room: { ...state.room, isGameInProgress: false },
        ...(state.inMatch ? {} : { picture: null }),
      };
    case "watch":
      return state.picture === null ? state : { ...state, inMatch: true };
    case "returned":
      return { ...state, inMatch: false, ...(state.room.isGameInProgress ? {} : { picture: null }) };
    default:
      return state;
  }
}

/** A seat that the server still holds: the game goes on where it was left. */
function withSeat(state: AtTable, characterId: CharacterId | null): AtTable {
  const slot = state.slots.find((candidate) => candidate.id === characterId);
  return {
    ...state,
    myCharacterId: characterId,
    eyeVariant: slot?.eyeVariant ?? state.eyeVariant,
    inMatch: state.inMatch || (state.picture !== null && plays(state.picture, characterId)),
  };
}

function withLobbyPicture(state: AtTable, event: Extract<FlowEvent, { type: "lobby-picture" }>): AtTable {
  const { picture, clientId, now } = event;
  return withSlots(
    {
      ...state,
      room: picture.room,
      countdownEndsAt: picture.countdown === null ? null : now + picture.countdown * 1000,
    },
    picture.characters,
    clientId,
  );
}

/**
 * A chosen slot that is no longer taken clears the choice (specification §4). A slot that carries this connection's id
 * is one's own, even when the answer to the choice was lost.
 */
function withSlots(state: AtTable, slots: readonly CharacterSlot[], clientId: string | null): AtTable {
  const mine =
    slots.find((slot) => slot.isTaken && clientId !== null && slot.clientId === clientId) ??
    slots.find((slot) => slot.isTaken && slot.id === state.myCharacterId);
  if (mine)
    return { ...state, slots, myCharacterId: mine.id, eyeVariant: mine.eyeVariant ?? state.eyeVariant };
  return { ...state, slots, myCharacterId: null };
}

function plays(picture: GamePicture, characterId: CharacterId | null): boolean {
  return picture.players.some((player) => player.id === characterId && player.stats.health > 0);
}

// Where the person is: at no table, sitting down, in the lobby, in a game. Pure: events in, the next state out.
// Must never know of connections, timers or React; times are milliseconds of the page's clock.
import type {
  CharacterId,
  CharacterSlot,
  Finish,
  GamePicture,
  LastGame,
  TableHeader,
} from "@fitil/contracts";
import type { TableWish, AtTable, RoomFlow, FlowEvent } from "./room-flow-shapes.ts";

export const NO_ROOM: RoomFlow = { phase: "none", notice: null };

type Joining = Extract<RoomFlow, { phase: "joining" }>;
type Handlers<S> = {
  readonly [Type in FlowEvent["type"]]?: (state: S, event: Extract<FlowEvent, { type: Type }>) => RoomFlow;
};

/** What these events do in every phase. */
const ANYWHERE: Handlers<RoomFlow> = {
  join: (_state, { roomId, heldCharacterId, wish }) => ({
    phase: "joining",
    roomId,
    heldCharacterId,
    picture: null,
    wish,
  }),
  spectate: (_state, { room }) => ({ ...atTable(room, []), isSpectator: true, inMatch: true }),
  refused: (_state, { notice }) => ({ phase: "none", notice }),
  left: () => NO_ROOM,
  "notice-closed": (state) => (state.phase === "none" ? NO_ROOM : state),
};

/** Sitting down: the lobby's picture is awaited, the game's may come first. */
const JOINING: Handlers<Joining> = {
  "seat-held": (state, { characterId }) => ({ ...state, heldCharacterId: characterId }),
  "game-picture": (state, { picture }) => ({ ...state, picture, wish: wishAfter(state.wish, picture) }),
  "game-started": (state, { picture }) => ({ ...state, picture }),
  "game-ended": (state) => ({ ...state, picture: null }),
  "lobby-picture": (state, event) => {
    const { picture, wish } = state;
    const seated = { ...atTable(event.picture.room, event.picture.characters), picture, wish };
    return withLobbyPicture(withSeat(seated, state.heldCharacterId), event);
  },
};

const AT_TABLE: Handlers<AtTable> = {
  "seat-held": (state, { characterId }) => withSeat(state, characterId),
  "lobby-picture": withLobbyPicture,
  slots: (state, { slots, clientId }) => withSlots(state, slots, clientId),
  selected: (state, { characterId }) => ({ ...state, myCharacterId: characterId, notice: null }),
  "select-refused": (state, { reason }) => ({ ...state, notice: reason }),
  "lobby-notice-closed": (state) => ({ ...state, notice: null }),
  eyes: (state, { eyeVariant }) => (state.countdownEndsAt === null ? { ...state, eyeVariant } : state),
  "countdown-started": (state, { endsAt }) => ({ ...state, countdownEndsAt: endsAt, cancelledBy: null }),
  "countdown-cancelled": (state, { by }) => ({ ...state, countdownEndsAt: null, cancelledBy: by }),
  "bubble-closed": (state) => ({ ...state, cancelledBy: null }),
  "game-picture": (state, { picture }) => {
    const wish = wishAfter(state.wish, picture);
    return picture === null
      ? // A game that ended while the line was down: its screen has nothing left to show.
        { ...state, wish, picture: null, inMatch: false, room: { ...state.room, isGameInProgress: false } }
      : withGame({ ...state, wish }, picture);
  },
  "game-started": (state, { picture }) => withGame(state, picture),
  // The game screen stays with its end overlay until the person returns.
  "game-ended": (state, { winnerId, places }) => ({
    ...state,
    lastGame: lastGameOf(state, winnerId, places),
    room: { ...state.room, isGameInProgress: false },
    picture: state.inMatch ? state.picture : null,
  }),
  watch: (state) => ({ ...state, wish: "picture" }),
  returned: (state) => ({
    ...state,
    inMatch: false,
    picture: state.room.isGameInProgress ? state.picture : null,
  }),
};

/** The state after `event`. Events that mean nothing in the present phase change nothing. Pure. */
export function nextFlow(state: RoomFlow, event: FlowEvent): RoomFlow {
  if (ANYWHERE[event.type] !== undefined) return handle(ANYWHERE, state, event);
  switch (state.phase) {
    case "none":
      return state;
    case "joining":
      return watchedIfWished(handle(JOINING, state, event));
    case "at-table":
      return watchedIfWished(handle(AT_TABLE, state, event));
  }
}

/** The wish after a picture of the game: no other than the fresh one may be watched, and none means that no game runs. */
function wishAfter(wish: TableWish | null, picture: GamePicture | null): TableWish | null {
  if (wish === "seat") return wish;
  return wish === "picture" && picture !== null ? "watch" : null;
}

/** Whoever wished to watch is in the game as soon as there is one to show at a table that is seen. */
function watchedIfWished(state: RoomFlow): RoomFlow {
  const isDue = state.phase === "at-table" && state.wish === "watch" && state.picture !== null;
  return isDue ? { ...state, wish: null, inMatch: true } : state;
}

function handle<S extends RoomFlow>(handlers: Handlers<S>, state: S, event: FlowEvent): RoomFlow {
  // The table's type already pairs every type of event with its handler; the compiler cannot follow the look-up.
  const handler = handlers[event.type] as ((state: S, event: FlowEvent) => RoomFlow) | undefined;
  return handler === undefined ? state : handler(state, event);
}

/** Somebody who has just come to a table. */
function atTable(room: TableHeader, slots: readonly CharacterSlot[]): AtTable {
  return {
    phase: "at-table",
    roomId: room.id,
    room,
    slots,
    myCharacterId: null,
    eyeVariant: 1,
    countdownEndsAt: null,
    cancelledBy: null,
    notice: null,
    picture: null,
    lastGame: null,
    isSpectator: false,
    line: null,
    inMatch: false,
    wish: null,
  };
}

function withGame(state: AtTable, picture: GamePicture): AtTable {
  return {
    ...state,
    picture,
    lastGame: null,
    room: { ...state.room, isGameInProgress: true },
    countdownEndsAt: null,
    cancelledBy: null,
    inMatch: state.inMatch || plays(picture, state.myCharacterId),
  };
}

/** How a game ended, as a lobby tells it later. Whoever comes back just then has no picture of it, or hears it again. */
function lastGameOf(
  { picture, slots, lastGame }: AtTable,
  winnerId: CharacterId | null,
  places: readonly Finish[],
): LastGame | null {
  if (places.length === 0) return null;
  if (picture === null && lastGame !== null) return lastGame;
  const players = (picture?.players ?? slots).map(({ id, name, isBot }) => ({ id, name: name ?? "", isBot }));
  return { winnerId, players, places: [...places] };
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
      lastGame: picture.lastGame ?? null,
      line: picture.line ?? null,
      // The shell takes the place at once.
      wish: state.wish === "seat" ? null : state.wish,
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

// What comes over the line, looked at once before it is used. The site's own server builds every message from these very types;
// here only its kind is told apart, so that one of a newer server is dropped instead of breaking a screen. The casts say the rest:
// parsing every field of every position would bring the schemas into the page.
import type {
  GameEvent,
  GamePicture,
  HeldSeat,
  LobbyEvent,
  LobbyListUpdate,
  LobbyPicture,
  PlayerState,
  SelectCharacterResponse,
} from "@fitil/contracts";
import { isRecord } from "../http/http.ts";

/** Every kind there is: one that is new to the contract and not here does not compile. */
const LOBBY_EVENTS: Readonly<Record<LobbyEvent["type"], true>> = {
  lobby_state_update: true,
  countdown_started: true,
  countdown_canceled: true,
};
const GAME_EVENTS: Readonly<Record<GameEvent["type"], true>> = {
  game_started: true,
  player_state: true,
  bomb_placed: true,
  explosion: true,
  powerup_collected: true,
  player_disconnected: true,
  player_line: true,
  reaction: true,
  watchers: true,
  sudden_death_started: true,
  wall_spawned: true,
  game_over: true,
};
const CHARACTER_IDS = [1, 2, 3, 4] as const;

function typeOf(data: unknown): string | null {
  return isRecord(data) && typeof data["type"] === "string" ? data["type"] : null;
}

/** A publication of `lobby:state:{roomId}`, or null. */
export function asLobbyEvent(data: unknown): LobbyEvent | null {
  return Object.hasOwn(LOBBY_EVENTS, typeOf(data) ?? "") ? (data as LobbyEvent) : null;
}

/** A publication of `game:state:{roomId}`, or null. */
export function asGameEvent(data: unknown): GameEvent | null {
  return Object.hasOwn(GAME_EVENTS, typeOf(data) ?? "") ? (data as GameEvent) : null;
}

/** The subscribe reply of `lobby:state:{roomId}`, or null. */
export function asLobbyPicture(data: unknown): LobbyPicture | null {
  return isRecord(data) && isRecord(data["room"]) && Array.isArray(data["characters"])
    ? (data as unknown as LobbyPicture)
    : null;
}

/** The subscribe reply of `game:state:{roomId}` while a game runs, or null. */
export function asGamePicture(data: unknown): GamePicture | null {
  return typeOf(data) === "game_started" ? (data as GamePicture) : null;
}

/** A publication of `public:lobby_updates`, or null. */
export function asListUpdate(data: unknown): LobbyListUpdate | null {
  return typeOf(data) === "lobby_list_update" && isRecord(data) && Array.isArray(data["rooms"])
    ? (data as unknown as LobbyListUpdate)
    : null;
}

/** A message to this client alone: the answer to a choice, a correction, or null. */
export function asOwnMessage(data: unknown): SelectCharacterResponse | PlayerState | null {
  const type = typeOf(data);
  return type === "select_character_response" || type === "player_state"
    ? (data as SelectCharacterResponse | PlayerState)
    : null;
}

/** The connect reply's seat, or null when it holds none. Pure. */
export function asHeldSeat(data: unknown): HeldSeat {
  if (!isRecord(data) || typeof data["roomId"] !== "string") return null;
  const characterId = CHARACTER_IDS.find((id) => id === data["characterId"]) ?? null;
  return { roomId: data["roomId"], characterId };
}

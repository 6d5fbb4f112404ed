// The shell around the room flow: holds the subscriptions and the short timers and feeds every event to nextFlow.
// Must never decide where the person is: room-flow-state.ts does.
import { actionsChannel, CODES } from "@fitil/contracts";
import type { CharacterId, GameAction, GameEvent, TableSummary } from "@fitil/contracts";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { MatchConnection } from "../../game/match/index.ts";
import type { Clock } from "../../lib/clock.ts";
import { offeredCharacter } from "../../lib/offered-character.ts";
import type { Connection } from "../../lib/realtime/connection.ts";
import { asOwnMessage } from "../../lib/realtime/wire-messages.ts";
import { createGameFeed } from "./game-feed.ts";
import type { GameFeed } from "./game-feed.ts";
import { NO_ROOM, nextFlow } from "./room-flow-state.ts";
import type { FlowEvent, RoomFlow, RoomNotice, TableWish } from "./room-flow-shapes.ts";
import { createSingleTimer } from "./single-timer.ts";
import { subscribeToGame, subscribeToLobby } from "./table-channels.ts";
import { CANCEL_BUBBLE_MS, NO_FREE_SLOT_SHOWN_MS } from "../../lib/screen-times.ts";

export interface RoomFlowDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  /** The person has left a table; the list is fetched again 300 ms later. */
  readonly onLeft: () => void;
}

/** The flow of one signed-in page. */
export class RoomFlowShell {
  readonly store: StoreApi<RoomFlow> = createStore<RoomFlow>(() => NO_ROOM);
  readonly feed: GameFeed = createGameFeed();
  /** Publishes an action at the present table; resolves with whether it was taken. */
  readonly publish = (action: GameAction): Promise<boolean> => {
    const roomId = this.#roomId();
    return roomId === null
      ? Promise.resolve(false)
      : this.#deps.connection.publish(actionsChannel(roomId), action);
  };
  /** The line that the game screen is shown with: what the table says, and what its people do. */
  readonly line: MatchConnection = { ...this.feed, publish: this.publish };
  readonly #deps: RoomFlowDeps;
  readonly #bubble;
  readonly #lobbyNotice;
  #standUp: (() => void) | null = null;
  #stopGame: (() => void) | null = null;

  constructor(deps: RoomFlowDeps) {
    this.#deps = deps;
    this.#bubble = createSingleTimer(deps.clock, () => this.dispatch({ type: "bubble-closed" }));
    this.#lobbyNotice = createSingleTimer(deps.clock, () => this.dispatch({ type: "lobby-notice-closed" }));
  }

  /** Begins to listen to the line; returns how to stop, which also forgets the table. */
  start(): () => void {
    const { connection } = this.#deps;
    const stopMessages = connection.onMessage((data) => this.#onOwnMessage(data));
    // A seat that is still held, after a reload or a lost line: the game goes on where it was left.
    const stopLine = connection.store.subscribe((line, before) => {
      if (line.status !== "connected" || before.status === "connected" || !line.heldSeat) return;
      const { roomId, characterId } = line.heldSeat;
      if (this.#roomId() === roomId) this.dispatch({ type: "seat-held", characterId });
      else if (this.#roomId() === null) this.join(roomId, characterId);
    });
    return () => {
      stopMessages();
      stopLine();
      this.#unsubscribe();
      this.dispatch({ type: "left" });
    };
  }

  /** Lets one event happen: the pure step, then what follows from the new state. */
  dispatch(event: FlowEvent): void {
    const before = this.store.getState();
    this.store.setState(nextFlow(before, event), true);
    const state = this.store.getState();
    const inMatch = state.phase === "at-table" && state.inMatch;
    this.#deps.connection.watchSilence(inMatch && state.room.isGameInProgress);
    if (!inMatch) this.feed.clear();
    if (event.type === "lobby-picture" && before.phase !== "none" && before.wish === "seat") this.#sit();
    if (event.type === "countdown-cancelled") this.#bubble.start(CANCEL_BUBBLE_MS);
    if (event.type === "select-refused") this.#lobbyNotice.start(NO_FREE_SLOT_SHOWN_MS);
  }

  /** Sits down at a table; what is wished happens by itself once it is seen. */
  join(roomId: string, heldCharacterId: CharacterId | null = null, wish: TableWish | null = null): void {
    const { connection, clock } = this.#deps;
    this.#unsubscribe();
    this.dispatch({ type: "join", roomId, heldCharacterId, wish });
    this.#standUp = subscribeToLobby(connection, clock, roomId, {
      dispatch: (event) => this.dispatch(event),
      onEnded: (code) => {
        if (this.#roomId() !== roomId) return;
        const notice = noticeForCode(code, this.store.getState().phase === "joining");
        this.#unsubscribe();
        this.refuse(notice);
        this.#deps.onLeft();
      },
    });
    this.#listenToGame(roomId);
  }

  /** Sits down at a table that «Играть» has found, and takes the place that is offered there (QP1). */
  play(roomId: string): void {
    this.join(roomId, null, "seat");
  }

  /** Leaves the table for good; resolves when the table has heard it: nobody sits down elsewhere out of a running game. */
  leave(): Promise<void> {
    const leaving = this.#standUp;
    const told = this.publish({ type: "leave_room" });
    this.dispatch({ type: "left" });
    this.#deps.onLeft();
    // The word goes first: without the subscription the table would only think that the line was lost.
    return told.then(() => {
      if (this.#standUp === leaving) this.#unsubscribe();
    });
  }

  /** Watches a table's game from the list (SP1): with a place in the lobby for the next one while there is any, else only so. */
  watchFrom(room: TableSummary): void {
    if (room.playerCount < room.maxPlayers) {
      this.join(room.id, null, "picture");
      return;
    }
    const { id, name, stakes, isGameInProgress } = room;
    this.#unsubscribe();
    this.dispatch({ type: "spectate", room: { id, name, stakes, isGameInProgress, isPrivate: false } });
    this.#listenToGame(id);
  }

  /** Back to the table's lobby after a game; whoever only watched tries for a place. */
  returnToLobby(): void {
    const state = this.store.getState();
    if (state.phase === "at-table" && state.isSpectator) this.join(state.roomId);
    else this.dispatch({ type: "returned" });
  }

  /** Agrees to the next game and goes to the lobby (QP3); whoever has watched sits down for it (SP1). */
  playNext(): void {
    const state = this.store.getState();
    if (state.phase !== "at-table") return;
    if (state.isSpectator) return this.play(state.roomId);
    const isSeated = state.myCharacterId !== null;
    this.dispatch({ type: "returned" });
    if (isSeated) void this.publish({ type: "ready" });
    else this.#sit();
  }

  /** Shows the running game of this table; the picture of the lobby is old by now, so a fresh one is fetched. */
  watch(): void {
    const roomId = this.#roomId();
    if (roomId === null) return;
    this.dispatch({ type: "watch" });
    this.#stopGame?.();
    this.#listenToGame(roomId);
  }

  /** Says at the list why a table could not be had. */
  refuse(notice: RoomNotice): void {
    this.dispatch({ type: "refused", notice });
  }

  #sit(): void {
    const state = this.store.getState();
    if (state.phase !== "at-table" || state.myCharacterId !== null || state.room.isGameInProgress) return;
    const characterId = offeredCharacter(state.slots);
    void this.publish({ type: "select_character", characterId, eyeVariant: characterId });
  }

  #roomId(): string | null {
    const state = this.store.getState();
    return state.phase === "none" ? null : state.roomId;
  }

  #listenToGame(roomId: string): void {
    this.#stopGame = subscribeToGame(this.#deps.connection, roomId, {
      onPicture: (picture) => {
        const state = this.store.getState();
        if (picture === null && state.phase === "at-table" && state.isSpectator) {
          this.join(roomId);
          return;
        }
        this.feed.picture(picture);
        this.dispatch({ type: "game-picture", picture });
      },
      onEvent: (event) => this.#onGameEvent(event),
    });
  }

  #onGameEvent(event: GameEvent): void {
    if (event.type === "game_started") {
      this.feed.picture(event);
      this.dispatch({ type: "game-started", picture: event });
      return;
    }
    const state = this.store.getState();
    if (state.phase === "at-table" && state.inMatch) this.feed.push(event);
    if (event.type === "game_over")
      this.dispatch({ type: "game-ended", winnerId: event.winnerId, places: event.places });
  }

  #onOwnMessage(data: unknown): void {
    const message = asOwnMessage(data);
    if (message?.type === "player_state") this.feed.ownMessage(message);
    else if (message?.type === "select_character_response") {
      if (message.success && message.characterId !== null)
        this.dispatch({ type: "selected", characterId: message.characterId });
      else this.dispatch({ type: "select-refused", reason: message.reason ?? "no_free_slot" });
    }
  }

  #unsubscribe(): void {
    this.#standUp?.();
    this.#stopGame?.();
    this.#standUp = null;
    this.#stopGame = null;
    this.#bubble.stop();
    this.#lobbyNotice.stop();
    this.feed.clear();
  }
}

const SAID: readonly Exclude<RoomNotice, "lost">[] = [
  "room/not_found",
  "room/full",
  "room/game_in_progress",
  "room/permission_denied",
];

/** The word for a subscription that ended with `code`; `joining` tells a table that was never had from one that closed. Pure. */
export function noticeForCode(code: number, joining: boolean): RoomNotice {
  if (!joining) return "lost";
  const known = SAID.find((notice) => CODES[notice].realtime === code);
  return known ?? "room/not_found";
}

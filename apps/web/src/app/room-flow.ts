// The shell around the room flow: subscribes, publishes, keeps the short timers, and feeds every event to nextFlow.
// Must never decide where the person is: room-flow-state.ts does.
import {
  actionsChannel,
  CANCEL_BUBBLE_MS,
  gameChannel,
  lobbyChannel,
  NO_FREE_SLOT_SHOWN_MS,
} from "@fitil/contracts";
import type { CharacterId, EyeVariant, GameAction, GameEvent } from "@fitil/contracts";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "../lib/clock.ts";
import type { Connection } from "../lib/realtime/connection.ts";
import {
  asGameEvent,
  asGamePicture,
  asLobbyEvent,
  asLobbyPicture,
  asOwnMessage,
} from "../lib/realtime/wire-messages.ts";
import { createGameFeed } from "./game-feed.ts";
import type { GameFeed } from "./game-feed.ts";
import { NO_ROOM, nextFlow } from "./room-flow-state.ts";
import type { FlowEvent, RoomFlow, RoomNotice } from "./room-flow-state.ts";
import { noticeForCode } from "./room-notice.ts";

export interface RoomFlowDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  /** The person has left a table; the list is fetched again 300 ms later. */
  readonly onLeft: () => void;
}

export interface RoomFlowStore {
  readonly store: StoreApi<RoomFlow>;
  readonly feed: GameFeed;
  join(roomId: string): void;
  leave(): void;
  /** Forgets the table without a word to it: somebody signed out, or the seat is played elsewhere. */
  drop(): void;
  selectCharacter(characterId: CharacterId): void;
  changeEyes(eyeVariant: EyeVariant): void;
  startGame(): void;
  cancelCountdown(): void;
  watch(): void;
  returnToLobby(): void;
  closeNotice(): void;
  /** Says at the list why a table could not be had. */
  refuse(notice: RoomNotice): void;
  publish(action: GameAction): Promise<boolean>;
}

/** Builds the flow for one signed-in page. */
export function createRoomFlow(deps: RoomFlowDeps): RoomFlowStore {
  const { connection, clock } = deps;
  const store = createStore<RoomFlow>(() => NO_ROOM);
  const feed = createGameFeed();
  let subscriptions: (() => void)[] = [];
  let stopGame: (() => void) | null = null;
  let wantsToWatch = false;
  let closeBubble: (() => void) | null = null;
  let closeLobbyNotice: (() => void) | null = null;

  const dispatch = (event: FlowEvent) => {
    store.setState(nextFlow(store.getState(), event), true);
    const state = store.getState();
    const inMatch = state.phase === "at-table" && state.inMatch;
    connection.watchSilence(inMatch && state.room.isGameInProgress);
    if (!inMatch) feed.clear();
  };

  const unsubscribeAll = () => {
    for (const stop of subscriptions) stop();
    subscriptions = [];
    stopGame?.();
    stopGame = null;
    wantsToWatch = false;
    closeBubble?.();
    closeLobbyNotice?.();
    feed.clear();
  };

  const onGameEvent = (event: GameEvent) => {
    if (event.type === "game_started") {
      feed.picture(event);
      dispatch({ type: "game-started", picture: event });
      return;
    }
    const state = store.getState();
    if (state.phase === "at-table" && state.inMatch) feed.push(event);
    if (event.type === "game_over") dispatch({ type: "game-ended" });
  };

  const subscribeToGame = (roomId: string) => {
    stopGame = connection.subscribe(gameChannel(roomId), {
      onPicture(data) {
        const picture = asGamePicture(data);
        feed.picture(picture);
        dispatch({ type: "game-picture", picture });
        if (wantsToWatch && picture !== null) dispatch({ type: "watch" });
        wantsToWatch = false;
      },
      onPublication(data) {
        const event = asGameEvent(data);
        if (event !== null) onGameEvent(event);
      },
    });
  };

  const enter = (roomId: string, heldCharacterId: CharacterId | null) => {
    unsubscribeAll();
    dispatch({ type: "join", roomId, heldCharacterId });
    const clientId = () => connection.store.getState().clientId;
    subscriptions.push(
      connection.subscribe(lobbyChannel(roomId), {
        onPicture(data) {
          const picture = asLobbyPicture(data);
          if (picture === null) return;
          dispatch({ type: "lobby-picture", picture, clientId: clientId(), now: clock.now() });
        },
        onPublication(data) {
          const event = asLobbyEvent(data);
          if (event?.type === "lobby_state_update")
            dispatch({ type: "slots", slots: event.characters, clientId: clientId() });
          else if (event?.type === "countdown_started")
            dispatch({ type: "countdown-started", endsAt: clock.now() + event.duration * 1000 });
          else if (event?.type === "countdown_canceled") {
            dispatch({ type: "countdown-cancelled", by: event.canceledByPlayerId });
            closeBubble?.();
            closeBubble = clock.after(CANCEL_BUBBLE_MS, () => dispatch({ type: "bubble-closed" }));
          }
        },
        onEnded(code) {
          if (roomIdOf(store.getState()) !== roomId) return;
          const notice = noticeForCode(code, store.getState().phase === "joining");
          unsubscribeAll();
          dispatch({ type: "refused", notice });
          deps.onLeft();
        },
      }),
    );
    subscribeToGame(roomId);
  };

  const roomId = () => roomIdOf(store.getState());

  const publish = (action: GameAction): Promise<boolean> => {
    const id = roomId();
    return id === null ? Promise.resolve(false) : connection.publish(actionsChannel(id), action);
  };

  connection.onMessage((data) => {
    const message = asOwnMessage(data);
    if (message === null) return;
    if (message.type === "player_state") {
      feed.ownMessage(message);
      return;
    }
    if (message.success && message.characterId !== null) {
      dispatch({ type: "selected", characterId: message.characterId });
      return;
    }
    dispatch({ type: "select-refused", reason: message.reason ?? "no_free_slot" });
    closeLobbyNotice?.();
    closeLobbyNotice = clock.after(NO_FREE_SLOT_SHOWN_MS, () => dispatch({ type: "lobby-notice-closed" }));
  });

  // A seat that is still held, after a reload or a lost line: the game goes on where it was left.
  connection.store.subscribe((line, before) => {
    if (line.status !== "connected" || before.status === "connected" || !line.heldSeat) return;
    const { roomId: heldRoom, characterId } = line.heldSeat;
    if (roomId() === heldRoom) dispatch({ type: "seat-held", characterId });
    else if (roomId() === null) enter(heldRoom, characterId);
  });

  const drop = () => {
    unsubscribeAll();
    dispatch({ type: "left" });
  };

  return {
    store,
    feed,
    join: (id) => enter(id, null),
    leave() {
      const leaving = subscriptions;
      const told = publish({ type: "leave_room" });
      dispatch({ type: "left" });
      deps.onLeft();
      // The word goes first: without the subscription the table would only think that the line was lost.
      void told.then(() => {
        if (subscriptions === leaving) unsubscribeAll();
      });
    },
    drop,
    selectCharacter(characterId) {
      const state = store.getState();
      if (state.phase !== "at-table") return;
      void publish({ type: "select_character", characterId, eyeVariant: state.eyeVariant });
    },
    changeEyes(eyeVariant) {
      dispatch({ type: "eyes", eyeVariant });
      const state = store.getState();
      if (state.phase === "at-table" && state.myCharacterId !== null && state.eyeVariant === eyeVariant)
        void publish({ type: "update_emotion", eyeVariant });
    },
    startGame: () => void publish({ type: "start_game" }),
    cancelCountdown: () => void publish({ type: "cancel_countdown" }),
    watch() {
      const id = roomId();
      if (id === null) return;
      // The picture of the lobby is old by now: a new subscription brings a fresh one.
      wantsToWatch = true;
      stopGame?.();
      subscribeToGame(id);
    },
    returnToLobby: () => dispatch({ type: "returned" }),
    closeNotice: () => dispatch({ type: "notice-closed" }),
    refuse: (notice) => dispatch({ type: "refused", notice }),
    publish,
  };
}

function roomIdOf(state: RoomFlow): string | null {
  return state.phase === "none" ? null : state.roomId;
}

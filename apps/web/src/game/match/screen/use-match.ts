// Binds one match store to a React screen: made once, fed by the line, silenced when the screen goes.
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { CharacterId, GamePicture } from "@fitil/contracts";
import { createMatchHands } from "../input/match-hands.ts";
import type { MatchHands } from "../input/match-hands.ts";
import type { ConnectionStatus, MatchConnection } from "../match-props.ts";
import type { MatchHud } from "../store/hud.ts";
import { createMatchStore } from "../store/match-store.ts";
import type { MatchStore } from "../store/match-view.ts";

/** Local milliseconds since 1970 that never go back. */
export function localNow(): number {
  return PAGE_OPENED + performance.now();
}

/** PERF: asking for it costs more than the addition, and it never changes. */
const PAGE_OPENED = performance.timeOrigin;

/** What a screen is made from. */
export interface UseMatchOptions {
  readonly picture: GamePicture;
  readonly myCharacterId: CharacterId | null;
  readonly connection: MatchConnection;
  readonly status: ConnectionStatus;
}

/** One match on the screen. */
export interface UsedMatch {
  readonly store: MatchStore;
  readonly hands: MatchHands;
  readonly hud: MatchHud;
  /** The table says that no game runs any more, and nobody told how it ended. */
  readonly endedAway: boolean;
}

/** Asking for gamepads costs time each frame: nobody is asked before the first one has spoken up. */
let padSeen = false;
if (typeof addEventListener === "function") {
  addEventListener("gamepadconnected", () => (padSeen = true), { once: true });
}

function gamepads(): readonly (Gamepad | null)[] {
  return padSeen ? (navigator.getGamepads?.() ?? []) : [];
}

/** Makes the store from the first picture and keeps it on the line. Pictures that come later replace its content. */
export function useMatch(options: UseMatchOptions): UsedMatch {
  const { connection, status, myCharacterId } = options;
  const [store] = useState(() =>
    createMatchStore({
      picture: options.picture,
      myId: myCharacterId,
      publish: connection.publish,
      now: localNow,
    }),
  );
  const [hands] = useState(() =>
    createMatchHands(
      () => void store.placeBomb(),
      (eyeVariant) => {
        if (store.hud.getState().phase === "playing")
          void connection.publish({ type: "reaction", eyeVariant });
      },
      gamepads,
      () => store.hud.getState().phase === "playing",
    ),
  );
  const [endedAway, setEndedAway] = useState(false);
  const hud = useStore(store.hud);

  useEffect(() => {
    const stops = [
      connection.onPicture((picture) => {
        setEndedAway(picture === null && store.hud.getState().outcome === null);
        if (picture !== null) store.replace(picture);
      }),
      connection.onOwnMessage((message) => store.receiveOwn(message)),
      connection.onGameEvent((event) => store.receive(event)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [connection, store]);

  useEffect(() => store.setOnline(status === "online"), [store, status]);
  useEffect(() => hands.listen(window), [hands]);
  return { store, hands, hud, endedAway };
}

// Binds one match store to a React screen: made once, fed by the line, silenced when the screen goes.
import { useEffect, useEffectEvent, useState } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { CharacterId, GamePicture } from "@fitil/contracts";
import { listenForGesture, sounds } from "../../../sound/index.ts";
import { announcement, soundCue } from "../cues.ts";
import type { Announcement } from "../cues.ts";
import { createMatchHands } from "../input/match-hands.ts";
import type { MatchHands } from "../input/match-hands.ts";
import type { ConnectionStatus, MatchConnection } from "../match-props.ts";
import type { MatchHud } from "../store/hud.ts";
import { createMatchStore } from "../store/match-store.ts";
import type { MatchStore } from "../store/match-store.ts";
import type { Happening } from "../store/world-events.ts";

/** Local milliseconds since 1970 that never go back. */
export function localNow(): number {
  return performance.timeOrigin + performance.now();
}

const HIT_BUZZ_MS = 60;

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
      publish: (action) => connection.publish(action),
      now: localNow,
    }),
  );
  const [hands] = useState(() => createMatchHands(() => void store.placeBomb(), gamepads));
  const [endedAway, setEndedAway] = useState(false);
  const hud = useStore(store.hud);

  useEffect(() => {
    const stops = [
      connection.onSnapshot((picture) => {
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

function myPlace(
  store: MatchStore,
  myId: CharacterId | null,
): { id: CharacterId | null; x: number; y: number } {
  const figure = store.view().figures.find((one) => one.isMine);
  return figure ? { id: myId, x: figure.x, y: figure.y } : { id: null, x: 8, y: 5 };
}

function nameIn(store: MatchStore, id: CharacterId): string {
  return store.hud.getState().players.find((player) => player.id === id)?.name ?? "";
}

/** Sounds for everything that happens, and the words a screen reader says; returns the latest of those. */
export function useCues(store: MatchStore, myId: CharacterId | null): string {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const hear = useEffectEvent((happening: Happening) => {
    const cue = soundCue(happening, myPlace(store, myId));
    if (cue) sounds.play(cue.name, cue.options);
    if (happening.type === "hit" && happening.playerId === myId) navigator.vibrate?.(HIT_BUZZ_MS);
    const words = announcement(happening, myId, (id) => nameIn(store, id));
    if (words) setSaid(sayIn(t, words));
  });
  useEffect(() => {
    listenForGesture();
    return store.onHappening((happening) => hear(happening));
  }, [store]);
  return said;
}

function sayIn(t: TFunction, what: Announcement): string {
  switch (what.key) {
    case "hit":
      return t("match.say.hit", { health: what.health });
    case "otherDied":
      return t("match.say.otherDied", { name: what.name });
    case "left":
      return t("match.say.left", { name: what.name });
    case "overWinner":
      return t("match.say.overWinner", { name: what.name });
    case "powerup":
      return t("match.say.powerup", { name: t(`match.powerups.${what.kind}`) });
    case "died":
    case "suddenDeath":
    case "won":
    case "over":
      return t(`match.say.${what.key}`);
  }
}

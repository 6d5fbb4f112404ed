// What a match sounds and feels like: a sound for everything that happens, a buzz for an own hit; and the switch that stills it.
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { CharacterId } from "@fitil/contracts";
import { listenForGesture, sounds } from "../../../sound/index.ts";
import { music } from "../../../sound/page-music.ts";
import { IconButton } from "../../../ui/button.tsx";
import { isFresh } from "../store/hud.ts";
import type { MatchStore } from "../store/match-view.ts";
import type { ClientEvent } from "../store/world-events.ts";
import { soundCue } from "./cues.ts";

const HIT_BUZZ_MS = 60;

function myPlace(
  store: MatchStore,
  myId: CharacterId | null,
): { id: CharacterId | null; x: number; y: number } {
  const figure = store.view().figures.find((one) => one.isMine);
  return figure ? { id: myId, x: figure.x, y: figure.y } : { id: null, x: 8, y: 5 };
}

/** Plays what happens to the ears of `myId` (null watches), for as long as it is shown; `now` gives the store's local milliseconds. */
export function MatchSounds(props: {
  readonly store: MatchStore;
  readonly myId: CharacterId | null;
  readonly now: () => number;
}): null {
  const { store, myId, now } = props;
  const hear = useEffectEvent((clientEvent: ClientEvent) => {
    const cue = soundCue(clientEvent, myPlace(store, myId));
    if (cue) sounds.play(cue.name, cue.options);
    if (clientEvent.type === "hit" && clientEvent.playerId === myId) navigator.vibrate?.(HIT_BUZZ_MS);
  });
  const begin = useEffectEvent(() => {
    if (isFresh(store.hud.getState(), now())) sounds.play("start");
  });
  useEffect(() => {
    listenForGesture();
    begin();
    return store.onClientEvent((clientEvent) => hear(clientEvent));
  }, [store]);
  return null;
}

/** The music, for as long as it is shown. */
export function MatchMusic(): null {
  useEffect(() => music.play(), []);
  return null;
}

const SPEAKER = "M4 8h3l4-3.500v11L7 12H4z";
const WAVES = "M13.500 7.500a4 4 0 0 1 0 5M15.500 5.500a7 7 0 0 1 0 9";
const CROSS = "m14 8 4 4M18 8l-4 4";

const onMuteChange = (listener: () => void): (() => void) => sounds.onChange(listener);
const isMuted = (): boolean => sounds.isMuted();

/** Sound on or off, remembered on this device. */
export function MuteButton(): ReactElement {
  const { t } = useTranslation();
  const muted = useSyncExternalStore(onMuteChange, isMuted);
  return (
    <IconButton
      label={t(muted ? "overlay.unmute" : "overlay.mute")}
      aria-pressed={muted}
      onClick={() => sounds.setMuted(!muted)}
    >
      <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={SPEAKER}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
        <path
          d={muted ? CROSS : WAVES}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.750"
          strokeLinecap="round"
        />
      </svg>
    </IconButton>
  );
}

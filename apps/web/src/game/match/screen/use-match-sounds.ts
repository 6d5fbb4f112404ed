// What a match sounds and feels like: a sound for everything that happens, a buzz for an own hit.
import { useEffect, useEffectEvent } from "react";
import type { CharacterId } from "@fitil/contracts";
import { listenForGesture, sounds } from "../../../sound/index.ts";
import { soundCue } from "../cues.ts";
import type { MatchStore } from "../store/match-store.ts";
import type { Happening } from "../store/world-events.ts";

const HIT_BUZZ_MS = 60;

function myPlace(
  store: MatchStore,
  myId: CharacterId | null,
): { id: CharacterId | null; x: number; y: number } {
  const figure = store.view().figures.find((one) => one.isMine);
  return figure ? { id: myId, x: figure.x, y: figure.y } : { id: null, x: 8, y: 5 };
}

/** Plays what happens to the ears of `myId` (null watches), for as long as the screen is shown. */
export function useMatchSounds(store: MatchStore, myId: CharacterId | null): void {
  const hear = useEffectEvent((happening: Happening) => {
    const cue = soundCue(happening, myPlace(store, myId));
    if (cue) sounds.play(cue.name, cue.options);
    if (happening.type === "hit" && happening.playerId === myId) navigator.vibrate?.(HIT_BUZZ_MS);
  });
  useEffect(() => {
    listenForGesture();
    return store.onHappening((happening) => hear(happening));
  }, [store]);
}

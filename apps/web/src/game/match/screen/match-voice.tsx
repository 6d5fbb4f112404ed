// What a match sounds like: sounds, a buzz, and words for a screen reader. Apart from the screen, so that saying something
// draws nothing else again.
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CharacterId } from "@fitil/contracts";
import { listenForGesture, sounds } from "../../../sound/index.ts";
import { announcement, soundCue } from "../cues.ts";
import type { Announcement } from "../cues.ts";
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

function nameIn(store: MatchStore, id: CharacterId): string {
  return store.hud.getState().players.find((player) => player.id === id)?.name ?? "";
}

/** Sounds for everything that happens, and the words a screen reader says: the latest of those stand in its status line. */
export function MatchVoice({ store, myId }: { store: MatchStore; myId: CharacterId | null }): ReactElement {
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
  return (
    <p role="status" aria-live="polite" className="sr-only" data-testid="match-says">
      {said}
    </p>
  );
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

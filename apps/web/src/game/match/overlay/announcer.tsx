// What happens, in words for a screen reader: the latest of them stands in a status line.
import type { CharacterId } from "@fitil/contracts";
import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { MatchStore } from "../store/match-view.ts";
import type { ClientEvent } from "../store/world-events.ts";
import { announcement } from "./announcements.ts";
import type { Announcement } from "./announcements.ts";

function nameIn(store: MatchStore, id: CharacterId): string {
  return store.hud.getState().players.find((player) => player.id === id)?.name ?? "";
}

/** The status line of a match. */
export function Announcer({ store, myId }: { store: MatchStore; myId: CharacterId | null }): ReactElement {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const hear = useEffectEvent((clientEvent: ClientEvent) => {
    const words = announcement(clientEvent, myId, (id) => nameIn(store, id));
    if (words) setSaid(sayIn(t, words));
  });
  useEffect(() => {
    // This piece comes late: what has just happened is said too, once the line that says it stands.
    const catchUp = setTimeout(() => {
      for (const trace of store.view().traces) hear(trace);
    }, 0);
    const stop = store.onClientEvent((clientEvent) => hear(clientEvent));
    return () => {
      clearTimeout(catchUp);
      stop();
    };
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
      return t("overlay.say.hit", { health: what.health });
    case "otherDied":
      return t("overlay.say.otherDied", { name: what.name });
    case "felled":
      return t("overlay.feed.felled", { name: what.name, by: what.by });
    case "left":
      return t("overlay.say.left", { name: what.name });
    case "overWinner":
      return t("overlay.say.overWinner", { name: what.name });
    case "powerup":
      return t("overlay.say.powerup", { name: t(`overlay.powerups.${what.kind}`) });
    case "died":
    case "suddenDeath":
    case "won":
    case "over":
      return t(`overlay.say.${what.key}`);
  }
}

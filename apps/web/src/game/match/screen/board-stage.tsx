// The board with what may lie over it: a word at the start, a broken line, the end.
import { useEffect, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConnectionStatus } from "../match-props.ts";
import { isFresh } from "../store/hud.ts";
import type { MatchHud } from "../store/hud.ts";

const BANNER_MS = 1400;

/** A large word over the board for a moment. */
function useBanner(hud: MatchHud, now: () => number): "go" | "suddenDeath" | null {
  const [word, setWord] = useState<"go" | "suddenDeath" | null>(() => (isFresh(hud, now()) ? "go" : null));
  const [wasOn, setWasOn] = useState(hud.suddenDeathOn);
  if (hud.suddenDeathOn !== wasOn) {
    setWasOn(hud.suddenDeathOn);
    if (hud.suddenDeathOn) setWord("suddenDeath");
  }
  useEffect(() => {
    if (word === null) return;
    const timer = setTimeout(() => setWord(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [word]);
  return word;
}

/** The room the board may take, with its overlays; `children` is the canvas, `overlay` lies over all of it. */
export function BoardStage(props: {
  hud: MatchHud;
  status: ConnectionStatus;
  now: () => number;
  overlay: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation();
  const banner = useBanner(props.hud, props.now);
  const isCut = props.status !== "online" && props.hud.phase !== "over";
  return (
    <div className="relative min-h-0 min-w-0 flex-1">
      {props.children}
      {banner !== null && (
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
          <p
            className={`animate-pop px-4 text-center font-title text-4xl font-bold word-over-board md:text-6xl ${banner === "go" ? "text-spark" : "text-coral"}`}
          >
            {t(`match.${banner}`)}
          </p>
        </div>
      )}
      {isCut && (
        <div className="pointer-events-none absolute inset-x-0 top-3 z-10 grid justify-items-center px-3">
          <p className="animate-rise rounded-md border border-spark bg-deep/95 px-4 py-2 text-center text-sm text-text shadow-soft">
            {t("match.offlineNote")}
          </p>
        </div>
      )}
      {props.overlay}
    </div>
  );
}

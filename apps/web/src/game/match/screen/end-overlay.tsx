// What is said when it is over: the end, the prize, the way back by button or by itself after 5 s.
import { END_RETURN_MS } from "@fitil/contracts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure } from "../../../ui/character/index.ts";
import { Button } from "../../../ui/button.tsx";
import type { MatchHud } from "../store/hud.ts";

/** Seconds left, counting down from the auto return; calls `onReturn` once at its end. */
function useAutoReturn(onReturn: () => void): number {
  const [left, setLeft] = useState(END_RETURN_MS / 1000);
  const goBack = useEffectEvent(onReturn);
  useEffect(() => {
    const ends = performance.now() + END_RETURN_MS;
    const timer = setInterval(() => {
      const leftMs = ends - performance.now();
      setLeft(Math.max(0, Math.ceil(leftMs / 1000)));
      if (leftMs > 0) return;
      clearInterval(timer);
      goBack();
    }, 200);
    return () => clearInterval(timer);
  }, []);
  return left;
}

function useSubtitle(hud: MatchHud, endedAway: boolean): string | null {
  const { t } = useTranslation();
  if (endedAway) return t("match.endedAway");
  const { outcome } = hud;
  if (outcome === null) return t("match.fallen");
  if (hud.isSolo) return t(outcome.isMine ? "match.soloWon" : "match.soloLost");
  if (outcome.isMine) return t("match.lastStanding");
  return outcome.winnerName === null ? t("match.draw") : t("match.winner", { name: outcome.winnerName });
}

/** The overlay over the board. `onWatchOn` is there for whoever fell while the others play on. */
export function EndOverlay(props: {
  hud: MatchHud;
  /** The match ended while there was no line: nothing is known of how. */
  endedAway: boolean;
  onReturn: () => void;
  /** Agrees to the next game and goes back to the lobby (QP3); null for whoever did not play. */
  onAgain: (() => void) | null;
  onWatchOn: (() => void) | null;
}): ReactElement {
  const { t } = useTranslation();
  const { hud } = props;
  const left = useAutoReturn(props.onReturn);
  const box = useRef<HTMLElement>(null);
  // The box has the focus, not its button: whoever falls while hammering Space would press it without having seen it.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const isWon = hud.outcome?.isMine === true;
  const shown = hud.players.find((player) =>
    hud.outcome ? player.id === hud.outcome.winnerId : player.isMine,
  );
  const subtitle = useSubtitle(hud, props.endedAway);
  return (
    <div
      className="absolute inset-0 z-10 grid place-items-center overflow-auto bg-deep/70 p-3"
      data-testid="end-overlay"
    >
      <section
        ref={box}
        role="dialog"
        tabIndex={-1}
        aria-labelledby="match-end-title"
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.target === event.currentTarget) props.onReturn();
        }}
        className="grid w-full max-w-[420px] animate-pop justify-items-center gap-2 rounded-lg border border-line bg-raised p-5 text-center outline-none shadow-soft md:gap-3 md:p-7"
      >
        {shown && (
          <CharacterFigure
            color={shown.color}
            eyeVariant={shown.eyeVariant}
            mood={hud.outcome ? "win" : "dead"}
            size={88}
            className="max-h-[18dvh]"
          />
        )}
        <h2
          id="match-end-title"
          className={`font-title text-2xl leading-tight font-bold ${isWon ? "text-spark" : "text-text"}`}
        >
          {t(isWon ? "match.wonTitle" : "match.overTitle")}
        </h2>
        {isWon && hud.outcome !== null && hud.outcome.prize > 0 && (
          <p className="figures font-title text-lg font-semibold text-mint" data-testid="prize">
            {t("match.prize", { count: hud.outcome.prize })}
          </p>
        )}
        {subtitle !== null && <p className="text-quiet">{subtitle}</p>}
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {props.onAgain !== null && (
            <Button look="primary" onClick={props.onAgain}>
              {t("match.again")}
            </Button>
          )}
          <Button look={props.onAgain === null ? "primary" : "secondary"} onClick={props.onReturn}>
            {t("match.back")}
          </Button>
          {props.onWatchOn !== null && <Button onClick={props.onWatchOn}>{t("match.watchOn")}</Button>}
        </div>
        <p className="figures text-sm text-quiet">{t("match.backIn", { seconds: left })}</p>
      </section>
    </div>
  );
}

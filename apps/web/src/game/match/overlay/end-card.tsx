// What is said when a match is over: who won and why, everybody's place, what it brought, and the way on.
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { CharacterFigure } from "../../../ui/character/index.ts";
import type { MatchHud } from "../store/hud.ts";
import { Balance } from "./balance.tsx";
import { Confetti } from "./confetti.tsx";
import { finishRows, verdictOf } from "./finishes.ts";
import { FinishList } from "./finish-list.tsx";

/** What the card is shown with. */
export interface EndCardProps {
  readonly hud: MatchHud;
  /** Chips from each; 0 at a free table. */
  readonly stake: number;
  /** Chips of whoever is signed in; null while unknown. */
  readonly balance: number | null;
  readonly isCalm: boolean;
  /** Seconds until the way back is taken by itself; null when the person has asked to stay. */
  readonly secondsLeft: number | null;
  readonly onStay: () => void;
  readonly onReturn: () => void;
  /** Agrees to the next game and goes back to the lobby (QP3), or sits down for it; null without the chips. */
  readonly onAgain: (() => void) | null;
  readonly isWatcher: boolean;
  /** Nobody keeps this match: there is no recording of it. */
  readonly isPractice: boolean;
}

/** The card over the board. */
export function EndCard(props: EndCardProps): ReactElement {
  const { t } = useTranslation();
  const { hud, stake } = props;
  const { outcome } = hud;
  const box = useRef<HTMLElement>(null);
  const prize = useRef<HTMLParagraphElement>(null);
  // The box has the focus, not its button: whoever falls while hammering Space would press it without having seen it.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const isWon = outcome?.isMine === true;
  const won = isWon ? outcome.prize : 0;
  const winner = hud.players.find(({ id }) => id === outcome?.winnerId);
  const shown = winner ?? hud.players.find(({ isMine }) => isMine);
  const rows = hud.isSolo ? [] : finishRows(hud);
  const why = outcome === null ? "endedAway" : verdictOf(outcome, hud.isSolo, rows);
  const verdict = t(`overlay.${why}`, { name: outcome?.winnerName ?? "" });
  const isDraw = why === "draw";
  const isRated = rows.length > 1 && !hud.players.some(({ isBot }) => isBot);
  return (
    <div
      className="absolute inset-0 z-10 grid animate-fade place-items-center overflow-auto bg-deep/70 p-2 low:fixed portrait:fixed"
      data-testid="end-overlay"
    >
      {winner && !props.isCalm && <Confetti color={winner.color} />}
      <section
        ref={box}
        role="dialog"
        tabIndex={-1}
        aria-labelledby="match-end-title"
        aria-describedby="match-end-why"
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.target === event.currentTarget) props.onReturn();
        }}
        onPointerDown={props.onStay}
        className="relative grid w-full max-w-[520px] animate-pop items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-raised p-3 text-center outline-none shadow-soft md:gap-y-3 md:p-6 low:max-w-[724px] low:grid-cols-[300px_minmax(0,1fr)] low:gap-y-0 low:p-3"
      >
        <div className="grid justify-items-center gap-1">
          {shown && (
            <CharacterFigure
              color={shown.color}
              eyeVariant={shown.eyeVariant}
              mood={winner ? "win" : "dead"}
              size={80}
              className="max-h-[14dvh] low:max-h-14"
            />
          )}
          <h2
            id="match-end-title"
            className={`font-title text-xl leading-tight font-bold md:text-2xl low:text-lg ${isWon ? "text-spark" : "text-text"}`}
          >
            {t(isWon ? "overlay.wonTitle" : "overlay.overTitle")}
          </h2>
          {won > 0 && (
            <p
              ref={prize}
              className="figures font-title text-lg font-semibold text-mint low:text-base"
              data-testid="prize"
            >
              {t("overlay.prize", { count: won })}
            </p>
          )}
          <p id="match-end-why" className="text-pretty text-quiet">
            {verdict}
            {isDraw && stake > 0 && ` ${t("overlay.drawStakes")}`}
          </p>
        </div>
        {rows.length > 0 && (
          <div className="low:col-start-2 low:row-span-2 low:row-start-1">
            <FinishList rows={rows} hasStake={stake > 0} isRated={isRated} />
          </div>
        )}
        <div className="grid justify-items-center gap-1 md:gap-2 low:gap-1">
          {stake > 0 && props.balance !== null && (
            <Balance chips={props.balance} from={won > 0 && !props.isCalm ? prize : null} />
          )}
          <div className="flex flex-wrap justify-center gap-2">
            {props.onAgain !== null && (
              <Button look="primary" onClick={props.onAgain} className="max-sm:w-full low:px-3!">
                {t(props.isWatcher ? "overlay.sit" : "overlay.again")}
              </Button>
            )}
            <Button
              look={props.onAgain === null ? "primary" : "secondary"}
              onClick={props.onReturn}
              className="low:px-3!"
            >
              {t(props.isPractice ? "match.leave" : "overlay.back")}
            </Button>
            {!props.isPractice && (
              <a
                href={`/?replay=${hud.gameId}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-12 items-center rounded-md px-3 font-semibold text-quiet underline underline-offset-4 hover:text-text"
              >
                {t("overlay.replay")}
              </a>
            )}
          </div>
          <p className="figures flex items-center gap-1 text-sm text-quiet">
            <span>
              {props.secondsLeft === null
                ? t("overlay.staying")
                : t("overlay.backIn", { seconds: props.secondsLeft })}
            </span>
            {props.secondsLeft !== null && (
              <Button
                look="quiet"
                className="min-h-11! px-2! text-sm underline underline-offset-4"
                onClick={props.onStay}
              >
                {t("overlay.stay")}
              </Button>
            )}
          </p>
        </div>
      </section>
    </div>
  );
}

// Where everything lies in each shape of screen. Only arrangement: no state, no rules.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button.tsx";
import type { MatchHands } from "../input/match-hands.ts";
import type { ConnectionStatus } from "../match-props.ts";
import type { MatchHud } from "../store/hud.ts";
import { MatchClock } from "./match-clock.tsx";
import { LeaveButton, MatchHeader, MuteButton, StatusBadge } from "./match-header.tsx";
import { PlayerList } from "./player-list.tsx";
import { useMedia } from "./screen-shape.ts";
import type { ScreenShape } from "./screen-shape.ts";
import { StatsPanel } from "./stats-panel.tsx";
import { BombButton, StickHint } from "./touch-controls.tsx";

/** What is laid out. */
export interface MatchFrameProps {
  readonly shape: ScreenShape;
  readonly isTouch: boolean;
  /** Narrower than words need beside the title. */
  readonly isNarrow: boolean;
  readonly title: string;
  readonly status: ConnectionStatus;
  readonly hud: MatchHud;
  readonly hands: MatchHands;
  readonly now: () => number;
  readonly vipPlayers: readonly string[];
  readonly isWatching: boolean;
  /** Back to the table's lobby. */
  readonly onReturn: () => void;
  readonly onExit: () => void;
  readonly onHelp: () => void;
  readonly help: ReactNode;
  readonly board: ReactNode;
}

function HelpButton({ onHelp }: { onHelp: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <IconButton label={t("match.help")} onClick={onHelp}>
      <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM7.800 8a2.200 2.200 0 1 1 3.400 1.800c-.8.500-1.200.9-1.200 1.700M10 14v.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.750"
          strokeLinecap="round"
        />
      </svg>
    </IconButton>
  );
}

/** Who watches, or how many crates are left when alone. */
function Aside({
  hud,
  isWatching,
  onReturn,
}: Pick<MatchFrameProps, "hud" | "isWatching" | "onReturn">): ReactElement | null {
  const { t } = useTranslation();
  if (isWatching)
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-3 text-sm">
        <p className="text-center text-spark">{t("match.watchingBadge")}</p>
        <Button look="quiet" className="min-h-11! px-2! text-sm" onClick={onReturn}>
          {t("match.toLobby")}
        </Button>
      </div>
    );
  if (!hud.isSolo) return null;
  return (
    <p className="figures text-center text-sm text-quiet">
      {t("match.cratesLeft")}: <b className="text-text">{hud.crates}</b>
    </p>
  );
}

/** The arrangement for the shape of the screen. */
export function MatchFrame(props: MatchFrameProps): ReactElement {
  if (props.shape === "low") return <LowFrame {...props} />;
  return props.shape === "wide" ? <WideFrame {...props} /> : <TallFrame {...props} />;
}

function WideFrame(props: MatchFrameProps): ReactElement {
  const { t } = useTranslation();
  const isShort = useMedia("(max-height: 719px)");
  const { hud } = props;
  return (
    <div className="flex h-full flex-col gap-3 px-4 pt-3 pb-4 xl:px-6">
      <MatchHeader
        title={props.title}
        status={props.status}
        isNarrow={false}
        clock={<MatchClock hud={hud} now={props.now} />}
        onExit={props.onExit}
      />
      <div className="flex min-h-0 flex-1 gap-4 xl:gap-6">
        <aside className="roomy flex w-64 shrink-0 flex-col gap-3 overflow-x-clip overflow-y-auto">
          <PlayerList hud={hud} vipPlayers={props.vipPlayers} look={isShort ? "column" : "list"} />
          <Aside hud={hud} isWatching={props.isWatching} onReturn={props.onReturn} />
          {hud.stats !== null && <StatsPanel stats={hud.stats} />}
          <section
            aria-label={t("match.help")}
            className="mt-auto rounded-md border border-line bg-raised p-4"
          >
            <h2 className="mb-2 font-title text-sm font-semibold">{t("match.help")}</h2>
            {props.help}
          </section>
        </aside>
        {props.board}
        {props.isTouch && hud.phase === "playing" && (
          <div className="flex shrink-0 items-end pb-4">
            <BombButton hands={props.hands} />
          </div>
        )}
      </div>
    </div>
  );
}

function TallFrame(props: MatchFrameProps): ReactElement {
  const { t } = useTranslation();
  const { hud, isTouch } = props;
  const showThumbs = isTouch && hud.phase === "playing";
  return (
    <div className="flex h-full flex-col gap-2 px-2 pt-[max(8px,env(safe-area-inset-top))] pb-[max(8px,env(safe-area-inset-bottom))] md:gap-3 md:px-4">
      <MatchHeader
        title={props.title}
        status={props.status}
        isNarrow={props.isNarrow}
        clock={<MatchClock hud={hud} now={props.now} />}
        extra={
          <span className={isTouch ? "" : "md:hidden"}>
            <HelpButton onHelp={props.onHelp} />
          </span>
        }
        onExit={props.onExit}
      />
      <PlayerList hud={hud} vipPlayers={props.vipPlayers} look={props.isNarrow ? "tiny" : "row"} />
      <Aside hud={hud} isWatching={props.isWatching} onReturn={props.onReturn} />
      {props.board}
      {showThumbs ? (
        <div className="flex items-end justify-between gap-2 px-2">
          <StickHint />
          {hud.stats !== null && (
            <div className="w-20">
              <StatsPanel stats={hud.stats} look="column" />
            </div>
          )}
          <BombButton hands={props.hands} />
        </div>
      ) : (
        <>
          {hud.stats !== null && <StatsPanel stats={hud.stats} />}
          <section
            aria-label={t("match.help")}
            className="hidden rounded-md border border-line bg-raised p-4 md:block"
          >
            {props.help}
          </section>
        </>
      )}
    </div>
  );
}

function LowFrame(props: MatchFrameProps): ReactElement {
  const { hud, isTouch } = props;
  return (
    <div className="flex h-full gap-2 py-1 pr-[max(8px,env(safe-area-inset-right))] pl-[max(8px,env(safe-area-inset-left))]">
      <h1 className="sr-only">{props.title}</h1>
      <div className="flex w-27 shrink-0 flex-col justify-between gap-1 overflow-hidden">
        <PlayerList hud={hud} vipPlayers={props.vipPlayers} look="column" />
        <Aside hud={hud} isWatching={props.isWatching} onReturn={props.onReturn} />
        {isTouch && hud.phase === "playing" && (
          <div className="grid justify-items-center pb-2">
            <StickHint />
          </div>
        )}
      </div>
      {props.board}
      <div className="flex w-27 shrink-0 flex-col items-center justify-between gap-1">
        <div className="grid grid-cols-2 place-items-center">
          <MuteButton />
          <HelpButton onHelp={props.onHelp} />
          <StatusBadge status={props.status} isShort />
          <LeaveButton isShort onExit={props.onExit} />
        </div>
        <MatchClock hud={hud} now={props.now} isShort />
        {hud.stats !== null && <StatsPanel stats={hud.stats} look="tiny" />}
        {isTouch && hud.phase === "playing" && <BombButton hands={props.hands} />}
      </div>
    </div>
  );
}

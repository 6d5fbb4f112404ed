// Where everything lies in each shape of screen. Only arrangement: no state, no rules.
import type { CharacterId, Stats } from "@fitil/contracts";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import type { MatchHands } from "../input/match-hands.ts";
import type { ConnectionStatus } from "../match-props.ts";
import type { HudPlayer, MatchHud } from "../store/hud.ts";
import { MatchClock } from "./match-clock.tsx";
import { LeaveButton, MatchHeader, StatusBadge } from "./match-header.tsx";
import { PlayerList } from "./player-list.tsx";
import { useMedia } from "./screen-shape.ts";
import type { ScreenShape } from "./screen-shape.ts";
import { StatsPanel } from "./stats-panel.tsx";
import type { TouchParts } from "./lazy-touch.ts";

/** What is laid out. */
export interface MatchFrameProps {
  readonly shape: ScreenShape;
  /** Narrower than words need beside the title. */
  readonly isNarrow: boolean;
  readonly title: string;
  readonly status: ConnectionStatus;
  readonly hud: MatchHud;
  readonly hands: MatchHands;
  readonly now: () => number;
  readonly vipPlayers: readonly string[];
  /** Whom somebody who does not play follows, and how to choose. */
  readonly followed: CharacterId | null;
  readonly onFollow: (id: CharacterId | null) => void;
  readonly Powers: ComponentType<{ readonly player: HudPlayer }> | null;
  /** The last things that happened. */
  readonly feed: ReactNode;
  readonly reactions: ReactNode;
  /** The switch of the sound; null until it is here. */
  readonly Sound: ComponentType | null;
  /** What thumbs need; null where there are none. */
  readonly thumbs: TouchParts | null;
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
      <Icon name="help" size={22} />
    </IconButton>
  );
}

/** Who watches, or how many crates are left when alone. */
function Aside({
  hud,
  isWatching,
  followed,
  onReturn,
}: Pick<MatchFrameProps, "hud" | "isWatching" | "followed" | "onReturn">): ReactElement | null {
  const { t } = useTranslation();
  if (isWatching) {
    const name = hud.players.find(({ id }) => id === followed)?.name;
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-3 text-sm">
        <p className="text-center text-spark">
          {name === undefined ? t("match.watchingBadge") : t("match.following", { name })}
        </p>
        <Button look="quiet" className="min-h-11! px-2! text-sm" onClick={onReturn}>
          {t("match.toLobby")}
        </Button>
      </div>
    );
  }
  if (hud.watchers > 0)
    return (
      <p className="figures text-center text-sm text-quiet">{t("match.watchers", { count: hud.watchers })}</p>
    );
  if (!hud.isSolo) return null;
  return (
    <p className="figures text-center text-sm text-quiet">
      {t("match.cratesLeft")}: <b className="text-text">{hud.crates}</b>
    </p>
  );
}

/** The own stats, or those of whom somebody follows. */
function shownStats({ hud, followed }: MatchFrameProps): Stats | null {
  return hud.players.find(({ id }) => id === followed)?.stats ?? hud.stats;
}

/** The switch of the sound, or the room it will take. */
function soundOf({ Sound }: MatchFrameProps): ReactElement {
  return Sound ? <Sound /> : <span className="size-11" />;
}

/** The arrangement for the shape of the screen. */
export function MatchFrame(props: MatchFrameProps): ReactElement {
  if (props.shape === "low") return <LowFrame {...props} />;
  return props.shape === "wide" ? <WideFrame {...props} /> : <TallFrame {...props} />;
}

function WideFrame(props: MatchFrameProps): ReactElement {
  const { t } = useTranslation();
  const isShort = useMedia("(max-height: 719px)");
  const { hud, thumbs } = props;
  const stats = shownStats(props);
  return (
    <div className="flex h-full flex-col gap-3 px-4 pt-3 pb-4 xl:px-6">
      <MatchHeader
        title={props.title}
        status={props.status}
        clock={<MatchClock hud={hud} now={props.now} />}
        sound={soundOf(props)}
        onExit={props.onExit}
      />
      <div className="flex min-h-0 flex-1 gap-4 xl:gap-6">
        <aside className="roomy flex w-64 shrink-0 flex-col gap-3 overflow-x-clip overflow-y-auto">
          <PlayerList {...props} look={isShort ? "column" : "list"} />
          <Aside {...props} />
          {stats !== null && <StatsPanel stats={stats} />}
          {props.reactions}
          {props.feed}
          <Help className="mt-auto short:p-3">
            <h2 className="mb-2 font-title text-sm font-semibold short:sr-only">{t("match.help")}</h2>
            {props.help}
          </Help>
        </aside>
        {props.board}
        {thumbs && hud.phase === "playing" && (
          <div className="flex shrink-0 items-end pb-4">
            <thumbs.BombButton hands={props.hands} />
          </div>
        )}
      </div>
    </div>
  );
}

function TallFrame(props: MatchFrameProps): ReactElement {
  const { hud, thumbs } = props;
  const stats = shownStats(props);
  return (
    <div className="flex h-full flex-col gap-1 px-2 pt-[max(4px,env(safe-area-inset-top))] pb-[max(4px,env(safe-area-inset-bottom))] md:gap-3 md:px-4 md:py-2">
      <MatchHeader
        title={props.title}
        isClockWide={hud.suddenDeathOn && hud.phase !== "over"}
        status={props.status}
        isNarrow={props.isNarrow}
        clock={<MatchClock hud={hud} now={props.now} />}
        extra={
          <span className={thumbs ? "" : "high:hidden"}>
            <HelpButton onHelp={props.onHelp} />
          </span>
        }
        sound={soundOf(props)}
        onExit={props.onExit}
      />
      <PlayerList {...props} look={props.isNarrow ? "tiny" : "row"} />
      <Aside {...props} />
      <div className="h-4 shrink-0">{props.feed}</div>
      {props.board}
      {thumbs && hud.phase === "playing" ? (
        <div className="flex items-end justify-between gap-2">
          <thumbs.StickHint />
          <div className="grid max-w-44 min-w-0 flex-1 justify-items-center gap-1">
            {props.reactions}
            {stats !== null && <StatsPanel stats={stats} isTiny />}
          </div>
          <thumbs.BombButton hands={props.hands} />
        </div>
      ) : (
        <>
          {stats !== null && <StatsPanel stats={stats} />}
          <Help className="hidden high:block">{props.help}</Help>
        </>
      )}
    </div>
  );
}

function LowFrame(props: MatchFrameProps): ReactElement {
  const { hud, thumbs } = props;
  const stats = shownStats(props);
  return (
    <div className="flex h-full gap-2 py-1 pr-[max(8px,env(safe-area-inset-right))] pl-[max(8px,env(safe-area-inset-left))]">
      <h1 className="sr-only">{props.title}</h1>
      <div className="flex w-27 shrink-0 flex-col justify-between gap-1 overflow-hidden">
        <PlayerList {...props} look="tiny" />
        <Aside {...props} />
        {props.reactions && <div className="grid justify-items-start">{props.reactions}</div>}
        {thumbs && hud.phase === "playing" && (
          <div className="grid justify-items-center pb-2">
            <thumbs.StickHint />
          </div>
        )}
      </div>
      {props.board}
      <div className="flex w-27 shrink-0 flex-col items-center justify-between gap-1">
        <div className="grid grid-cols-2 place-items-center">
          {soundOf(props)}
          <HelpButton onHelp={props.onHelp} />
          <StatusBadge status={props.status} isShort />
          <LeaveButton isShort onExit={props.onExit} />
        </div>
        <MatchClock hud={hud} now={props.now} isShort />
        <div className="h-11 w-full overflow-hidden text-center">{props.feed}</div>
        {stats !== null && <StatsPanel stats={stats} isTiny />}
        {thumbs && hud.phase === "playing" && <thumbs.BombButton hands={props.hands} />}
      </div>
    </div>
  );
}

/** What the keys do, in a card that a screen reader finds by its name. */
function Help({ className, children }: { className: string; children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("match.help")}
      className={`rounded-md border border-line bg-raised p-4 ${className}`}
    >
      {children}
    </section>
  );
}

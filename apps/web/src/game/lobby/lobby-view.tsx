// The table before the game. Shows what it is told and says what was pressed; the table itself decides.
import { COLORS } from "@fitil/contracts";
import type {
  BotLevel,
  CharacterId,
  CharacterSlot,
  EyeVariant,
  LastGame,
  TableHeader,
  SelectReason,
} from "@fitil/contracts";
import { useEffect, useMemo, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Clock } from "../../lib/clock.ts";
import { offeredCharacter } from "../../lib/offered-character.ts";
import { BombMark } from "../../ui/bomb-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { CharacterFigure } from "../../ui/character/index.ts";
import { Notice } from "../../ui/notice.tsx";
import { useFigures } from "../../ui/figures.ts";
import { useTimeOfDay } from "../../ui/use-time-of-day.ts";
import { ArenaStage } from "./arena-stage.tsx";
import { BotCalls } from "./bot-calls.tsx";
import { EyeChoice } from "./eye-choice.tsx";
import { Invite } from "./invite.tsx";
import { LastGameCard } from "./last-game.tsx";
import { LobbyActions } from "./lobby-actions.tsx";
import { LobbyHeader } from "./lobby-header.tsx";
import { isAskedAnew, isVip, tableLink } from "./lobby-rules.ts";
import { SeatCard } from "./seat-card.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useCountdownSound } from "../../sound/index.ts";
import { tableName } from "../../ui/table-name.ts";

export interface LobbyViewProps {
  readonly room: TableHeader;
  readonly slots: readonly CharacterSlot[];
  readonly myCharacterId: CharacterId | null;
  readonly eyeVariant: EyeVariant;
  /** When the countdown ends, ms of `clock`; null without one. */
  readonly countdownEndsAt: number | null;
  readonly cancelledBy: CharacterId | null;
  readonly notice: SelectReason | null;
  /** Until then, ms since 1970, the person may not sit down where others wait (SN4); undefined: they may. */
  readonly waitsUntil: number | undefined;
  /** What a game brought that this person missed the end of, in words. */
  readonly missed: ReactNode;
  /** How the game before ended, or null. */
  readonly lastGame: LastGame | null;
  /** The line stands. */
  readonly online: boolean;
  readonly vipPlayers: readonly string[];
  readonly clock: Clock;
  readonly onExit: () => void;
  readonly onSelect: (characterId: CharacterId) => void;
  readonly onEyes: (eyeVariant: EyeVariant) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onWatch: () => void;
  /** Agrees to the next game. */
  readonly onReady: () => void;
  /** Calls bots of a level, or sends them away. */
  readonly onBots: (level: BotLevel | null) => void;
}

/** The character lobby (specification §2). */
export function LobbyView(props: LobbyViewProps): ReactElement {
  const { room, slots, myCharacterId, countdownEndsAt } = props;
  const { t } = useTranslation();
  const seconds = useCountdown(countdownEndsAt, props.clock);
  useCountdownSound(seconds);
  const title = useRef<HTMLHeadingElement>(null);
  // A new screen begins at its title for whoever cannot see that it changed; and whoever loses the pressed control,
  // because a place was taken or a game began, goes on from there.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [slots, myCharacterId, room.isGameInProgress]);
  const mayMove = !room.isGameInProgress && (myCharacterId === null || countdownEndsAt === null);
  return (
    <div className="roomy window-high mx-auto flex max-w-[1080px] flex-col xl:max-w-[1240px] px-4 pb-6 low:px-3 low:pb-1 md:px-8 md:pb-10">
      <LobbyHeader room={room} slots={slots} />
      <div className="mb-4 grid gap-2 empty:hidden low:mb-1">
        {!props.online && <Notice tone="plain">{t("lobby.reconnecting")}</Notice>}
        {props.missed}
      </div>
      <main
        id="main"
        className="grid flex-1 content-start items-start gap-4 md:gap-x-6 low:grid-cols-[208px_minmax(0,1fr)] low:grid-rows-[auto_1fr] low:gap-2 lg:grid-cols-[340px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <section aria-label={t("lobby.players")}>
          <ul className="grid grid-cols-2 gap-2 sm:gap-3 low:grid-cols-1 low:gap-1 lg:grid-cols-1">
            {slots.map((slot) => (
              <li key={slot.id}>
                <SeatCard
                  slot={slot}
                  mine={slot.id === myCharacterId}
                  vip={isVip(slot.name, props.vipPlayers)}
                  ready={countdownEndsAt !== null && slot.isReady}
                  cancelled={props.cancelledBy === slot.id}
                  onTake={mayMove ? () => props.onSelect(slot.id) : null}
                />
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="lobby-title"
          className="grid gap-4 rounded-lg border border-line bg-raised p-4 shadow-soft md:p-8 low:col-start-2 low:row-span-2 low:row-start-1 low:flex low:flex-col low:min-h-[calc(100dvh-2.9rem)] low:gap-2 low:p-2 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h1
            id="lobby-title"
            ref={title}
            tabIndex={-1}
            className="text-center font-title text-xl font-bold outline-none low:text-base low:leading-none md:text-2xl"
          >
            {t(
              room.isGameInProgress
                ? "lobby.inProgressTitle"
                : seconds === null
                  ? "lobby.title"
                  : "lobby.getReady",
            )}
          </h1>
          {room.isGameInProgress ? <InProgress {...props} /> : <Choosing {...props} seconds={seconds} />}
        </section>
        <div className="grid gap-4 low:gap-1">
          {props.lastGame !== null && (
            <div className="low:order-last">
              <LastGameCard game={props.lastGame} mine={myCharacterId} />
            </div>
          )}
          <Invite link={tableLink(location.origin, room.id)} name={tableName(room.name, t)} />
        </div>
      </main>
      <p role="timer" aria-live="assertive" className="sr-only">
        {seconds === null ? "" : t("lobby.countdownSpoken", { seconds })}
      </p>
    </div>
  );
}

function Choosing(props: LobbyViewProps & { readonly seconds: number | null }): ReactElement {
  const { room, slots, myCharacterId, countdownEndsAt, notice, clock } = props;
  const { t } = useTranslation();
  const figures = useFigures();
  const offered = myCharacterId ?? offeredCharacter(slots);
  const at = useTimeOfDay(props.waitsUntil);
  const burnsForMs = useMemo(
    () => (countdownEndsAt === null ? null : Math.max(0, countdownEndsAt - clock.now())),
    [countdownEndsAt, clock],
  );
  return (
    <>
      <EyeChoice
        color={COLORS[offered]}
        value={props.eyeVariant}
        locked={countdownEndsAt !== null}
        onChange={props.onEyes}
        preview={
          <ArenaStage
            slots={slots}
            mine={offered}
            eyeVariant={props.eyeVariant}
            secondsLeft={props.seconds}
            burnsForMs={burnsForMs}
          />
        }
      />
      {notice !== null && (
        <Notice tone="bad">{t(NOTICES[notice], { stake: figures(room.stakes), at })}</Notice>
      )}
      <LobbyActions
        slots={slots}
        stakes={room.stakes}
        seated={myCharacterId !== null}
        secondsLeft={props.seconds}
        onExit={props.onExit}
        onPlay={() => props.onSelect(offered)}
        onStart={props.onStart}
        onCancel={props.onCancel}
        isAskedAnew={isAskedAnew(slots, myCharacterId)}
        onReady={props.onReady}
      />
      {room.stakes === 0 && myCharacterId !== null && countdownEndsAt === null && (
        <BotCalls slots={slots} onBots={props.onBots} />
      )}
    </>
  );
}

const NOTICES = {
  no_free_slot: "lobby.noFreeSlot",
  not_enough_chips: "lobby.notEnoughChips",
  newcomers_only: "lobby.newcomersOnly",
  left_too_often: "rooms.leftTooOften",
  guest: "lobby.guest",
  game_in_progress: "lobby.selectInProgress",
  countdown: "lobby.selectCountdown",
} as const satisfies Record<SelectReason, string>;

function InProgress({ onExit, onWatch }: LobbyViewProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <div className="mx-auto flex items-end gap-2" aria-hidden="true">
        <CharacterFigure color="blue" eyeVariant={2} size={72} look={{ x: 1, y: 0.3 }} />
        <BombMark size={64} />
        <CharacterFigure color="red" eyeVariant={3} size={72} look={{ x: -1, y: 0.3 }} />
      </div>
      <p className="text-center text-pretty text-quiet">{t("lobby.inProgressText")}</p>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button onClick={onExit}>{t("lobby.exit")}</Button>
        <Button look="primary" onClick={onWatch}>
          {t("lobby.watch")}
        </Button>
      </div>
    </div>
  );
}

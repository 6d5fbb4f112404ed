// One of the four places at the table: who sits there, how good they are, and what they just said.
import { COLORS } from "@fitil/contracts";
import type { CharacterSlot } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure, CharacterMark } from "../../ui/character/index.ts";
import { StarIcon } from "../../ui/icons.tsx";
import { useFigures } from "../../ui/figures.ts";

export interface SeatCardProps {
  readonly slot: CharacterSlot;
  readonly mine: boolean;
  readonly vip: boolean;
  readonly ready: boolean;
  /** This person has just cancelled the countdown. */
  readonly cancelled: boolean;
  /** Takes this free place; null when that is not possible now. */
  readonly onTake: (() => void) | null;
}

const CARD =
  "relative flex min-h-16 w-full items-center gap-2 rounded-md border p-2 text-left sm:min-h-20 sm:gap-3 sm:pr-3 low:min-h-11.5 low:gap-2 low:px-2 low:py-0.5 lg:min-h-[92px] lg:p-3";

/** A taken place, or a free one that can be taken by pressing it. */
export function SeatCard(props: SeatCardProps): ReactElement {
  const { slot, onTake } = props;
  const { t } = useTranslation();
  const color = COLORS[slot.id];
  if (slot.isTaken && !slot.isBot) return <TakenSeat {...props} />;
  if (slot.isBot) return <BotSeat {...props} />;
  const inside = (
    <>
      <span className="grid size-10 shrink-0 sm:size-14 place-items-center rounded-sm border-2 border-dashed border-line low:size-8">
        <CharacterMark color={color} size={22} className="opacity-70" />
      </span>
      <span className="grid leading-snug">
        <span className="text-quiet">{t("lobby.seatFree")}</span>
        <span className="text-sm text-quiet low:sr-only">{t(`lobby.colors.${color}`)}</span>
      </span>
    </>
  );
  if (onTake === null) return <div className={`${CARD} border-line border-dashed`}>{inside}</div>;
  return (
    <button
      type="button"
      onClick={onTake}
      aria-label={`${t("lobby.seatTake", { id: slot.id })}: ${t(`lobby.colors.${color}`)}`}
      className={`${CARD} border-line border-dashed transition-colors duration-150 hover:border-edge hover:bg-raised`}
    >
      {inside}
    </button>
  );
}

/** A bot's place is a person's for the asking (QP2). */
function BotSeat(props: SeatCardProps): ReactElement {
  const { t } = useTranslation();
  const { slot, onTake } = props;
  return (
    <div className="relative">
      <TakenSeat {...props} />
      {onTake !== null && (
        <button
          type="button"
          onClick={onTake}
          aria-label={`${t("lobby.seatTake", { id: slot.id })}: ${t(`lobby.colors.${COLORS[slot.id]}`)}, ${t("lobby.bot")}`}
          className="absolute inset-0 rounded-md border border-transparent transition-colors duration-150 hover:border-edge"
        />
      )}
    </div>
  );
}

function TakenSeat({ slot, mine, vip, ready, cancelled }: SeatCardProps): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  const color = COLORS[slot.id];
  const name = slot.name ?? t("common.defaultPlayerName");
  return (
    <div className={`${CARD} bg-raised ${mine ? "border-fuse" : "border-line"}`}>
      <CharacterFigure
        color={color}
        eyeVariant={slot.eyeVariant ?? 1}
        size={60}
        label={t(`lobby.colors.${color}`)}
        className="size-11 shrink-0 sm:size-15 low:size-9"
      />
      <div className={`min-w-0 flex-1 leading-snug low:text-sm ${ready || cancelled ? "low:pr-15" : ""}`}>
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold max-sm:text-sm" title={name}>
            {name}
          </span>
          {slot.isBot && (
            <span className="shrink-0 rounded-sm border border-line px-1.5 py-px text-xs text-quiet">
              {t("lobby.bot")}
            </span>
          )}
          {vip && (
            <span className="shrink-0 rounded-sm bg-spark px-1.5 py-px text-xs font-bold text-night">
              {t("lobby.vip")}
            </span>
          )}
        </p>
        <p
          className={`flex flex-wrap items-center gap-x-3 text-sm text-quiet low:sr-only ${ready || cancelled ? "max-sm:sr-only" : ""}`}
        >
          {slot.rating !== null && (
            <span className="inline-flex items-center gap-1 figures">
              <StarIcon size={15} />
              {figures(Math.round(slot.rating))}
            </span>
          )}
          {!slot.isReady && <span>{t("lobby.notReady")}</span>}
          {mine && <span className="text-fuse max-sm:sr-only">{t("lobby.seatYours")}</span>}
        </p>
        {cancelled ? (
          <Word className="bg-coral sm:absolute sm:-top-3 sm:right-3 sm:after:absolute sm:after:top-full sm:after:right-4 sm:after:border-6 sm:after:border-transparent sm:after:border-t-coral low:top-2.5 low:right-1 low:px-1 low:py-0 low:text-xs low:after:hidden">
            {t("lobby.cancelled")}
          </Word>
        ) : (
          ready && (
            <Word className="bg-mint sm:absolute sm:right-3 sm:bottom-2 low:right-1 low:bottom-3 low:px-1 low:py-0 low:text-xs lg:bottom-3">
              {t("lobby.ready")}
            </Word>
          )
        )}
      </div>
    </div>
  );
}

/** What somebody has just said: in the card on small screens, beside the name on large ones. */
function Word({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p
      role="status"
      className={`inline-block animate-fade rounded-sm px-2 py-0.5 text-sm font-bold text-night sm:py-1 ${className}`}
    >
      {children}
    </p>
  );
}

// The top of the game screen: title, clock, how the line stands, the way out.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import type { ConnectionStatus } from "../match-props.ts";

const STATUS_LOOKS: Readonly<Record<ConnectionStatus, string>> = {
  online: "border-line text-quiet",
  connecting: "border-spark text-spark",
  offline: "border-coral text-coral",
};

const STATUS_DRAWINGS: Readonly<Record<ConnectionStatus, string>> = {
  online: "m5.500 10.200 3 3 6-6.400",
  connecting:
    "M14.500 7.500A5 5 0 0 0 6 6.500M5.500 12.500A5 5 0 0 0 14 13.500M14.800 4.500v3.200h-3.200M5.200 15.500v-3.200h3.200",
  offline: "m6 6 8 8M14 6l-8 8",
};

/** The sign before the words. It stays in the text, but is drawn: not every machine has letters for it. */
function StatusDrawing({ status }: { status: ConnectionStatus }): ReactElement {
  const back = status === "online" ? "fill-mint" : status === "connecting" ? "fill-spark" : "fill-coral";
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" className="shrink-0">
      <rect x="1" y="1" width="18" height="18" rx="5" className={back} />
      <path
        d={STATUS_DRAWINGS[status]}
        className="stroke-night"
        fill="none"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** «✅ Онлайн» and its siblings; read out when it changes. */
export function StatusBadge({
  status,
  isShort,
}: {
  status: ConnectionStatus;
  isShort: boolean | undefined;
}): ReactElement {
  const { t } = useTranslation();
  const text = t(`match.${status}`);
  const [sign = "", ...words] = text.split(" ");
  return (
    <span
      role="status"
      data-testid="connection-status"
      data-status={status}
      className={`inline-flex min-h-8 items-center rounded-full text-sm whitespace-nowrap ${isShort ? "px-1" : `border px-3 ${STATUS_LOOKS[status]}`}`}
    >
      <StatusDrawing status={status} />
      <span className="sr-only">{sign}</span>
      <span className={isShort ? "sr-only" : "ml-2"}>{` ${words.join(" ")}`}</span>
    </span>
  );
}

/** «Выйти из игры»; only its drawing where there is no room. */
export function LeaveButton({ isShort, onExit }: { isShort?: boolean; onExit: () => void }): ReactElement {
  const { t } = useTranslation();
  if (isShort) {
    return (
      <IconButton label={t("match.leave")} onClick={onExit}>
        <Icon name="out" />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      onClick={onExit}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md border border-line px-4 font-semibold whitespace-nowrap text-quiet hover:border-coral hover:text-coral"
    >
      <Icon name="out" />
      {t("match.leave")}
    </button>
  );
}

/** The header bar for wide and tall screens. `clock` and `extra` are laid in by the screen. On a phone the way out is far from the sound. */
export function MatchHeader(props: {
  title: string;
  /** The clock says something longer than the time. */
  isClockWide?: boolean;
  status: ConnectionStatus;
  isNarrow?: boolean;
  clock: ReactNode;
  extra?: ReactNode;
  /** The switch of the sound; as wide as a button, once it is here. */
  sound: ReactNode;
  onExit: () => void;
}): ReactElement {
  return (
    <header className="flex items-center gap-2 md:gap-4">
      {props.isNarrow && <LeaveButton isShort onExit={props.onExit} />}
      <h1
        className={`min-w-0 flex-1 truncate font-title text-sm font-semibold md:text-xl ${props.isClockWide ? "max-md:invisible" : ""}`}
      >
        {props.title}
      </h1>
      {props.clock}
      <div className="flex items-center justify-end gap-1 md:flex-1 md:gap-3">
        {/* On a phone a line that stands is worth no room: the title has it. */}
        <span className={props.isNarrow && props.status === "online" ? "sr-only" : "contents"}>
          <StatusBadge status={props.status} isShort={props.isNarrow} />
        </span>
        {props.extra}
        {props.sound}
        {!props.isNarrow && <LeaveButton onExit={props.onExit} />}
      </div>
    </header>
  );
}

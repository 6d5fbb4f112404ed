// The top of the game screen: title, clock, how the line stands, sound, the way out.
import { useSyncExternalStore } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { sounds } from "../../../sound/index.ts";
import { IconButton } from "../../../ui/button.tsx";
import type { ConnectionStatus } from "../match-props.ts";

const STATUS_LOOKS: Readonly<Record<ConnectionStatus, string>> = {
  online: "border-line text-quiet",
  connecting: "border-spark text-spark",
  offline: "border-coral text-coral",
};

/** «✅ Онлайн» and its siblings; read out when it changes. */
export function StatusBadge({
  status,
  isShort,
}: {
  status: ConnectionStatus;
  isShort: boolean;
}): ReactElement {
  const { t } = useTranslation();
  const text = t(`match.${status}`);
  return (
    <span
      role="status"
      data-testid="connection-status"
      className={`inline-flex min-h-8 items-center rounded-full border px-3 text-sm whitespace-nowrap ${STATUS_LOOKS[status]}`}
    >
      {isShort ? (
        <>
          <span aria-hidden="true">{text.split(" ")[0]}</span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

const SPEAKER = "M4 8h3l4-3.500v11L7 12H4z";
const WAVES = "M13.500 7.500a4 4 0 0 1 0 5M15.500 5.500a7 7 0 0 1 0 9";
const CROSS = "m14 8 4 4M18 8l-4 4";

/** Sound on or off, remembered on this device. */
export function MuteButton(): ReactElement {
  const { t } = useTranslation();
  const muted = useSyncExternalStore(sounds.onChange, sounds.isMuted);
  return (
    <IconButton
      label={t(muted ? "match.unmute" : "match.mute")}
      aria-pressed={muted}
      onClick={() => sounds.setMuted(!muted)}
    >
      <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={SPEAKER}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
        <path
          d={muted ? CROSS : WAVES}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.750"
          strokeLinecap="round"
        />
      </svg>
    </IconButton>
  );
}

/** «Выйти из игры»; only its drawing where there is no room. */
export function LeaveButton({ isShort, onExit }: { isShort: boolean; onExit: () => void }): ReactElement {
  const { t } = useTranslation();
  const door = (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M8 4H4v12h4M12 6l4 4-4 4M16 10H8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.750"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
  if (isShort) {
    return (
      <IconButton label={t("match.leave")} onClick={onExit}>
        {door}
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      onClick={onExit}
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-4 font-semibold text-quiet transition-colors duration-150 hover:border-coral hover:text-coral"
    >
      {door}
      {t("match.leave")}
    </button>
  );
}

/** The header bar for wide and tall screens. `clock` and `extra` are laid in by the screen. */
export function MatchHeader(props: {
  title: string;
  status: ConnectionStatus;
  isNarrow: boolean;
  clock: ReactNode;
  extra?: ReactNode;
  onExit: () => void;
}): ReactElement {
  return (
    <header className="flex items-center gap-2 md:gap-4">
      <h1 className="min-w-0 flex-1 truncate font-title text-base font-semibold md:text-xl">{props.title}</h1>
      {props.clock}
      <div className="flex flex-1 items-center justify-end gap-1 md:gap-3">
        <StatusBadge status={props.status} isShort={props.isNarrow} />
        {props.extra}
        <MuteButton />
        <LeaveButton isShort={props.isNarrow} onExit={props.onExit} />
      </div>
    </header>
  );
}

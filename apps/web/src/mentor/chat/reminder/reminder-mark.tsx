// The small mark of a chat with a reminder, in a list: its day, or that it is time.
import { type ReactElement, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../../lib/services.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The mark of a reminder at `at`, ms since 1970. */
export function ReminderMark({ at }: { readonly at: number }): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  if (useIsDue(at))
    return (
      <span className="ml-auto shrink-0 rounded-full border border-spark/60 bg-spark/15 px-2 py-0.5 text-xs font-semibold whitespace-nowrap">
        {t("chat.remind.dueShort")}
      </span>
    );
  const day = new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "short" }).format(at);
  return (
    <span className="ml-auto inline-flex shrink-0 items-center gap-1 text-xs whitespace-nowrap text-quiet">
      <ChatIcon name="clock" size={14} />
      <span className="sr-only">{t("chat.remind.mark")}</span>
      {day}
    </span>
  );
}

/** A machine may sleep while a timer runs. */
const LOOK_EVERY_MS = 60_000;

/** Whether a time has come, told anew when it does: true from `at` (ms since 1970) on; never without one. */
export function useIsDue(at: number | undefined): boolean {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (at === undefined || at <= now) return;
    return clock.after(Math.min(Math.max(at - clock.now(), 0), LOOK_EVERY_MS), () => setNow(clock.now()));
  }, [at, now, clock]);
  return at !== undefined && at <= now;
}

// Above the box of a chat whose reminder is due: it is time, and there are the messages (MK12).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../../lib/services.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ThreadSession } from "../session/thread-session.ts";
import type { Thread } from "../session/use-thread.ts";
import { timeIn } from "./remind-times.ts";
import { useIsDue } from "./reminder-mark.tsx";
import { useReminder } from "./use-reminder.ts";

const PRESS =
  "inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold transition-colors duration-150";

/** The banner; nothing before its time. */
export function DueBanner({
  session,
  thread,
}: {
  readonly session: ThreadSession;
  readonly thread: Thread;
}): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { clock } = useServices();
  const { set, remove } = useReminder(session);
  const reminder = thread.summary?.reminder;
  const isDue = useIsDue(reminder?.at);
  if (reminder === undefined || !isDue) return null;
  const { messageId } = reminder;
  const toOptions = () => {
    const isShown = thread.messages.some(({ id }) => id === messageId);
    if (!isShown) session.show(messageId);
    requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>(
        `[data-message="${CSS.escape(messageId)}"] [data-copy]`,
      );
      first?.scrollIntoView({ block: "center" });
      first?.focus({ preventScroll: true });
    });
  };
  return (
    <section
      aria-label={t("chat.remind.due")}
      className="mb-2 flex animate-rise flex-wrap items-center justify-between gap-x-4 rounded-lg border border-spark/60 bg-spark/12 py-1.5 pr-1.5 pl-4"
    >
      <p className="flex min-h-11 items-center gap-2 font-semibold">
        <span className="text-spark">
          <ChatIcon name="clock" size={18} />
        </span>
        {t("chat.remind.due")}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <button type="button" onClick={toOptions} className={`${PRESS} bg-fuse text-night hover:bg-fuse-hot`}>
          {t("chat.remind.toOptions")}
        </button>
        <button
          type="button"
          onClick={() => void set(messageId, timeIn(1, clock.now()))}
          className={`${PRESS} hover:bg-raised`}
        >
          {t("chat.remind.later")}
        </button>
        <button type="button" onClick={() => void remove()} className={`${PRESS} hover:bg-raised`}>
          {t("chat.remind.remove")}
        </button>
      </div>
    </section>
  );
}

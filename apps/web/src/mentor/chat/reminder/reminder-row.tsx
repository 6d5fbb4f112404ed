// Below «Подожди»: one press sets when to write, another changes or removes it; when it is due, it says so (MK12).
import type { Reminder } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { browserNotifier } from "../../../lib/device/notifier.ts";
import { useServices } from "../../../lib/services.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ThreadSession } from "../session/thread-session.ts";
import { RemindForm } from "./remind-form.tsx";
import { timeIn, USUAL_DAYS } from "./remind-times.ts";
import { useIsDue } from "./reminder-mark.tsx";
import { useReminder } from "./use-reminder.ts";

const QUIET =
  "inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text";
const PRESS =
  "inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-lifted px-4 text-sm font-semibold transition-colors duration-150 hover:border-edge";

/** The row of an answer that says to wait. */
export function ReminderRow(props: {
  readonly session: ThreadSession;
  readonly messageId: string;
  /** As the answer suggests; undefined where it does not. */
  readonly waitDays: number | undefined;
  /** The chat's reminder, if it is for this answer. */
  readonly reminder: Reminder | undefined;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { clock } = useServices();
  const { set, remove } = useReminder(props.session);
  const [isChoosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const isDue = useIsDue(props.reminder?.at);
  const { messageId, reminder, waitDays = USUAL_DAYS } = props;
  const run = (work: Promise<void>) => {
    setBusy(true);
    setChoosing(false);
    void work.finally(() => setBusy(false));
  };
  const setIn = (days: number) => run(set(messageId, timeIn(days, clock.now())));
  return (
    <div className="grid justify-items-start gap-2" aria-busy={busy || undefined}>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {reminder === undefined ? (
          <button type="button" disabled={busy} onClick={() => setIn(waitDays)} className={PRESS}>
            <ChatIcon name="clock" size={18} />
            {t("chat.remind.in", { count: waitDays })}
          </button>
        ) : (
          <Standing at={reminder.at} isDue={isDue} />
        )}
        <div className={reminder === undefined ? "flex" : "-ml-3 flex"}>
          <button
            type="button"
            aria-expanded={isChoosing}
            disabled={busy}
            onClick={() => setChoosing(!isChoosing)}
            className={QUIET}
          >
            {t(reminder === undefined || isDue ? "chat.remind.other" : "chat.remind.change")}
          </button>
          {reminder !== undefined && !isDue && (
            <button type="button" disabled={busy} onClick={() => run(remove())} className={QUIET}>
              {t("chat.remind.remove")}
            </button>
          )}
        </div>
      </div>
      {isChoosing && (
        <RemindForm
          first={reminder !== undefined && !isDue ? reminder.at : timeIn(waitDays, clock.now())}
          now={clock.now()}
          onChoose={(at) => run(set(messageId, at))}
        />
      )}
      {reminder !== undefined && !isDue && <HowItComes />}
    </div>
  );
}

/** What stands: when, or that it is time. */
function Standing({ at, isDue }: { readonly at: number; readonly isDue: boolean }): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const time = new Intl.DateTimeFormat(i18n.language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
  return (
    <p role="status" className="mr-2 flex min-h-11 items-center gap-2 text-sm font-semibold">
      <span className="text-spark">
        <ChatIcon name="clock" size={18} />
      </span>
      {isDue ? t("chat.remind.dueHere") : t("chat.remind.at", { time })}
    </p>
  );
}

/** How the reminder will come, told as it is: there is nobody who could wake a closed browser. */
function HowItComes(): ReactElement {
  const { t } = useTranslation("mentor");
  const isAllowed = browserNotifier.permission() === "granted";
  return (
    <p className="max-w-[34rem] text-sm leading-snug text-quiet">
      {t(isAllowed ? "chat.remind.howNotified" : "chat.remind.howListed")}
    </p>
  );
}

// What went wrong, in the server's words, and what can be done about it: try again, look at the plans, wait for the line.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../lib/router/router.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { signUpPathFrom } from "../data/chat-place.ts";
import type { ThreadFailure } from "../session/thread-failure.ts";
import { isGuestOut, isLineLost } from "../session/thread-failure.ts";

export interface ThreadNoticeProps {
  readonly failure: ThreadFailure;
  /** The message stands in the box again. */
  readonly refused: boolean;
  /** Null where sending again is trying again. */
  readonly onRetry: (() => void) | null;
  /** Has the built-in mentor answer; null where there is nobody else than it. */
  readonly onBuiltIn: (() => void) | null;
  readonly onClose: () => void;
}

const DEED =
  "inline-flex min-h-11 items-center rounded-sm px-3 text-sm font-semibold text-fuse transition-colors duration-150 hover:bg-raised";

/** The notice above the box. */
export function ThreadNotice({
  failure,
  refused,
  onRetry,
  onBuiltIn,
  onClose,
}: ThreadNoticeProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { place } = useChatContext();
  const isOut = failure.code === "mentor/no_requests_left";
  const told = isLineLost(failure) ? t("chat.lineLost") : (failure.words ?? t("chat.failed"));
  const words = isOut ? t("chat.outOfRequests") : told;
  return (
    <div
      role="alert"
      className={`flex animate-rise flex-wrap items-center gap-x-2 rounded-md border py-1 pr-1 pl-4 text-sm ${isOut || isGuestOut(failure) ? "border-spark/70 bg-spark/10" : "border-coral/70 bg-coral/12"}`}
    >
      <p className="min-w-48 flex-1 py-2 leading-snug">
        {words}
        {refused && ` ${t("chat.stillHere")}`}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end">
        {isOut && (
          <Link to="/mentor/plans" className={DEED}>
            {t("chat.toPlans")}
          </Link>
        )}
        {isGuestOut(failure) && (
          <Link to={signUpPathFrom(place)} className={DEED}>
            {t("chat.guest.save")}
          </Link>
        )}
        {onRetry !== null && !isGuestOut(failure) && (
          <button type="button" onClick={onRetry} className={DEED}>
            {t("chat.retry")}
          </button>
        )}
        {onBuiltIn !== null && !refused && !isOut && !isGuestOut(failure) && !isLineLost(failure) && (
          <button type="button" onClick={onBuiltIn} className={DEED}>
            {t("chat.askBuiltIn")}
          </button>
        )}
        <IconButton label={t("chat.close")} onClick={onClose}>
          <Icon name="close" size={18} />
        </IconButton>
      </div>
    </div>
  );
}

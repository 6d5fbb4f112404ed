// What the person has (MP1): how many answers are left, Pro, or a mentor of their own. Leads to the plans.
import type { MentorMe } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../lib/router/router.tsx";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { signUpPathFrom } from "../data/chat-place.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The label. */
export function PlanLabel(): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { place } = useChatContext();
  const me = useQuery(mentorMeQuery(mentorApi));
  if (me.data === undefined) return null;
  const { plan, requestsLeft, isGuest } = me.data;
  const left =
    requestsLeft === null ? t("chat.plan.unlimited") : t("chat.plan.left", { count: requestsLeft });
  const guestLeft = t(requestsLeft === 0 ? "chat.guest.spent" : "chat.guest.left");
  return (
    <Link
      to={isGuest ? signUpPathFrom(place) : "/mentor/plans"}
      className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3 py-2 transition-colors duration-150 hover:border-edge"
    >
      <span className="text-fuse">
        <ChatIcon name="spark" size={18} filled />
      </span>
      <span className="grid min-w-0 leading-tight">
        <span className="text-sm font-semibold">
          {isGuest ? t("chat.guest.plan") : t(`chat.plan.${planKey(plan)}`)}
        </span>
        <span className="text-xs text-quiet">{isGuest ? guestLeft : left}</span>
      </span>
    </Link>
  );
}

function planKey(plan: MentorMe["plan"]): "free" | "credits" | "pro" | "selfHosted" {
  return plan === "self-hosted" ? "selfHosted" : plan;
}

// Sets and removes a chat's reminder; the chat and every list show it at once.
import type { ChatSummary } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Result } from "../../../lib/http/http.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { browserNotifier } from "../../../lib/device/notifier.ts";
import { CHATS_KEY } from "../data/chat-queries.ts";
import { useToast } from "../parts/toasts.tsx";
import type { ThreadSession } from "../session/thread-session.ts";

export interface ReminderHands {
  /** Reminds of this answer's messages at `at`; asks whether notifications may be shown, where nobody ever did. */
  readonly set: (messageId: string, at: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The hands for one chat. */
export function useReminder(session: ThreadSession): ReminderHands {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const queries = useQueryClient();
  const toast = useToast();
  const settle = async (result: Result<ChatSummary>) => {
    if (!result.ok) return toast({ text: result.failure.message ?? t("chat.failed") });
    session.note(result.value);
    await queries.invalidateQueries({ queryKey: CHATS_KEY });
  };
  return {
    set: async (messageId, at) => {
      const asking = browserNotifier.ask();
      await settle(await mentorApi.remind(session.id, { at, messageId }));
      // Whatever they say, the reminder stands.
      await asking.catch(() => undefined);
    },
    remove: async () => settle(await mentorApi.removeReminder(session.id)),
  };
}

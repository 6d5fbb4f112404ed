// The first message of a new chat: makes the chat, goes there, and sends.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import type { Outgoing } from "../thread/thread-session.ts";
import { useChatContext } from "./chat-context.tsx";
import { CHATS_KEY } from "./chat-queries.ts";

export interface StartChat {
  /** Whether the chat was made; if not, `fault` says why and the message stays in the box. */
  readonly start: (outgoing: Outgoing) => Promise<boolean>;
  readonly fault: string | null;
  readonly forgive: () => void;
}

/** For a new chat in a project, or in none. */
export function useStartChat(projectId: string | null): StartChat {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { sessions, go } = useChatContext();
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const start = async (outgoing: Outgoing): Promise<boolean> => {
    setFault(null);
    const made = await mentorApi.createChat(projectId === null ? {} : { projectId });
    if (!made.ok) {
      setFault(made.failure.message ?? t(made.failure.status === 0 ? "chat.lineLost" : "chat.failed"));
      return false;
    }
    const session = sessions.of(made.value.id);
    session.begin(made.value);
    void session.send(outgoing);
    void queries.invalidateQueries({ queryKey: CHATS_KEY });
    go({ kind: "chat", id: made.value.id });
    return true;
  };
  return { start, fault, forgive: () => setFault(null) };
}

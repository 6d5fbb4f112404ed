// The first message of a new chat: makes the chat, goes there, and sends.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { fromCall } from "../session/thread-failure.ts";
import type { ThreadFailure } from "../session/thread-failure.ts";
import type { Outgoing } from "../session/thread-state.ts";
import { useChatContext } from "./chat-context.tsx";
import { CHATS_KEY } from "./chat-queries.ts";

export interface StartChat {
  /** Whether the chat was made; if not, `fault` says why and the message stays in the box. */
  readonly start: (outgoing: Outgoing) => Promise<boolean>;
  readonly fault: ThreadFailure | null;
  readonly forgive: () => void;
}

/** For a new chat in a project, or in none. */
export function useStartChat(projectId: string | null): StartChat {
  const { mentorApi } = useMentorServices();
  const { sessions, go } = useChatContext();
  const queries = useQueryClient();
  const [fault, setFault] = useState<ThreadFailure | null>(null);
  /** Nothing is left, also by the server's newest word. An unreachable server is found out by the next call. */
  const hasRunOut = async (): Promise<boolean> => {
    const query = mentorMeQuery(mentorApi);
    if (queries.getQueryData(query.queryKey)?.requestsLeft !== 0) return false;
    // Who cannot ask does not know of an end: the server refuses if there is one.
    const me = await queries.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => null);
    return me?.requestsLeft === 0;
  };
  const start = async (outgoing: Outgoing): Promise<boolean> => {
    setFault(null);
    // A chat that can have no answer would stay behind empty.
    if (await hasRunOut()) {
      setFault({ code: "mentor/no_requests_left", words: null, retryAfterMs: null });
      return false;
    }
    const made = await mentorApi.createChat(projectId === null ? {} : { projectId });
    if (!made.ok) {
      setFault(fromCall(made.failure));
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

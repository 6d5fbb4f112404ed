// A chat's session as a screen's state.
import { useChat } from "@ai-sdk/react";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { ThreadMessage } from "./thread-message.ts";
import { WORDS_EVERY_MS } from "./thread-session.ts";
import type { ThreadSession } from "./thread-session.ts";
import type { ThreadState } from "./thread-state.ts";

export interface Thread extends ThreadState {
  readonly messages: readonly ThreadMessage[];
  /** Nothing may be sent or switched now: what was pressed would be lost. */
  readonly busy: boolean;
}

/** The present state of the session; fetches the chat when it is first looked at, and again when the line is back. */
export function useThread(session: ThreadSession): Thread {
  const { messages } = useChat({ chat: session.chat, throttle: WORDS_EVERY_MS });
  const state = useStore(session.store);
  useEffect(() => {
    void session.open();
    const onOnline = () => void session.open();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [session]);
  return { ...state, messages, busy: state.phase.is === "answering" };
}

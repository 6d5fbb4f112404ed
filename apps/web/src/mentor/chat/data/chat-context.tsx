// What every part of the chat may ask for: open chats, where to go, which dialog to show. Made once by the screen.
import type { ChatSummary, MentorLanguage, Project } from "@fitil/contracts";
import { createContext, useContext } from "react";
import type { Sessions } from "../session/sessions.ts";
import type { ChatPlace } from "./chat-place.ts";

export type ChatDialog =
  | { readonly kind: "rename"; readonly chat: ChatSummary }
  /** Whom the chat is with. */
  | { readonly kind: "them"; readonly chat: ChatSummary }
  | { readonly kind: "move"; readonly chat: ChatSummary }
  /** A new project; `chat` moves into it at once. */
  | { readonly kind: "new-project"; readonly chat: ChatSummary | null }
  | { readonly kind: "edit-project"; readonly project: Project }
  | { readonly kind: "profile" }
  /** A guest wants to leave. */
  | { readonly kind: "leave-guest" }
  /** A free table and an invitation to it, in the language of the chat, below `message` if there is one. */
  | { readonly kind: "play"; readonly language: MentorLanguage; readonly message?: string }
  | { readonly kind: "trash" }
  | { readonly kind: "palette" };

export interface ChatContextValue {
  readonly sessions: Sessions;
  readonly place: ChatPlace;
  readonly go: (place: ChatPlace) => void;
  readonly show: (dialog: ChatDialog | null) => void;
}

const ChatContext = createContext<ChatContextValue | null>(null);
export const ChatProvider = ChatContext.Provider;

/** The chat around. @throws when used outside of the screen, which is a bug. */
export function useChatContext(): ChatContextValue {
  const value = useContext(ChatContext);
  if (value === null) throw new Error("useChatContext outside of ChatProvider");
  return value;
}

// How a chat without a title is called, in the person's language.
import type { ChatSummary, MentorLanguage } from "@fitil/contracts";

/** The words. */
export const UNNAMED_CHAT = { ru: "Новый чат", en: "New chat" } as const;

/** The chat; one that has no title yet shows these words in its place. */
export function named<Shown extends Pick<ChatSummary, "title">>(chat: Shown, locale: MentorLanguage): Shown {
  return chat.title === "" ? { ...chat, title: UNNAMED_CHAT[locale] } : chat;
}

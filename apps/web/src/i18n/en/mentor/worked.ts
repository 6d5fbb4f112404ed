// English: what worked.
import type { MentorWords } from "../../mentor-texts.ts";

export const worked: MentorWords["worked"] = {
  title: "What worked",
  lead: "Counted from the marks you leave under messages. Only you can see it.",
  loading: "Counting...",
  failedTitle: "We could not count",
  failedText: "Your marks are safe. Check your internet and try again.",
  retry: "Try again",
  emptyTitle: "Your counts will be here",
  emptyText:
    "When you send one of the options, tap “I sent this” below it, and later say whether they answered. Over time you will see which of your messages work.",
  emptyAction: "New chat",
  all: "In total",
  sent: "Sent",
  answered: "Answered",
  share: "Reply rate",
  early: "too early to say",
  of: "{{answered}} of {{sent}}",
  ofEarly: "{{answered}} of {{sent}} – too early to say",
  untold_one: "You haven’t said yet whether {{count}} message was answered. For now it counts as unanswered.",
  untold_other:
    "You haven’t said yet whether {{count}} messages were answered. For now they count as unanswered.",
  byTone: "By tone",
  byKind: "By kind of message",
  tone: { playful: "With a smile", sincere: "Sincere", direct: "Direct" },
  kind: {
    opener: "First message",
    reply: "Reply",
    invitation: "Asking out",
    pause: "After a pause",
    farewell: "Goodbye",
  },
  caution: "These are your own chats, not a study: people differ, and a dozen messages prove very little.",
  list: "These got an answer",
  listEmpty: "No message is marked as answered yet.",
  listMore: "The latest {{count}} are shown.",
  toChat: "To the chat “{{title}}”",
};

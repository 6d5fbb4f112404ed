// English: whom a chat is with.
import type { MentorWords } from "../../mentor-texts.ts";

export const them: MentorWords["chat"]["them"] = {
  title: "Who the chat is with",
  question: "The chat is with:",
  name: "Name",
  hint: "Spark uses it in every answer of this chat.",
  change: "Change",
  gender: "This is",
  genders: { woman: "a woman", man: "a man", unsaid: "skip" },
};

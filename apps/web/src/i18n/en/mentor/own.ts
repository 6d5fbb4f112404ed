// English: how the mentor calls the person and speaks of them.
import type { MentorWords } from "../../mentor-texts.ts";

export const own: MentorWords["chat"]["own"] = {
  email: "Email",
  called: "What should we call you?",
  calledHint: "Only Spark uses this name. Your name at the game table stays as it is.",
  gender: "I’m",
  genders: { woman: "a woman", man: "a man", unsaid: "rather not say" },
};

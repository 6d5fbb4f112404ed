// English: the mentor's chat.
import type { MentorWords } from "../../mentor-texts.ts";

export const chat: MentorWords["chat"] = {};

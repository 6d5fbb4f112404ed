// English: the mentor's legal.
import type { MentorWords } from "../../mentor-texts.ts";

export const legal: MentorWords["legal"] = {};

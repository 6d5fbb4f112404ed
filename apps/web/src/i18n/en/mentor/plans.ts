// English: the mentor's plans.
import type { MentorWords } from "../../mentor-texts.ts";

export const plans: MentorWords["plans"] = {};

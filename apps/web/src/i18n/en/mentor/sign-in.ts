// English: the mentor's sign-in.
import type { MentorWords } from "../../mentor-texts.ts";

export const signIn: MentorWords["signIn"] = {};

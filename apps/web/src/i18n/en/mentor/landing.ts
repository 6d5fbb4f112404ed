// English: the mentor's landing.
import type { MentorWords } from "../../mentor-texts.ts";

export const landing: MentorWords["landing"] = {};

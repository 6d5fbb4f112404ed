// All English answers to questions of a kind, for whoever plays a scene.
import type { Lines } from "../lines.ts";
import { answers, back } from "./answers.ts";

export const englishLines: Lines = { answers, back };

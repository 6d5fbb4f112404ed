// All Russian answers to questions of a kind, for whoever plays a scene.
import type { Lines } from "../lines.ts";
import { answers, back } from "./answers.ts";

export const russianLines: Lines = { answers, back };

// All English lines in one place.
import type { Lines } from "../lines.ts";
import { answers, back } from "./answers.ts";
import { closings } from "./closings.ts";
import { leads } from "./leads.ts";
import { moves } from "./moves.ts";
import { turns } from "./turns.ts";

export const englishLines: Lines = { leads, answers, back, ...moves, ...closings, ...turns };

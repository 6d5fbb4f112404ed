// All English lines in one place.
import type { Lines } from "../lines.ts";
import { answers, back, known } from "./answers.ts";
import { turn } from "./asked.ts";
import { bare } from "./bare.ts";
import { closings } from "./closings.ts";
import { leads } from "./leads.ts";
import { moves } from "./moves.ts";
import { stories } from "./stories.ts";
import { turns } from "./turns.ts";

export const englishLines: Lines = {
  leads,
  answers,
  back,
  known,
  turn,
  bare,
  stories,
  ...moves,
  ...closings,
  ...turns,
};

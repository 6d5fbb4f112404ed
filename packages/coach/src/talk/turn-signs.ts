// What a turn of the talk may be or hold, as lists of phrases in both languages, read from `data/`.
import { patternsOf } from "../words/pattern.ts";
import signs from "./data/signs.json" with { type: "json" };

/**
 * By the list's name. `somebody` speaks of the other person: without such a word it is no matter of ours; `hello` is any greeting,
 * `greeting` only what the mentor itself may be greeted with.
 */
export const TURN_SIGNS = patternsOf(signs);

// What is asked after help (MF1): «ну так что написать?» does not step round it. Help stands for whatever goes on about the same
// people, until the person speaks of somebody else, takes the wish back, or sets an age right.
import type { HelpCase } from "./help-words.ts";
import { phrase, readText, says } from "../phrases/phrase.ts";
import en from "../data/follow-ups.en.json" with { type: "json" };
import ru from "../data/follow-ups.ru.json" with { type: "json" };

const both = (pick: (data: typeof ru) => readonly string[]) => [...pick(ru), ...pick(en)].map(phrase);
const NEW_MATTER = both((data) => data.newMatter);
const YIELDS = both((data) => data.yields);
const ADULT = both((data) => data.adult);
const THANKS = both((data) => data.thanks);
/** So many of the person's turns are looked back on. */
const MAX_TURNS = 8;

/** Cases that are a wish of the person, which they can take back. */
const WISHES: ReadonlySet<HelpCase> = new Set([
  "blackmail_wanted",
  "coercion_consent",
  "coercion_harm",
  "coercion_pressed",
  "coercion_tricks",
  "boundary_explicit",
  "boundary_followed",
  "boundary_pushed",
  "deception",
]);

/**
 * The cases that still stand from what the person said.
 * @param turns what they said, the last one now
 * @param casesOf the cases of one of these turns
 */
export function standingCases(
  turns: readonly string[],
  casesOf: (text: string, at: number) => readonly HelpCase[],
): readonly HelpCase[] {
  if (says(readText(turns.at(-1) ?? "").trim(), THANKS)) return [];
  let standing: readonly HelpCase[] = [];
  for (let at = Math.max(0, turns.length - 1 - MAX_TURNS); at < turns.length; at += 1) {
    const turn = turns[at] as string;
    const found = casesOf(turn, at);
    if (found.length > 0) standing = found;
    else if (startsNewMatter(turn)) standing = [];
    else standing = standing.filter((id) => !isLifted(id, readText(turn)));
  }
  return standing;
}

/** Whether the person turns to somebody or something else. */
function startsNewMatter(turn: string): boolean {
  return says(readText(turn), NEW_MATTER);
}

function isLifted(id: HelpCase, said: string): boolean {
  return (id === "minor" && says(said, ADULT)) || (WISHES.has(id) && says(said, YIELDS));
}

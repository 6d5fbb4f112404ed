// What is asked after help (MF1): «ну так что написать?» does not step round it. Help stands for whatever goes on about the same
// people, until the person speaks of somebody else, takes the wish back, or sets an age right.
import type { HelpCase } from "./help-words.ts";
import { phrase, readText, says } from "./phrase.ts";
import en from "./data/follow-ups.en.json" with { type: "json" };
import ru from "./data/follow-ups.ru.json" with { type: "json" };

const both = (pick: (data: typeof ru) => readonly string[]) => [...pick(ru), ...pick(en)].map(phrase);
const NEW_MATTER = both((data) => data.newMatter);
const YIELDS = both((data) => data.yields);
const ADULT = both((data) => data.adult);
const THANKS = both((data) => data.thanks);
/** So many of the person's turns are looked back on. */
const MOST_TURNS = 8;

/** Cases that are a wish of the person, which they can take back. */
const WISHES: ReadonlySet<HelpCase> = new Set([
  "blackmail_wanted",
  "coercion_consent",
  "coercion_harm",
  "coercion_pressed",
  "coercion_tricks",
  "boundary_explicit",
  "boundary_pushed",
  "deception",
]);

/**
 * The cases that still stand from what the person said before.
 * @param casesOf the cases of one text of theirs
 */
export function standingCases(
  words: string,
  earlier: readonly string[],
  casesOf: (text: string) => readonly HelpCase[],
): readonly HelpCase[] {
  const now = readText(words).trim();
  if (says(now, THANKS)) return [];
  let standing: readonly HelpCase[] = [];
  for (const turn of [...earlier.slice(-MOST_TURNS), words]) {
    const said = readText(turn);
    const found = casesOf(turn);
    if (found.length > 0) standing = found;
    else if (says(said, NEW_MATTER)) standing = [];
    else standing = standing.filter((id) => !isLifted(id, said));
  }
  return standing;
}

function isLifted(id: HelpCase, said: string): boolean {
  return (id === "minor" && says(said, ADULT)) || (WISHES.has(id) && says(said, YIELDS));
}

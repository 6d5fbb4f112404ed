// What the project's notes hold for first words: half sentences that few others say. They are the person's own words about the other one,
// so none of them stands in a message; the summary names them. [CO211]
import { holdsLeftOut, type LeftOut } from "../../chat/aside/left-out.ts";
import type { Readers } from "../../message/readers.ts";
import type { Language } from "../../transcript/transcript.ts";
import noted from "../data/project-notes.json" with { type: "json" };
import { phrasesOfTheirs } from "../options/phrase-of-theirs.ts";

/** Moves of first words. */
const FIRST_WORDS: ReadonlySet<string> = new Set(["in_first", "opener"]);
const MOST = 3;

/**
 * A sentence for the summary of first words that names what the notes hold; null where they hold nothing telling.
 * @param locale the language of the person
 */
export function projectNotesIn(
  move: string,
  notes: string,
  leftOut: LeftOut,
  { commonness }: Pick<Readers, "commonness">,
  locale: Language,
): string | null {
  if (!FIRST_WORDS.has(move)) return null;
  const spoken = { texts: notes.split("\n"), mine: "", commonness };
  const telling = phrasesOfTheirs(spoken, (words) => !holdsLeftOut(words, leftOut)).slice(0, MOST);
  if (telling.length === 0) return null;
  const { summary, quote } = noted[locale];
  const words = telling.map((one) => quote.replace("{words}", () => one)).join(", ");
  return summary.replace("{words}", () => words);
}

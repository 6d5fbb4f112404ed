// How long to wait by their own words: «давай неделю не переписываться», “a few days”, «сама напишу». The day on the reminder and what the
// summary says come from the same line of data/waits.<language>.json. [CO198]
import { phrase, readText, says } from "../safety/phrases/phrase.ts";
import en from "./data/waits.en.json" with { type: "json" };
import ru from "./data/waits.ru.json" with { type: "json" };
import type { Facts } from "../chat/talk-facts.ts";
import type { Utterance } from "../message/utterance.ts";
import type { VerdictRow } from "./verdict-table.ts";

/** A term as they name it; `first` where they name none and say that they write first. */
interface Wait {
  readonly id: string;
  readonly days: number;
  readonly says: readonly string[];
}

const compile = (waits: readonly Wait[]) => waits.map((wait) => ({ ...wait, says: wait.says.map(phrase) }));
const WAITS = [...compile(ru), ...compile(en)];
/** How many messages back a term still holds. */
const LATE = 5;

/** The term that they named last; null where they named none. */
function waitNamed(utterances: readonly Utterance[]): { readonly id: string; readonly days: number } | null {
  const theirs = utterances.slice(-LATE).filter(({ speaker }) => speaker !== "me");
  for (const { text } of theirs.toReversed()) {
    const found = WAITS.find((wait) => says(readText(text), wait.says));
    if (found !== undefined) return found;
  }
  return null;
}

/** The row with the days that they named, where it says to wait. */
export function withWaitNamed(row: VerdictRow, utterances: readonly Utterance[]): VerdictRow {
  const named = row.verdict === "wait" ? waitNamed(utterances) : null;
  return named === null ? row : { ...row, waitDays: named.days };
}

/** The term as facts that a summary may ask for: `wait_week`, `wait_first` … */
export function waitFacts(utterances: readonly Utterance[]): Facts {
  const named = waitNamed(utterances);
  return Object.fromEntries(WAITS.map(({ id }) => [`wait_${id}`, Number(id === named?.id)]));
}

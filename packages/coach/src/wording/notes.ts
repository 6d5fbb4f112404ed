// What the person asks beside the chat («приехать с цветами?», “send it?”) gets its answer first, by name. Data in data/notes.*.json.
import type { Verdict } from "../advice/advice.ts";
import { canFill, fill, type Filling } from "../cases/case.ts";
import { phrase, readText, says } from "../safety/phrase.ts";
import type { Language } from "../transcript/transcript.ts";
import en from "./data/notes.en.json" with { type: "json" };
import ru from "./data/notes.ru.json" with { type: "json" };
import { type Footing, FOOTINGS } from "./footing.ts";
import { type Facts, holdAll } from "../chat/talk-facts.ts";
import { verdictFacts } from "../deciding/verdict-table.ts";

interface Note {
  readonly says: readonly string[];
  /** It answers a question alone: said plainly the same words tell something. */
  readonly asks?: boolean;
  /** The first whose facts hold is the answer; `v_wait` and the like are the verdict, `on_open` and the like the footing. */
  readonly say: readonly { readonly when: readonly string[]; readonly say: string }[];
}

const NOTES: Readonly<Record<Language, readonly Note[]>> = { ru, en };
let compiled: readonly (readonly RegExp[])[] | undefined;

/** The answer to what the person asks; null where they ask nothing of the kind. They may ask in either language. */
export function answerToNote(
  asked: string,
  facts: Facts,
  verdict: Verdict,
  {
    locale,
    filling,
    footing,
  }: { readonly locale: Language; readonly filling: Filling; readonly footing: Footing | null },
): string | null {
  // Both languages name the same matters in the same order.
  compiled ??= ru.map((note, place) => [...note.says, ...(en[place]?.says ?? [])].map(phrase));
  const text = readText(asked);
  const known = {
    ...facts,
    ...verdictFacts(verdict),
    ...Object.fromEntries(FOOTINGS.map((each) => [`on_${each}`, Number(each === footing)])),
  };
  const isQuestion = text.includes("?");
  for (const [place, patterns] of compiled.entries()) {
    if ((NOTES[locale][place]?.asks === true && !isQuestion) || !says(text, patterns)) continue;
    const answer = NOTES[locale][place]?.say.find(
      ({ when, say }) => holdAll(when, known) && canFill({ say }, filling),
    );
    if (answer !== undefined) return fill(answer.say, filling);
  }
  return null;
}

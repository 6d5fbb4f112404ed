// What the person asks beside the chat («приехать с цветами?», “send it?”) gets its answer first: by name (data/side-questions.*.json), else by what kind
// of question it is (data/side-question-kinds.*.json: why, is it politeness, am I wrong, is it fine, shall I …) and what is going on.
import type { Verdict } from "../../advice/advice.ts";
import { canFill, fill, type Filling } from "../../cases/case.ts";
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Language } from "../../transcript/transcript.ts";
import kindsEn from "../data/side-question-kinds.en.json" with { type: "json" };
import kindsRu from "../data/side-question-kinds.ru.json" with { type: "json" };
import en from "../data/side-questions.en.json" with { type: "json" };
import ru from "../data/side-questions.ru.json" with { type: "json" };
import { type Footing, FOOTINGS } from "../footing.ts";
import { type Facts, holdAll } from "../../chat/talk-facts.ts";
import { verdictFacts } from "../../deciding/verdict-table.ts";

interface SideQuestion {
  readonly says: readonly string[];
  /** It answers a question alone: said plainly the same words tell something. */
  readonly asks?: boolean;
  /** The first whose facts hold; none where the messages are the answer. `v_wait` and the like are the verdict, `on_open` and the like the footing. */
  readonly say: readonly { readonly when: readonly string[]; readonly say: string }[];
}

type SideQuestions = Readonly<Record<Language, readonly SideQuestion[]>>;

const NAMED: SideQuestions = { ru, en };
const KINDS: SideQuestions = { ru: kindsRu, en: kindsEn };
const SENTENCE = /(?<=[.!?…])\s+|\n+/u;

/** What an answer may depend on. */
interface Circumstances {
  readonly locale: Language;
  readonly filling: Filling;
  readonly footing: Footing | null;
  /** The talk sags: their answers are short. */
  readonly sags: boolean;
}

/** The answer to what the person asks; null where they ask nothing of the kind. They may ask in either language. */
export function answerByName(
  asked: string,
  facts: Facts,
  verdict: Verdict,
  beside: Circumstances,
): string | null {
  return answerFrom(NAMED, asked, facts, verdict, beside);
}

/** The answer to the person's last question by its kind alone; null where they ask nothing, or what is going on does not answer it. [CO196] */
export function answerByKind(
  asked: string,
  facts: Facts,
  verdict: Verdict,
  beside: Circumstances,
): string | null {
  const question = asked.split(SENTENCE).findLast((sentence) => sentence.trim().endsWith("?"));
  return question === undefined ? null : answerFrom(KINDS, question.trim(), facts, verdict, beside);
}

const COMPILED = new WeakMap<SideQuestions, readonly (readonly RegExp[])[]>();

/** The patterns of both languages, which name the same matters in the same order. */
function patternsOf(notes: SideQuestions): readonly (readonly RegExp[])[] {
  const known = COMPILED.get(notes);
  if (known !== undefined) return known;
  const compiled = notes.ru.map((note, place) =>
    [...note.says, ...(notes.en[place]?.says ?? [])].map(phrase),
  );
  COMPILED.set(notes, compiled);
  return compiled;
}

function answerFrom(
  notes: SideQuestions,
  asked: string,
  facts: Facts,
  verdict: Verdict,
  { locale, filling, footing, sags }: Circumstances,
): string | null {
  const text = readText(asked);
  const known = {
    ...facts,
    ...verdictFacts(verdict),
    sags: Number(sags),
    ...Object.fromEntries(FOOTINGS.map((each) => [`on_${each}`, Number(each === footing)])),
  };
  const isQuestion = text.includes("?");
  for (const [place, patterns] of patternsOf(notes).entries()) {
    const note = notes[locale][place];
    if ((note?.asks === true && !isQuestion) || !says(text, patterns)) continue;
    if (note?.say.length === 0) return null;
    const answer = note?.say.find(({ when, say }) => holdAll(when, known) && canFill({ say }, filling));
    if (answer !== undefined) return fill(answer.say, filling);
  }
  return null;
}

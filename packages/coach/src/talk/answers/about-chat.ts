// What somebody asks about the chat at hand after an answer: «и что потом?», «что это значит?», «ты уверен?», «а если согласится?».
import type { Verdict } from "../../advice/advice.ts";
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/about-chat.en.json" with { type: "json" };
import ru from "../data/about-chat.ru.json" with { type: "json" };
import { usualAdvice } from "../offer.ts";
import type { TalkAnswer, TalkQuestion } from "../talk.ts";

/** One question, and its answer: for each verdict, or what is read in the chat between two sentences. */
interface AboutChat extends Readonly<Partial<Record<Verdict, string>>> {
  readonly kind: string;
  readonly says: readonly string[];
  readonly reads?: boolean;
  readonly before?: string;
  readonly after?: string;
}

const QUESTIONS: Readonly<Record<Language, readonly AboutChat[]>> = { ru, en };
/** A question about the chat is short; a long one has a matter of its own. */
const LONGEST = 10;

let compiled: readonly { readonly kind: string; readonly patterns: readonly RegExp[] }[] | undefined;

/** The answer to a question about the chat that was answered last; null when it is none. */
export function aboutChat(question: TalkQuestion, said: string): TalkAnswer | null {
  const { turns, locale, transcript } = question;
  const offer = turns.findLast((turn) => turn.offer !== undefined)?.offer;
  if (offer === undefined || said.split(/\s+/u).length > LONGEST) return null;
  const kind = kindOf(said);
  const asked = QUESTIONS[locale].find((one) => one.kind === kind);
  if (asked === undefined) return null;
  // Where there is no chat, what was told first is read again.
  const told = turns.find(({ role }) => role === "user")?.text ?? "";
  const read =
    asked.reads === true
      ? usualAdvice(question, { transcript, context: transcript === null ? told : "" })
      : null;
  const words = asked.reads === true ? read?.summary : asked[offer.verdict];
  if (words === undefined) return null;
  return {
    words: [asked.before, words, asked.after].filter((one) => one !== undefined).join(" "),
    advice: null,
    asks: false,
  };
}

/** The question may be in either language. */
function kindOf(said: string): string | null {
  compiled ??= [...ru, ...en].map((one) => ({ kind: one.kind, patterns: one.says.map(phrase) }));
  const text = readText(said).trim();
  return compiled.find(({ patterns }) => says(text, patterns))?.kind ?? null;
}

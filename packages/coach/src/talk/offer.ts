// The three messages that go with an answer in a talk (MS3): from the chat where there is one, from what the words name, or
// from the counsel's own lines.
import { guessLanguage } from "@fitil/language";
import type { Advice, AdviceOption, CoachQuestion, Intent, Tone, Verdict } from "../advice/advice.ts";
import { adviseFrom } from "../advising/advise-from.ts";
import { silenceIn } from "./silence.ts";
import { isCommon } from "../topics/common.ts";
import { factOf } from "../facts/facts.ts";
import type { FactId } from "../facts/facts.ts";
import { reasonsFor } from "../telling/reasons.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { choose } from "../words/choose.ts";
import type { CounselMessages, CounselTopic } from "../counsel/counsel.ts";
import { messagesOf } from "../counsel/language-data.ts";
import { spelt } from "../request/matter.ts";
import type { TalkQuestion } from "./talk.ts";

export const TONES = ["playful", "sincere", "direct"] as const satisfies readonly Tone[];
const FACTS: Readonly<Record<Tone, FactId>> = {
  playful: "laughter",
  sincere: "follow_up",
  direct: "specific_question",
};

/** From here on one calm return is due [CO16]. */
const ENOUGH_SILENCE_H = 20;

/** The mentor's usual advice on a chat, or on words alone. */
export function usualAdvice(
  question: TalkQuestion,
  on: { readonly transcript: Transcript | null; readonly context: string; readonly intent?: Intent },
): Advice | null {
  const { profile, notes, locale, take } = question;
  const intent = on.intent ?? (question.intent === "role_play" ? "reply" : question.intent);
  const earlier = question.turns.slice(0, -1).flatMap(({ role, text }) => (role === "user" ? [text] : []));
  const asked: CoachQuestion = { ...on, intent, profile, notes, locale, take, earlier };
  const outcome = adviseFrom({ ...asked, careful: question.careful ?? null });
  return outcome.ok ? outcome.advice : null;
}

/** The messages that go with a counsel; null where words are all that is wanted. */
export function offerFor(question: TalkQuestion, counsel: CounselTopic, matter: string): Advice | null {
  const { offer, wish } = counsel;
  if (offer === undefined && wish === undefined) return null;
  const usual = usualAdvice(question, {
    transcript: question.transcript,
    context: matter,
    intent: wish ?? "reply",
  });
  // What was said in the chat goes before what fits the question: after a no there is nothing but a goodbye, and while danger is in doubt
  // nothing but careful words.
  if (usual !== null && (usual.verdict === "let_it_go" || question.careful)) return usual;
  if (offer?.always === true) return fromLines(question, counsel, matter);
  if (question.transcript !== null || wish === "ask_out" || wish === "opener") return usual;
  const named = findTopics(`${matter}\n${question.notes}`).some((find) => !isCommon(find.topic));
  return offer === undefined || named ? usual : fromLines(question, counsel, matter);
}

function fromLines(question: TalkQuestion, { id, fact, offer }: CounselTopic, matter: string): Advice | null {
  if (offer === undefined) return null;
  const language = question.transcript?.language ?? languageOf(matter, question.locale);
  const on = { verdict: offer.verdict, messages: messagesOf(id, language), fact: fact ?? null };
  const [first, second, third] = TONES.map((tone) => optionOf(question, on, tone, matter));
  if (!first || !second || !third) throw new Error("Three tones give three options");
  // The words above them are said by whoever asked for the messages.
  return {
    summary: "",
    verdict: verdictOf(offer.verdict, matter),
    options: [first, second, third],
  };
}

/** How long it has been quiet says whether the pause is over. */
function verdictOf(usual: Verdict, matter: string): Verdict {
  const hours = silenceIn(spelt(matter));
  return usual !== "wait" || hours === null || hours < ENOUGH_SILENCE_H ? usual : "write_now";
}

function optionOf(
  question: TalkQuestion,
  on: { readonly verdict: Verdict; readonly messages: CounselMessages; readonly fact: FactId | null },
  tone: Tone,
  seed: string,
): AdviceOption {
  const { locale, take } = question;
  const id =
    on.verdict === "let_it_go" ? null : tone === "direct" && on.fact !== null ? on.fact : FACTS[tone];
  const fact = factOf(id ?? "accept_no");
  const reason = choose(reasonsFor(on.verdict, tone, locale), seed, take);
  return {
    tone,
    text: choose(on.messages[tone], seed, take),
    why: `${reason} ${fact.sentence[locale]}`,
    source: fact.source[locale],
  };
}

function languageOf(matter: string, locale: Language): Language {
  return /\p{L}/u.test(matter) ? guessLanguage([matter]) : locale;
}

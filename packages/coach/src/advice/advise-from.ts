// The built-in mentor's answer in its fixed shape (MS3, MS6): reads the chat, decides, and composes from what it found.
import { chatLanguage, guessLanguage } from "@fitil/language";
import { parsePastedChat } from "../talk/parse-pasted-chat.ts";
import { chatWithoutCommands, withoutCommands } from "../safety/injection.ts";
import { keepBoundary } from "../safety/keep-boundary.ts";
import { tellingIn } from "../telling/say.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { wordsOf } from "../words/pattern.ts";
import { adviseOnChat } from "../engine/advise-on-chat.ts";
import type { Advice, AdviceOption, AdviceOutcome, CoachQuestion } from "./advice.ts";
import { adviseOnMatter } from "./advise-on-matter.ts";
import { composeTexts, TONES } from "./compose.ts";
import { adviseOnFear, fearIn } from "./fear.ts";
import type { Material } from "./material.ts";
import { gather } from "./material.ts";
import { findMatter } from "./matter.ts";
import { readContext } from "./read-context.ts";
import { summarise } from "./summarise.ts";
import { theirGender } from "./their-gender.ts";
import { decide } from "./verdict.ts";
import type { Move } from "./verdict.ts";
import { reasonFor } from "./why.ts";

/** Messages at the end of a chat that its language is told from. */
const LATE = 50;
/** Takes in a row that never repeat each other while there are other words. */
const ROUND = 6;

/**
 * A summary, a verdict and three options, playful, sincere and direct. `nothing_to_go_on` (with what to ask for) where there
 * is neither a readable chat nor a word about it. The same question gives the same answer; another take, other options.
 */
export function adviseFrom(question: CoachQuestion): AdviceOutcome {
  const told = question.context.trim();
  const own = readable(question.transcript);
  const chat = own ?? parsePastedChat(told);
  const transcript = chat === null ? null : chatWithoutCommands(chat);
  const context = withoutCommands(told).trim();
  if (transcript === null && context === "") {
    return { ok: false, why: "nothing_to_go_on", ask: tellingIn(question.locale).nothing };
  }
  if (transcript !== null) {
    const language = languageOf(transcript, context, question);
    return {
      ok: true,
      advice: adviseOnChat({ ...question, context: own === null ? "" : context }, transcript, language),
    };
  }
  const materialAt = materialOf(question, context);
  const material = materialAt(question.take);
  const stands = material.diagnosis.stage === "refused";
  const guarded = (advice: Advice): Advice =>
    stands
      ? {
          ...advice,
          verdict: "let_it_go",
          options: keepBoundary(advice.options, material.language, question.take),
        }
      : advice;
  const matter = findMatter(null, context, material.diagnosis);
  if (matter !== null) return { ok: true, advice: guarded(adviseOnMatter(material, matter)) };
  const { verdict, move } = decide(material.diagnosis, question.intent);
  const fear = question.intent === "confidence" ? fearIn(context) : null;
  if (fear !== null && verdict === "write_now") {
    return { ok: true, advice: guarded(adviseOnFear(material, fear, move, true, context)) };
  }
  const summary = summarise(material, move, true, context);
  const texts = textsOf(material, move, materialAt);
  return { ok: true, advice: guarded({ summary, verdict, options: optionsOf(material, move, texts) }) };
}

/** The texts of this take, none of which an earlier take of its round has said. */
function textsOf(material: Material, move: Move, at: (take: number) => Material): readonly string[] {
  const used: string[] = [];
  for (let take = material.take - (material.take % ROUND); take < material.take; take += 1) {
    used.push(...composeTexts(at(take), move, used));
  }
  return composeTexts(material, move, used);
}

/** A transcript with a word in it, else null. */
function readable(transcript: Transcript | null): Transcript | null {
  const found = transcript?.messages.some((message) =>
    /[\p{L}\d]|\p{Extended_Pictographic}/u.test(message.text),
  );
  return found ? transcript : null;
}

/** The material of a take, in a way that reads what was told once for all of them. */
function materialOf(question: CoachQuestion, context: string): (take: number) => Material {
  const { intent, locale, profile, notes } = question;
  const diagnosis = readContext(question, context);
  const language = spokenIn(context, question);
  const gender = theirGender([], `${context} ${notes}`);
  const shared = new Set(findTopics(profile).map((find) => find.topic));
  const known = ["told", context, profile, notes].join("\n");
  const texts = [context];
  return (take) =>
    gather({ intent, locale, language, profile, shared, known, take, texts, own: [], gender, diagnosis });
}

/** Words of one's own from which an English request can be told from a name or a title. */
const ENOUGH_WORDS = 5;

/** The language of a request: of its letters, the person's own where there are too few to tell. */
function spokenIn(context: string, { locale, notes }: CoachQuestion): Language {
  const words = context.trim() === "" ? notes : context;
  if (!/\p{L}/u.test(words)) return locale;
  if (/[А-Яа-яЁё]{2}/u.test(words)) return locale === "ru" ? "ru" : guessLanguage([words]);
  return wordsOf(words).length >= ENOUGH_WORDS ? guessLanguage([words]) : locale;
}

/** The language that messages to this chat are written in. */
function languageOf({ messages }: Transcript, context: string, question: CoachQuestion): Language {
  const texts = messages.slice(-LATE).map(({ text }) => text);
  return texts.some((text) => /\p{L}/u.test(text)) ? chatLanguage(texts) : spokenIn(context, question);
}

/** The three options of a move, each with its reason. */
function optionsOf(
  material: Material,
  move: Move,
  texts: readonly string[],
): readonly [AdviceOption, AdviceOption, AdviceOption] {
  const [first, second, third] = TONES.map((tone, index) => ({
    tone,
    text: texts[index] ?? "",
    ...reasonFor(material, move, tone),
  }));
  if (!first || !second || !third) throw new Error("Three tones give three options");
  return [first, second, third];
}

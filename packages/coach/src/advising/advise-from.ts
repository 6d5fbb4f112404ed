// The built-in mentor's answer in its fixed shape (MS3, MS6): takes what there is to go on, a chat or words about one, to the reading and the writing of an answer.
import { chatLanguage, guessLanguage, requestLanguage } from "@fitil/language";
import { saysVy } from "../message/address.ts";
import { advise } from "./advise.ts";
import { coreTelling } from "../wording/library.ts";
import { newest } from "../transcript/transcript.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { toldFacts } from "../chat/aside/told.ts";
import { situationOf } from "../learnt/open-situations.ts";
import { listedNo } from "../safety/no/standing-no.ts";
import { carefully } from "../safety/careful.ts";
import type { CheckId } from "../safety/check-words.ts";
import { chatWithoutCommands, withoutCommands } from "../safety/injection.ts";
import { parsePastedChat } from "../request/parse-pasted-chat.ts";
import { reportedIn } from "../request/reported.ts";
import { chatAsMeant, isTypedInLatin, wordsAsMeant } from "../transcript/as-meant.ts";
import type { Advice, AdviceOption, AdviceOutcome, CoachQuestion } from "../advice/advice.ts";
import { toLatinLetters } from "../words/transliteration.ts";

/** From here on a doubt about danger does not keep a chat open until it is answered. */
const OVER = 0.8;

/** What advice is asked on. */
export interface AdviceQuestion extends CoachQuestion {
  /** A doubt about danger that stands: then only careful messages are offered (CO116). */
  readonly careful?: CheckId | null;
}

/**
 * A summary, a verdict and three options, playful, sincere and direct. `nothing_to_go_on` (with what to ask for) where there
 * is neither a readable chat nor a word about it. The same question gives the same answer; another take, other options.
 */
export function adviseFrom(asked: AdviceQuestion): AdviceOutcome {
  const question = asMeant(asked);
  const told = question.context.trim();
  const { chat, rest } = chatIn(question.transcript, told);
  const transcript = chat === null ? null : chatWithoutCommands(chat);
  const context = withoutCommands(rest).trim();
  if (transcript === null && context === "") {
    return { ok: false, why: "nothing_to_go_on", ask: coreTelling(question.locale).nothing };
  }
  const language =
    transcript === null ? spokenIn(context, question) : languageOf(transcript, context, question);
  const usual = advise({ ...question, context }, transcript, language);
  const advice = inDoubt(usual, { question, transcript, context, language });
  const isLatin = asked.transcript !== null && isTypedInLatin(asked.transcript);
  return { ok: true, advice: isLatin ? inLatinLetters(advice) : advice };
}

/** The question as it was meant, however it was typed. [CO210] */
function asMeant(asked: AdviceQuestion): AdviceQuestion {
  return {
    ...asked,
    context: wordsAsMeant(asked.context),
    profile: wordsAsMeant(asked.profile),
    notes: wordsAsMeant(asked.notes),
    transcript: asked.transcript === null ? null : chatAsMeant(asked.transcript),
  };
}

/** The same messages for a chat in which one writes Russian in Latin letters. [CO210] */
function inLatinLetters(advice: Advice): Advice {
  const typed = (option: AdviceOption): AdviceOption => ({
    ...option,
    text: toLatinLetters(option.text),
    ...(option.gaps !== undefined && {
      gaps: option.gaps.map((gap) => ({
        ...gap,
        ...(gap.choices && { choices: gap.choices.map(toLatinLetters) }),
      })),
    }),
  });
  const [playful, sincere, direct] = advice.options;
  return { ...advice, options: [typed(playful), typed(sincere), typed(direct)] };
}

/** Careful messages instead, where a doubt about danger stands. [CO116] */
function inDoubt(
  advice: Advice,
  read: {
    readonly question: AdviceQuestion;
    readonly transcript: Transcript | null;
    readonly context: string;
    readonly language: Language;
  },
): Advice {
  const { question, transcript, context, language } = read;
  const doubt = question.careful ?? null;
  if (doubt === null) return advice;
  const lines = transcript?.messages ?? [];
  return carefully(advice, doubt, {
    language,
    locale: question.locale,
    isFormal: saysVy(lines),
    hasNo: listedNo(lines) !== null,
    isOver: transcript !== null && isOver(transcript, context),
  });
}

/** Whether whoever read such chats would nearly always advise to end it. */
function isOver({ messages, language }: Transcript, context: string): boolean {
  return situationOf(messages, context, language).accepted.let_it_go >= OVER;
}

/** The chat that is shown, pasted, or told word for word, and what else the person says. */
function chatIn(
  transcript: Transcript | null,
  told: string,
): { readonly chat: Transcript | null; readonly rest: string } {
  if (isReadable(transcript)) return { chat: transcript, rest: told };
  const pasted = parsePastedChat(told);
  if (pasted !== null) return { chat: pasted, rest: "" };
  // «Отвечает односложно: ок, ага» tells how, not what.
  const report = toldFacts(told).has("told_dry") ? null : reportedIn(told);
  if (report === null) return { chat: null, rest: told };
  const language = guessLanguage(report.messages.map(({ text }) => text));
  return { chat: { kind: "chat", language, messages: report.messages }, rest: report.rest };
}

/** Whether there is a word in it. */
function isReadable(transcript: Transcript | null): transcript is Transcript {
  return transcript?.messages.some(({ text }) => /[\p{L}\d]|\p{Extended_Pictographic}/u.test(text)) === true;
}

/** The language that messages are written in where there is no chat. */
function spokenIn(context: string, { locale, notes }: CoachQuestion): Language {
  return requestLanguage(context === "" ? notes : context, locale);
}

/** The language that messages to this chat are written in. */
function languageOf({ messages }: Transcript, context: string, question: CoachQuestion): Language {
  const texts = newest(messages).map(({ text }) => text);
  return texts.some((text) => /\p{L}/u.test(text)) ? chatLanguage(texts) : spokenIn(context, question);
}

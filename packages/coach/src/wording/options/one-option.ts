// One of the three messages: chosen for its tone, joined with what it must answer, typed as the person types, and given its reason.
import type { AdviceOption, CoachQuestion, Tone } from "../../advice/advice.ts";
import { inVoice } from "../../cases/voice.ts";
import { factOf } from "../../facts/facts.ts";
import { saysVyLarge } from "../../message/address.ts";
import { profileAnswer } from "../../message/profile-words.ts";
import { kindOfQuestion } from "../../message/question-kind.ts";
import { formal, withLargeVy } from "../../words/formal.ts";
import type { Said } from "../aside/own-lines.ts";
import { coreTelling } from "../library.ts";
import { particularMove } from "../particulars/particulars.ts";
import { HEAVY, reasonOf } from "../summary/tell.ts";
import { gapForAsked, withAnswer } from "./answering.ts";
import { ANY_MESSAGE, chooseCase, type ChosenCase, type Occasion } from "./choose-cases.ts";
import { factFor } from "./facts-for-moves.ts";
import { caughtGap } from "./of-this-chat.ts";
import type { OptionSetting } from "./option-setting.ts";

/** A message, and what the next one is chosen for. */
export interface OptionMade {
  readonly option: AdviceOption;
  readonly next: Occasion;
  /** The study that stands beside it, or the house's own rule. */
  readonly factId: string;
}

/** A message as it was found. */
interface Found {
  readonly chosen: ChosenCase;
  /** It takes one of the two things they leave to choose between. */
  readonly isChoice: boolean;
  /** It was written for what their last turn has come to. */
  readonly isParticular: boolean;
}

/**
 * The message of a tone.
 * @param before what it is chosen for, as the messages before it leave it
 * @param shown studies that stand beside those
 */
export function oneOption(
  setting: OptionSetting,
  tone: Tone,
  before: Occasion,
  shown: ReadonlySet<string>,
): OptionMade {
  const { days, filling } = setting.read;
  const occasion = {
    ...before,
    filling: { ...before.filling, when: dayFor(tone, days) ?? filling.when },
  };
  const found = find(setting, tone, occasion);
  const next = afterOption(occasion, found.chosen);
  const { text, gaps } = finished(setting, joined(setting, tone, found, next));
  const { why, source, factId } = reasoned(setting, tone, text, found, shown);
  const { utterances } = setting.read;
  const option = {
    tone,
    text: saysVyLarge(utterances) ? withLargeVy(text) : text,
    ...(gaps.length === 0 ? {} : { gaps }),
    why,
    source,
  };
  return { option, next, factId };
}

/** A choice that they leave goes first, then what is written for this particular, then for this move, then for any. */
function find(
  { choose, cases, told, read: { row }, language }: OptionSetting,
  tone: Tone,
  occasion: Occasion,
): Found {
  const say = choose({ tone, seed: occasion.seed, take: occasion.take });
  if (say !== null) {
    const chosen = { case: { move: row.move, tone, register: "plain" as const, say }, text: say };
    return { chosen, isChoice: true, isParticular: false };
  }
  const particular =
    told.particular === null
      ? null
      : chooseCase(cases, tone, { ...occasion, move: particularMove(told.particular) });
  const chosen =
    particular ??
    chooseCase(cases, tone, occasion) ??
    chooseCase(cases, tone, { ...occasion, move: ANY_MESSAGE });
  if (chosen === null) throw new Error(`No case for ${row.move}, ${tone}, in ${language}`);
  return { chosen, isChoice: false, isParticular: particular !== null };
}

/** The message behind a word for what they feel, with their question answered and the person's aside in it. */
function joined(
  { cases, reactions, read: { row, asked }, isOffer, isWhole, withAside, language }: OptionSetting,
  tone: Tone,
  { chosen, isChoice, isParticular }: Found,
  next: Occasion,
): Said {
  const felt =
    reactions === null || isParticular ? null : chooseCase(cases, tone, { ...next, move: reactions });
  const answering = withAnswer(
    { text: felt === null ? chosen.text : `${felt.text} ${chosen.text}`, gaps: chosen.case.gaps ?? [] },
    // What is chosen leaves no gap for it.
    { move: row.move, asked, isOffer, isWhole: isChoice || isParticular || isWhole },
  );
  return withAside(answering, !isChoice, { tone, language, seed: next.seed, take: next.take });
}

/** The message as the person would type it, its gaps in their places. */
function finished(
  { question, asking, place, read: { row, asked }, taps, isFormal, voice, language }: OptionSetting,
  { text, gaps }: Said,
): Said {
  const placed = place(answered(text, asking, question), gaps);
  const { answerTo } = coreTelling(question.locale);
  const left = (placed.gaps ?? [])
    .filter(({ id }) => placed.text.includes(`{gap:${id}}`))
    .map((gap) => gapForAsked(caughtGap(gap, row.move, taps), placed.text, asked, answerTo));
  return inVoice({ text: isFormal ? formal(placed.text) : placed.text, gaps: left }, voice, language);
}

/** Why it works, with the study that it goes by. */
function reasoned(
  { told, read: { row, filling }, question: { locale } }: OptionSetting,
  tone: Tone,
  text: string,
  { chosen, isParticular }: Found,
  shown: ReadonlySet<string>,
): { readonly why: string; readonly source: string; readonly factId: string } {
  const about = { move: row.move, tone, text, isSpecific: isSpecific(chosen) };
  // The words for a situation give their own reason.
  const id = told.situation === null && !isParticular ? factFor(about, filling.them) : null;
  const fact = factOf(id ?? OWN_RULE);
  // The same study three times proves no more than once; what stands without one is the house's own rule.
  const isNew = id !== null && !shown.has(id);
  const move = told.row === HEAVY ? HEAVY : row.move;
  const reason = reasonOf(coreTelling(locale), move, tone, { ...told, filling });
  return {
    why: `${reason} ${isNew ? fact.sentence[locale] : ""}`.trim(),
    source: (isNew ? fact : factOf(OWN_RULE)).source[locale],
    factId: fact.id,
  };
}

/** Whether a message takes up what this chat is about. */
function isSpecific({ case: { topic, words, near } }: ChosenCase): boolean {
  return topic !== undefined || words !== undefined || near !== undefined;
}

/** Any fact whose source is the house itself. */
const OWN_RULE = "accept_no";

/** Of the days that are offered the direct message takes another than the first two. */
function dayFor(tone: Tone, days: readonly string[]): string | null {
  return (tone === "direct" ? days[1] : days[0]) ?? null;
}

/** What the next option is chosen for: it asks nothing that this one asks, and not all three say the same words back. */
function afterOption(occasion: Occasion, { case: { say }, text }: ChosenCase): Occasion {
  const { filling } = occasion;
  const left = {
    ...filling,
    about: say.includes("{about}") ? null : filling.about,
    quote: say.includes("{quote}") ? null : filling.quote,
  };
  return {
    ...occasion,
    filling: left,
    used: new Set([...occasion.used, text]),
  };
}

/** Where the person's own answer begins a sentence. */
const OPENS = /(^|[.!?…]\s)\{gap:answer\}/u;

/** What the person has written about themselves answers in their own words (MC3) [CO33]. */
function answered(text: string, asked: string, { profile, locale }: CoachQuestion): string {
  const own = profileAnswer(profile, kindOfQuestion(asked), locale === "ru");
  if (own === null) return text;
  const opening = own.charAt(0).toUpperCase() + own.slice(1);
  return text.replace(OPENS, (_, before: string) => before + opening).replace("{gap:answer}", own);
}

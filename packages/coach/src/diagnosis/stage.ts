// Where a chat stands [CO10–CO29]: the first rule that holds. SPEC.md has them in words.
import { standingBoundary } from "../safety/boundaries.ts";
import type { TranscriptMessage } from "../transcript/transcript.ts";
import { findAll, has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { actOf, asks, invites, laughs, proposes, refuses, saysFree } from "./acts.ts";
import type { Act, Diagnosis, Mood, Side, Stage } from "./diagnosis.ts";
import { hintedAt } from "./hints.ts";
import { isDeadEnd } from "./knocks.ts";
import { HOUR, isHearty, SIGNALS } from "./signals.ts";
import { isSoftNo } from "./soft-no.ts";

/** What the rules look at. */
export interface Facts {
  readonly messages: readonly TranscriptMessage[];
  readonly last: Diagnosis["last"];
  /** How often my messages at the end have knocked [CO73]. */
  readonly knocks: number;
  readonly me: Side;
  readonly them: Side;
  readonly turns: number;
  readonly mood: Mood;
  readonly openQuestion: string | null;
  readonly gapHours: number | null;
}

export interface StageFinding {
  readonly stage: Stage;
  /** Words of theirs that show it; null where nothing was said. */
  readonly evidence: string | null;
  readonly act: Act | null;
  /** The message of mine they hint at. */
  readonly hintedAt?: number;
}

/** After this many further messages of theirs an old soft no is taken back by themselves. */
const NO_OUTLIVED = 3;
const LONG_SILENCE_HOURS = 20;
const ME_TOO = /^(?:и )?(?:я тоже|взаимно|и ты мне|тоже|me too|same|same here|likewise|you too)[^\p{L}\d]*$/u;
const AFFECTION = wordPattern(
  "скучаю|соскуч*|нравишься|думаю о тебе|обнимаю|miss you|like you|thinking of you",
);

/** The stage of a chat whose messages are all real ones. */
export function stageOf(facts: Facts): StageFinding {
  const { messages } = facts;
  const theirs = messages.flatMap((message, at) => (message.speaker === "me" ? [] : [at]));
  const lastAt = theirs.at(-1);
  const run = lastRun(messages);
  const invited = lastAt !== undefined && wasInvited(messages, run.start);
  const theirAct = run.texts.length === 0 ? null : (mutual(messages, run) ?? actOfRun(run.texts, invited));
  const evidence = run.texts.length === 0 ? null : evidenceOf(run.texts, theirAct, invited);
  const found = (stage: Stage, words: string | null = evidence): StageFinding => ({
    stage,
    evidence: words,
    act: theirAct,
  });

  const no = findRefusal(messages);
  if (no !== null) return found("refused", no);
  if (theirAct === "not_ready") return found("not_ready");
  const soft = theirAct === "agreed" || theirAct === "invitation" ? null : findSoftNo(messages);
  if (soft !== null) return found("not_ready", soft);
  if (messages.length === 0) return { stage: "empty", evidence: null, act: null };
  const declines = countDeclines(messages);
  const off = theirAct === "declined" || theirAct === "busy";
  if (declines.flat >= 2 && off && !namesOther(run.texts.join(" "))) return found("declined_twice");
  if (facts.last === "me") return found(mineLast(facts, theirAct, invited, run.texts));
  const hint = theirAct === "declined" ? null : hintedAt(messages.slice(0, run.start), run.texts);
  if (hint !== null && !invited) return { ...found("hinted"), hintedAt: hint };
  return found(theirsLast(facts, theirAct, run.texts));
}

/** «Я тоже» to a warm word of mine is as warm; null for anything else. */
function mutual(
  messages: readonly TranscriptMessage[],
  run: { readonly start: number; readonly texts: readonly string[] },
): Act | null {
  const mine = messages[run.start - 1]?.text ?? "";
  const same = run.texts.length === 1 && ME_TOO.test(plain(run.texts[0] ?? "").trim());
  return same && (has(mine, SIGNALS.compliment) || has(mine, AFFECTION)) ? "compliment" : null;
}

/** Their last run of messages; empty when they have said nothing. */
function lastRun(messages: readonly TranscriptMessage[]): {
  readonly start: number;
  readonly texts: readonly string[];
} {
  const end = messages.findLastIndex((message) => message.speaker !== "me");
  let start = end;
  while (start > 0 && messages[start - 1]?.speaker !== "me") start -= 1;
  const texts = end < 0 ? [] : messages.slice(start, end + 1).map((message) => message.text);
  return { start, texts };
}

/** Whether my run of messages before `start` invited them, or named another day for an invitation of just before. */
function wasInvited(messages: readonly TranscriptMessage[], start: number): boolean {
  for (let at = start - 1; at >= 0 && messages[at]?.speaker === "me"; at -= 1) {
    const text = messages[at]?.text ?? "";
    if (proposes(text) || (namesDay(text) && invitedBefore(messages, at))) return true;
  }
  return false;
}

const SAME_MATTER = 6;
const MOST_DAY_WORDS = 7;

/** «А в среду?» is an invitation where one stands right before. */
function namesDay(text: string): boolean {
  return asks(text) && has(text, SIGNALS.date) && wordsOf(text).length <= MOST_DAY_WORDS;
}

function invitedBefore(messages: readonly TranscriptMessage[], at: number): boolean {
  return messages
    .slice(Math.max(0, at - SAME_MATTER), at)
    .some((message) => message.speaker === "me" && proposes(message.text));
}

const WEIGHT: readonly Act[] = [
  "refusal",
  "not_ready",
  "declined",
  "thanks_for_date",
  "agreed",
  "invitation",
  "trouble",
  "voice",
  "question",
  "busy",
  "goodbye",
  "compliment",
  "apology",
  "story",
  "laughter",
  "thanks",
  "greeting",
  "short",
  "unread",
];

/** The weightiest act of a run: several bubbles are one answer. */
function actOfRun(texts: readonly string[], invited: boolean): Act {
  const acts = texts.map((text) => actOf(text, invited));
  return WEIGHT.find((act) => acts.includes(act)) ?? "story";
}

function evidenceOf(texts: readonly string[], act: Act | null, invited: boolean): string | null {
  const found = texts.findLast((text) => actOf(text, invited) === act) ?? texts.at(-1) ?? null;
  if (act !== "invitation" || found === null) return found;
  // Of a long message the inviting sentence is what counts.
  return found.split(/(?<=[.!?…])\s+/u).findLast((sentence) => invites(sentence)) ?? found;
}

/** The words of a clear no that still stands [CO10]; null when there is none. */
function findRefusal(messages: readonly TranscriptMessage[]): string | null {
  const refusing = (at: number): boolean => refuses(messages[at]?.text ?? "", wasInvited(messages, at));
  const standing = standingBoundary(messages, refusing);
  return standing === null ? null : (messages[standing.at]?.text ?? null);
}

/** The words of a soft no that still stands [CO82]; they take it back as they take back a clear one. */
function findSoftNo(messages: readonly TranscriptMessage[]): string | null {
  const theirs = messages.filter((message) => message.speaker !== "me").slice(-NO_OUTLIVED);
  return theirs.findLast((message) => isSoftNo(message.text))?.text ?? null;
}

/** How often they could not come and named no other time: «завал», «потом», «пока не знаю». */
function countDeclines(messages: readonly TranscriptMessage[]): { readonly flat: number } {
  let flat = 0;
  for (const [at, message] of messages.entries()) {
    if (message.speaker === "me" || messages[at - 1]?.speaker !== "me" || !wasInvited(messages, at)) continue;
    const act = actOf(message.text, true);
    if ((act === "declined" || act === "busy") && !namesOther(message.text)) flat += 1;
  }
  return { flat };
}

/** Whether a «cannot» names another time. */
function namesOther(text: string): boolean {
  const days = new Set(
    findAll(text, SIGNALS.date).map((find) =>
      plain(find.words)
        .replace(/^[вВ] /u, "")
        .slice(0, 5),
    ),
  );
  return days.size >= 2 || (days.size === 1 && has(text, SIGNALS.alternative));
}

function mineLast(facts: Facts, theirAct: Act | null, invited: boolean, texts: readonly string[]): Stage {
  const { knocks, gapHours } = facts;
  if (knocks >= 4) return "silent_long";
  if (knocks >= 2) return "double_text";
  // «И тебе спасибо» after a date is no end of it.
  if (theirAct === "thanks_for_date" && !asks(lastOf(facts.messages))) return "after_date";
  if (!invited && isMyDeadEnd(facts.messages, theirAct, texts))
    return theirAct === "trouble" ? "trouble" : "my_dead_end";
  if (
    (theirAct === "agreed" || theirAct === "invitation") &&
    (invited || theirAct === "invitation") &&
    hasTime(facts.messages)
  ) {
    return "agreed_mine_last";
  }
  if (theirAct === "busy") return "they_are_busy";
  if (theirAct === "goodbye" && (gapHours ?? 0) < LONG_SILENCE_HOURS) return "goodbye";
  if (gapHours !== null && gapHours >= LONG_SILENCE_HOURS) return "silence_over";
  return "waiting";
}

function lastOf(messages: readonly TranscriptMessage[]): string {
  return messages.at(-1)?.text ?? "";
}

/** What they tell, as opposed to what they only say. */
const TELLS: ReadonlySet<Act> = new Set(["story", "compliment", "apology", "trouble", "laughter", "voice"]);
const TOLD_WORDS = 3;

/** They told something, and all I said was «Понятно» [CO72]. */
function isMyDeadEnd(
  messages: readonly TranscriptMessage[],
  theirAct: Act | null,
  texts: readonly string[],
): boolean {
  if (theirAct === null || !TELLS.has(theirAct)) return false;
  if (!texts.some((text) => wordsOf(text).length >= TOLD_WORDS)) return false;
  const start = messages.findLastIndex((message) => message.speaker !== "me") + 1;
  return messages.slice(start).every((message) => isDeadEnd(message.text));
}

function theirsLast(facts: Facts, act: Act | null, texts: readonly string[]): Stage {
  const said = texts.join(" ");
  if (act === "agreed") return hasTime(facts.messages) && !asks(said) ? "agreed" : "said_yes";
  if (act === "declined") return namesOther(said) ? "declined_with_alternative" : "declined";
  if (act === "thanks_for_date" || mineThanks(facts.messages)) return "after_date";
  if (act === "invitation") return "invited_by_them";
  if (act === "trouble") return "trouble";
  if (act === "busy") return "they_are_busy";
  if (act === "goodbye") return "goodbye";
  // «Ого» after three hours is no warmth, whatever was said before [CO84].
  const dry = act === "short" && !isHearty(texts.at(-1) ?? "");
  if ((isRipe(facts) && !dry) || isFree(facts, said)) return "ripe";
  if (facts.openQuestion !== null && act !== "voice") return "their_question";
  if (act === "greeting" && facts.them.messages <= 2) return "greeting";
  if (facts.mood === "cold") return "cold";
  if (act === "compliment" || act === "voice") return "warm";
  return facts.mood === "warm" && !dry ? "warm" : "flat";
}

/** They and I have just met: thanks for it stand among the last four messages. */
function mineThanks(messages: readonly TranscriptMessage[]): boolean {
  return messages.slice(-4).some((message) => has(message.text, SIGNALS.afterDate));
}

/** A day and an hour stand in the last messages, or a day somebody said yes to. */
function hasTime(messages: readonly TranscriptMessage[]): boolean {
  const late = messages.slice(-6).map((message) => message.text);
  return late.some((text) => has(text, SIGNALS.date)) && late.some((text) => HOUR.test(text));
}

/** They are free on the day I asked about [CO23]: there is no better moment. */
function isFree(facts: Facts, said: string): boolean {
  const asked = facts.messages.findLast((message) => message.speaker === "me")?.text ?? "";
  return facts.mood !== "cold" && saysFree(said, asked) && asks(asked) && has(asked, SIGNALS.date);
}

/** Warm, mutual and long enough to meet [CO24]. */
function isRipe(facts: Facts): boolean {
  const { them, me, turns, mood } = facts;
  if (mood !== "warm" || them.messages < 3 || me.messages < 2 || turns < 5) return false;
  const theirs = facts.messages.filter((message) => message.speaker !== "me").slice(-4);
  const invested = theirs.some(({ text }) => asks(text) || laughs(text) || has(text, SIGNALS.compliment));
  const long = theirs.some(({ text }) => wordsOf(text).length >= 8);
  if (facts.openQuestion !== null && turns < 7) return false;
  return invested || long;
}

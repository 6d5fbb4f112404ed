// The concrete things in a chat that a message can pick up [CO3]: theirs above mine, late above early, and nothing they
// said they dislike.
import { repairAlphabets } from "@fitil/language";
import { findTopics } from "../topics/find-topics.ts";
import type { Language, TranscriptMessage } from "../transcript/transcript.ts";
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { asks, isAttachment, isGreeting, isShort, promises } from "./acts.ts";
import type { StoryMood } from "../lines/stories.ts";
import type { Hook } from "./diagnosis.ts";
import { LEADING, phrasesOf, QUOTE_LENGTH, wordsAround } from "./phrases.ts";
import { moodOfStory } from "./story-mood.ts";

const DISLIKE = wordPattern(
  "не люблю|не хочу|только не в|только не на|ненавижу|терпеть не могу|не пью|не ем|не мое|аллергия|бесит|бесят|не смотрю|не читаю|не фанат*|не понимаю|боюсь|надоел*|hate|don't like|do not like|can't stand|allergic|not into|don't drink|don't eat|not a fan|never liked|sick of|tired of",
);
const QUOTED = /[«“„"]([^«»“”„"]{2,50})[»”“"]/gu;
/** Topics that nearly every chat touches: they yield to anything more special. */
const COMMON = new Set([
  "evening",
  "weekend",
  "weather",
  "sleep",
  "work",
  "walk",
  "family",
  "talk_voice",
  "games",
  "home",
  "school_kids",
]);
const VERY_COMMON = new Set(["evening", "weekend"]);

/** Whether nearly every chat touches this topic, so that it tells little. */
export function isCommon(topic: string): boolean {
  return COMMON.has(topic) && topic !== "walk" && topic !== "games";
}

/** Words that carry nothing by themselves; a quote needs others. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "я|ты|он|она|мы|вы|они|и|а|но|да|нет|ну|в|на|с|у|к|о|по|за|из|от|до|не|ни|же|бы|то|это|все|всё|так|как|что|уже|еще|очень|просто|тоже|мне|тебе|меня|тебя|было|была|был|есть|буду|надо|можно|привет|спасибо|ок|хорошо|ладно|i|you|he|she|we|they|it|and|but|or|a|an|the|to|of|in|on|at|for|with|is|was|am|are|be|been|have|has|had|do|did|my|your|me|so|just|too|very|yes|no|ok|okay|well|hi|hey|hello|thanks|that|this|it's|i'm".split(
    "|",
  ),
);
/** A thing («сноуборд») goes before what one does («ездила», «готовлю»). */
const VERB =
  /^(?:[а-я]+(?:[аяеиу]л|[аяеиу]ла|[аяеиу]ли|лся|лась|лись|ться|[аеиыяу]ть|аю|яю|ую|еваю|лю|жу|чу|усь|юсь|аешь|уешь)|[a-z]+ing)$/u;
const AS_VERB = 0.8;
/** Of two things in one message the later one is a little fresher. */
const LATER_IN_TEXT = 0.15;
const MINE = 0.6;
const STORY = 4.1;
const UNUSED = 0.6;
/** Sentences that tell nothing: quoted back they sound like mockery. */
const NO_STORY = wordPattern(
  "звучит|пропал|пропала|какое еще|какой еще|какая еще|удиви меня|surprise me|согласн*|не знаю|наверное|может быть|посмотрим|подумаю|давай|понятно|хорошая идея|отличная идея|не думаю|мне кажется|тоже хочу|было бы|ни разу не|не очень|ну такое|как обычно|как всегда|все хорошо|все нормально|скажу позже|sounds|let you know|i guess|maybe|not really|fair enough|same here|makes sense|i don't think|never been|always wanted|we'll see|good idea|not much|nothing much",
);
/** So many words may be no more than such a sentence. */
const EMPTY_PHRASE = 6;
/** Moods that a reply cannot pass by. */
const STRONG: ReadonlySet<StoryMood> = new Set([
  "hurt",
  "found",
  "doubt",
  "relief",
  "tease",
  "mishap",
  "annoyed",
  "odd",
  "feat",
]);
const IN_HAND = 2.4;

/** Hooks of a chat, best first. A hook of words they said (`quote`) comes last, and only where they said something. */
export function findHooks(
  messages: readonly TranscriptMessage[],
  notes: string,
  language: Language,
): readonly Hook[] {
  const best = new Map<string, Hook>();
  const disliked = new Set<string>();
  const lastTheirs = messages.findLastIndex((message) => message.speaker !== "me");
  const asked = messages.findLastIndex((message, at) => at < lastTheirs && message.speaker === "me");
  const keep = (hook: Hook): void => {
    const before = best.get(hook.topic);
    if (!before || before.weight < hook.weight) best.set(hook.topic, hook);
  };
  for (const [at, message] of messages.entries()) {
    // «🎤 Голосовое сообщение 0:47» is no talk about voice messages.
    if (isAttachment(message.text) || isGreeting(message.text)) continue;
    const text = repairAlphabets(message.text, language);
    const late = (2 * (at + 1)) / messages.length;
    const weight = (message.speaker === "them" ? 3 : message.speaker === "unknown" ? 2.2 : MINE) + late;
    // What they have just answered is still the matter in hand.
    const inHand = at === asked && asks(message.text) ? IN_HAND : 0;
    for (const match of text.matchAll(QUOTED)) {
      const quote = (match[1] ?? "").trim();
      const title = titleIn(quote);
      if (title !== null)
        keep({
          topic: "title",
          quote,
          name: title,
          words: wordsAround(text.replaceAll(/[«»“”„"]/gu, ""), plainStart(text, match.index), quote.length),
          speaker: message.speaker,
          at,
          weight: weight + 0.3,
        });
    }
    for (const find of findTopics(text)) {
      if (isDisliked(text, find.start)) {
        // What they do not care for is no hook, whoever else has named it.
        if (message.speaker !== "me") disliked.add(find.topic);
        continue;
      }
      // «Видела, ты бегаешь марафоны»: that is mine, and nothing to ask them about.
      // «Напишу вечером» is no talk about evenings.
      if (isVeryCommon(find.topic) && promises(text)) continue;
      const ofMe = message.speaker === "them" && saysOfMe(text, find.start);
      // What only I brought up and everyone speaks of is no hook.
      if (message.speaker === "me" && isCommon(find.topic)) continue;
      const verb = !find.topic.startsWith("place:") && VERB.test(plain(find.quote)) ? AS_VERB : 0;
      const common = VERY_COMMON.has(find.topic) ? 1.6 : COMMON.has(find.topic) ? 0.9 : 0;
      keep({
        topic: find.topic,
        quote: find.quote,
        words: wordsAround(text, find.start, find.quote.length),
        speaker: message.speaker,
        ...(ofMe ? { ofMe } : {}),
        at,
        weight: ofMe
          ? MINE
          : weight + inHand - common - verb + (LATER_IN_TEXT * find.start) / Math.max(1, text.length),
      });
    }
  }
  for (const topic of disliked) best.delete(topic);
  for (const find of findTopics(notes)) {
    if (!isDisliked(notes, find.start))
      keep({
        topic: find.topic,
        quote: find.quote,
        words: wordsAround(notes, find.start, find.quote.length),
        speaker: "them",
        at: -1,
        weight: 1.9,
      });
  }
  const phrase = phraseHook(messages);
  // A thing they have named just before says more than a sentence of theirs.
  const named = [...best.values()].some(
    (hook) => hook.speaker !== "me" && hook.at >= 0 && hook.at >= lastTheirs - 2 && !COMMON.has(hook.topic),
  );
  if (phrase) keep(named ? { ...phrase, weight: Math.min(phrase.weight, UNUSED) } : phrase);
  return [...best.values()].toSorted((one, other) => other.weight - one.weight || other.at - one.at);
}

/**
 * The name in quotes as it can stand in a sentence, or null. A Russian name in an oblique case («Чайку») goes back to its
 * first form where that is sure, and is given up where it is not; a common word in quotes is no name.
 */
function titleIn(quote: string): string | null {
  if (!/\p{L}{2}/u.test(quote) || !/^[\p{Lu}\d]/u.test(quote)) return null;
  if (!/[А-Яа-яЁё]/.test(quote)) return quote;
  const words = quote.split(" ");
  if (words.length === 1 && /[^аеёиоуыэюя]у$/u.test(quote)) return `${quote.slice(0, -1)}а`;
  if (words.length === 1 && /[^аеёиоуыэюя]ю$/u.test(quote)) return `${quote.slice(0, -1)}я`;
  return words.some((word) => /(?:[уюыеоё]|ой|ей|ом|ем|ах|ях|ого|его|ых|их)$/u.test(word) && word.length > 3)
    ? null
    : quote;
}

/** Where a quoted name begins once all quotes are gone. */
function plainStart(text: string, quote: number): number {
  return text.slice(0, quote).replaceAll(/[«»“”„"]/gu, "").length;
}

/** Whether it only names a time of the week. */
export function isVeryCommon(topic: string): boolean {
  return VERY_COMMON.has(topic);
}

/** Whether the clause around `place` says they do not like it. */
function isDisliked(text: string, place: number): boolean {
  const start = Math.max(
    ...[".", "!", "?", ",", ";", ")", "\n"].map((sign) => text.lastIndexOf(sign, place - 1) + 1),
    0,
  );
  const rest = text.slice(place).search(/[.!?,;)\n]/u);
  const clause = text.slice(start, rest < 0 ? text.length : place + rest);
  return has(clause, DISLIKE);
}

const OF_ME =
  /(?<!\p{L})(?:ты|вы)\s(?:\p{L}+\s){0,2}\p{L}+(?:ешь|ишь|ёшь|ешься|ишься|ете|ите)(?!\p{L})|(?<!\p{L})у (?:тебя|вас)(?!\p{L})|(?<!\p{L})(?:твой|твоя|твое|твои|твоего|твоей|твоих|твою)(?!\p{L})|(?<!\p{L})(?:you(?:'re| are)? (?:\p{L}+ )?(?:run|play|cook|climb|ski|surf|have|like|love|do|make|write|paint|travel|work|bake|ride|swim|dance|sing|read|collect|into|a|an)|you've got|your)(?!\p{L})/u;

/** Whether the sentence around `place` tells of the person, and asks nothing. */
function saysOfMe(text: string, place: number): boolean {
  const start = Math.max(...[".", "!", "?", "\n"].map((sign) => text.lastIndexOf(sign, place - 1) + 1), 0);
  const rest = text.slice(place).search(/[.!?\n]/u);
  const end = rest < 0 ? text.length : place + rest;
  return text.charAt(end) !== "?" && OF_ME.test(plain(text.slice(start, end)));
}

/** The fullest clause of what they said last, to be quoted as it stands. */
function phraseHook(messages: readonly TranscriptMessage[]): Hook | null {
  const last = messages.findLastIndex((other) => other.speaker !== "me");
  const places = messages
    .flatMap((message, at) => (message.speaker !== "me" && tells(toldPart(message.text)) ? [at] : []))
    .slice(-3)
    .toReversed();
  for (const at of places) {
    const message = messages[at] as TranscriptMessage;
    const told = toldPart(message.text);
    const whole = told.length <= QUOTE_LENGTH && !/[.!?…\n()]\s*\S/u.test(told);
    const parts = whole ? [trimSigns(told)] : phrasesOf(told).map((part) => part.replace(LEADING, ""));
    const clauses = parts.filter((clause) => fullWords(clause) >= 2 && !has(clause, NO_STORY));
    const found = clauses.toSorted((one, other) => fullWords(other) - fullWords(one))[0];
    if (!found) continue;
    // A story they have just told, with no topic in it, is what to answer; an old phrase is a last resort.
    const untold = fullWords(found) >= 3 && isOwnStory(told);
    const weight = at !== last ? 0.7 : untold ? STORY : 1.5;
    return { topic: "quote", quote: found, words: told, speaker: message.speaker, at, weight };
  }
  return null;
}

/** What a message tells, without what it asks. */
function toldPart(text: string): string {
  if (!asks(text)) return text;
  return text
    .split(/(?<=[.!?…)])\s+/u)
    .filter((sentence) => !asks(sentence))
    .join(" ");
}

/** Whether it tells anything; a short message of an empty phrase does not. */
function tells(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || isShort(text) || isAttachment(text)) return false;
  return !has(text, NO_STORY) || wordsOf(text).length > EMPTY_PHRASE;
}

/** Whether it is a story for itself: no topic is known for it, or only one that everybody speaks of, in passing. */
function isOwnStory(told: string): boolean {
  const topics = findTopics(told);
  if (topics.length === 0) return true;
  return topics.every((find) => COMMON.has(find.topic)) && STRONG.has(moodOfStory(told));
}

/** Words that open a message and say nothing yet. */
const OPENING_WORDS =
  /^(?:(?:привет\p{L}*|слушай|прикинь|представь|знаешь|короче|ну|кстати|а?ха(?:ха)+\p{L}*|hey|hi|hello|haha|lmao|lol|omg|ngl|tbh|wow|well|okay|ok|so|honestly|guess what)[\s,!.)]+)+/iu;

/** The text without quotes, opening words, and signs at its ends. */
function trimSigns(text: string): string {
  return text
    .replaceAll(/[«»“”„"{}<>]/gu, "")
    .replace(OPENING_WORDS, "")
    .replaceAll(/^[\s,.:;–-]+|[\s,.:;!?…()–-]+$/gu, "");
}

function fullWords(clause: string): number {
  return wordsOf(plain(clause)).filter((word) => !EMPTY_WORDS.has(word)).length;
}

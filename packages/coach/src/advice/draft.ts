// One message of one tone, from the material: the words just said are answered first, then the hook is picked up.
import { isShort, promises } from "../diagnosis/acts.ts";
import type { Act } from "../diagnosis/diagnosis.ts";
import { SIGNALS } from "../diagnosis/signals.ts";
import { isCommon } from "../diagnosis/hooks.ts";
import { moodOfStory } from "../diagnosis/story-mood.ts";
import { phrasesOf } from "../diagnosis/phrases.ts";
import type { Moment, Toned } from "../lines/lines.ts";
import { has, wordPattern } from "../words/pattern.ts";
import { thingIn } from "../topics/things.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Tone } from "./advice.ts";
import { agreedWords } from "./agreed-words.ts";
import { bridged } from "./bridge.ts";
import { answer } from "./draft-answer.ts";
import { bareQuestion } from "./draft-bare.ts";
import { filled, place } from "./draft-base.ts";
import type { Draft } from "./draft-base.ts";
import { dated, invite, otherTime } from "./draft-dated.ts";
import { question } from "./draft-question.ts";
import { goThere, openDoor, revive } from "./draft-turns.ts";
import { quotable } from "./fill.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";
import { story, storyLater } from "./draft-story.ts";
import { threadFor } from "./thread-for.ts";
import { betweenUs, toldMood } from "./told-mood.ts";
import type { Move } from "./verdict.ts";

const GRAVE = wordPattern(
  "умер|умерла|умерло|не стало|похорон*|больнице|больницу|уволили|сократили|расстались|passed away|died|funeral|hospital|got fired|laid off|heartbroken",
);
const LONGEST_QUOTE = 44;
/** A message above this many characters loses what it can do without. */
const ROOMY = 170;

/** The draft of one option; `attempt` gives other words when the first were no good. */
export function draft(material: Material, move: Move, tone: Tone, attempt: number): string {
  const one = { material, tone, attempt, thread: threadFor(material, move, tone) };
  // A hurt is answered before anything else.
  if (["reply", "answer", "early_invite"].includes(move) && betweenUs(material) !== null) return story(one);
  switch (move) {
    case "reply":
      if (material.diagnosis.theirLastAct === "voice") return voiced(one);
      if (has(material.diagnosis.theirLast ?? "", SIGNALS.joy)) return story(one, "feat");
      return reply(one, momentOf(material.diagnosis.theirLastAct));
    case "answer":
      return answer(one);
    case "care":
      return care(one);
    case "later":
      return reply(one, "later");
    case "revive":
      if (material.diagnosis.theirLastAct === "compliment") return reply(one, "compliment");
      return revive(one, bodyOf(one, "story"));
    case "tomorrow":
      return reply(one, "tomorrow");
    case "busy":
      // Who promised to write is not asked about their work.
      return reply(one, promises(material.diagnosis.evidence ?? "") ? "later" : "busy");
    case "opener":
      return opener(one);
    case "early_invite":
      return tone === "direct" ? invite(one) : reply(one, momentOf(material.diagnosis.theirLastAct));
    case "invite":
      return invite(one);
    case "there":
      return goThere(one);
    case "accept":
      return dated(one, material.lines.accept);
    case "other_time":
      return kindly(one, otherTime(one));
    case "second_date":
      return dated(one, material.lines.secondDate);
    case "no_time":
      return filled(one, material.lines.noTime, { ask: askAside(one) });
    case "confirm":
      return filled(one, material.lines.confirm, { q: agreedWords(material) });
    case "day_of":
      return filled(one, material.lines.dayOf, { q: agreedWords(material, "hour") });
    case "no":
      return farewell(one, material.lines.no);
    case "open_door":
      return openDoor(one);
    case "silent_no":
      return farewell(one, material.lines.silentNo);
  }
}

/** They are about to speak: all ears, and where to begin. */
function voiced(one: Draft): string {
  const { material, tone, attempt } = one;
  const then = pick(material, `${tone}/voice`, material.lines.voiceThen[tone], attempt);
  return `${filled(one, material.lines.voice, {})} ${then}`;
}

/** A new day for someone who is ill or tired begins with a word about that. */
function kindly(one: Draft, text: string): string {
  const { material, tone, attempt } = one;
  if (!has(material.diagnosis.evidence ?? "", SIGNALS.trouble)) return text;
  const { playful, sincere } = material.lines.leads.trouble;
  return `${pick(material, "kindly", tone === "playful" ? playful : sincere, attempt, place(tone))} ${text}`;
}

function momentOf(act: Act | null): Moment {
  switch (act) {
    case "laughter":
    case "short":
    case "apology":
    case "compliment":
    case "thanks":
    case "greeting":
      return act;
    case "unread":
      return "short";
    case "refusal":
    case "not_ready":
    case "declined":
    case "invitation":
    case "agreed":
    case "goodbye":
    case "busy":
    case "trouble":
    case "thanks_for_date":
    case "question":
    case "voice":
    case "story":
    case null:
      return "story";
  }
}

function reply(one: Draft, moment: Moment): string {
  const { material, thread, tone } = one;
  if (isFelt(one, moment)) return story(one);
  const own = bodyOf(one, moment);
  // Words of theirs in quotes are the answer already; so is a reply that quotes a single word.
  const quoting = thread === null ? /^[^.!?]*[«“]/u.test(own) : thread.topic === null;
  if (quoting && FRESH.has(moment)) return own;
  const lead = feltLead(one, moment) ?? leadOf(one, moment);
  if (lead === "" || own.length > ROOMY - 20) return own;
  const both =
    UNHURRIED.has(moment) && tone === "sincere"
      ? `${lead} ${own} ${pick(material, "tail", material.lines.noRush, one.attempt, place(tone))}`.trim()
      : `${lead} ${own}`;
  if (tone === "sincere" && thread?.topic && material.shared.has(thread.topic.id) && moment === "story") {
    return `${pick(material, "shared", material.lines.shared, one.attempt)} ${own}`;
  }
  return both.length > 240 ? own : both;
}

/** First words that answer the mood of a story: a tease always, other strong moods in the playful option. */
function feltLead(one: Draft, moment: Moment): string | null {
  const { material, tone } = one;
  const { moods } = material.lines.stories;
  if (toldMood(material) === "tease") return filled(one, moods.tease.react, {});
  if (moment !== "story" || tone !== "playful") return null;
  const mood = moodOfStory(material.diagnosis.theirLast ?? "");
  return FELT.has(mood) ? filled(one, moods[mood].react, {}) : null;
}

/** Whether the story itself is answered: a tease without a topic, or a mishap with a thing of the topic («рейс») in it. */
function isFelt({ material, thread }: Draft, moment: Moment): boolean {
  const said = material.diagnosis.theirLast ?? "";
  if (toldMood(material) === "tease") return thread?.topic == null;
  if (moment !== "story" || !thread?.topic || !FELT.has(moodOfStory(said))) return false;
  const thing = thingIn(material.language, said) ?? "";
  return findTopics(thing).some((find) => find.topic === thread.topic?.id);
}

/** Moods that are answered before a topic is. */
const FELT: ReadonlySet<string> = new Set(["mishap", "annoyed", "odd", "feat"]);

function leadOf(one: Draft, moment: Moment): string {
  const { diagnosis, lines, own } = one.material;
  const wordless = moment === "short" && !/[\p{L}\d]/u.test(diagnosis.theirLast ?? "");
  const about = one.thread?.about ? { about: one.thread.about } : {};
  const lead = filled(one, lines.leads[wordless ? "emoji" : moment], about);
  // Nobody says hello twice.
  const greeted = moment === "greeting" && own.some((text) => has(text, SIGNALS.greeting));
  return greeted ? lead.replace(/^(?:Привет|Hi)!\s*/u, "") : lead;
}

/** Messages into a silence say that it may last. */
const UNHURRIED: ReadonlySet<Moment> = new Set(["later", "busy", "tomorrow"]);
/** Moments right after the story: later a first reaction would come too late. */
const FRESH: ReadonlySet<Moment> = new Set(["story", "short", "laughter"]);
/** Moments whose sincere and direct leads name the topic themselves. */
const NAMED_IN_LEAD: ReadonlySet<Moment> = new Set(["story", "later", "opener"]);

/** What the message is about: a line on the topic, words of theirs, or an easy question. */
function bodyOf(one: Draft, moment: Moment): string {
  const { material, tone, attempt, thread } = one;
  const { lines, diagnosis } = material;
  if (thread?.topic) {
    if (tone === "playful") return pick(material, "playful/topic", thread.topic.playful, attempt);
    if (NAMED_IN_LEAD.has(moment)) return question(one);
    return bridged(material, thread, question(one), attempt, place(tone));
  }
  if (thread?.hook.topic === "quote" && moment === "apology") return bareQuestion(material, tone, attempt);
  if (thread?.hook.topic === "quote") return FRESH.has(moment) ? story(one) : storyLater(one);
  if (thread)
    return filled(one, lines.title, {
      q: quotable(thread.hook.name ?? thread.hook.quote, LONGEST_QUOTE),
    });
  const said = diagnosis.theirLast ?? "";
  if (moment === "story" && diagnosis.theirLastAct === "story" && moodOfStory(said) !== "plain")
    return story(one);
  const quoted = quotable(phrasesOf(said)[0] ?? "", LONGEST_QUOTE);
  const fits = moment === "short" && isShort(said) && quoted !== "";
  const easy = bareQuestion(material, tone, attempt);
  return fits ? `${filled(one, lines.bare.short, { q: quoted })} ${easy}` : easy;
}

/** Something to talk about besides meeting: their topic where there is one, else an easy question. */
function askAside(one: Draft): string {
  const { material, tone, attempt, thread } = one;
  if (thread?.topic && !isCommon(thread.topic.id) && tone !== "playful")
    return bridged(material, thread, question(one), attempt, place(tone));
  return bareQuestion(material, tone, attempt);
}

function care(one: Draft): string {
  const { material, tone, attempt } = one;
  const { lines, diagnosis } = material;
  const said = diagnosis.evidence ?? diagnosis.theirLast ?? "";
  if (has(said, GRAVE)) {
    return `${filled(one, lines.leads.grave, {})} ${pick(material, `${tone}/comfort`, lines.comfort[tone], attempt)}`;
  }
  const lead = filled(one, lines.leads.trouble, {});
  // The direct one leaves the choice to them and asks nothing more.
  if (tone === "direct") return `${lead} ${pick(material, "care/tail", lines.careTail, attempt)}`.trim();
  return `${lead} ${pick(material, `${tone}/care`, lines.care, attempt)}`;
}

function opener(one: Draft): string {
  const { material, thread } = one;
  const { language } = material;
  const own = bodyOf(one, "opener");
  const plainHello = language === "ru" ? "Привет!" : "Hi!";
  // A quote greets and goes straight to it; a topic has a first sentence of its own.
  const hello = thread?.topic ? leadOf(one, "opener") : plainHello;
  const named = nameOf(material);
  const greeted =
    named === null
      ? hello
      : hello.replace(plainHello, language === "ru" ? `${named}, привет!` : `Hi ${named}!`);
  return `${greeted} ${own}`;
}

/** The name on a profile («Аня, 27»); null when there is none. */
function nameOf(material: Material): string | null {
  if (material.diagnosis.kind !== "profile") return null;
  const found = /^\s*(\p{Lu}\p{Ll}{1,14}),?\s+\d{2}(?!\d)/u.exec(material.opening);
  return found?.[1] ?? null;
}

function farewell(one: Draft, last: Toned): string {
  const { material, tone, attempt } = one;
  const { lines } = material;
  const hard = has(material.diagnosis.evidence ?? "", SIGNALS.hardStop);
  if (hard)
    return `${filled(one, lines.hardNo, {})} ${pick(material, "hard", lines.hardNoThen, attempt, place(tone))}`;
  const topics = material.threads.flatMap((thread) =>
    thread.topic && !isCommon(thread.topic.id) ? [thread.topic] : [],
  );
  // The direct one is the shortest; the other two wish different things where the chat had two topics.
  const topic = tone === "direct" ? undefined : (topics[place(tone)] ?? topics[0]);
  const wish =
    topic === undefined ? "" : material.language === "ru" ? `Пусть ${topic.wish}.` : `I hope ${topic.wish}.`;
  return filled(one, last, {
    wish,
    middle: pick(material, "middle", lines.noHard, attempt, place(tone)),
    farewell: pick(material, "farewell", material.lines.farewell, attempt, place(tone)),
  });
}

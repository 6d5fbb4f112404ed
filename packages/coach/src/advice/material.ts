// Everything a message may be made of, gathered once for a question.
import type { Act, Diagnosis, Hook } from "../diagnosis/diagnosis.ts";
import { isCommon, isVeryCommon } from "../diagnosis/hooks.ts";
import { englishLines } from "../lines/en/index.ts";
import type { Lines } from "../lines/lines.ts";
import { russianLines } from "../lines/ru/index.ts";
import { aboutOf, topicIn } from "../topics/find-topics.ts";
import type { Topic } from "../topics/topic.ts";
import type { Language } from "../transcript/transcript.ts";
import { choose, hashText } from "../words/choose.ts";
import { plain } from "../words/plain.ts";
import type { Intent } from "./advice.ts";
import { quotable } from "./fill.ts";
import type { Gender } from "./their-gender.ts";

/** A hook with what can be said about it in the language of the chat. */
export interface Thread {
  readonly hook: Hook;
  /** Null for words of theirs and names, which are quoted as they stand. */
  readonly topic: Topic | null;
  /** «про горы», “the mountains”; null without a topic. */
  readonly about: string | null;
}

export interface Material {
  readonly intent: Intent;
  /** The language of the messages. */
  readonly language: Language;
  /** The language of everything said to the person. */
  readonly locale: Language;
  readonly diagnosis: Diagnosis;
  readonly lines: Lines;
  /** Best first; never empty of sense, possibly empty. */
  readonly threads: readonly Thread[];
  /** The thread this take is about; null when the chat has none. */
  readonly main: Thread | null;
  /** Another one for the third option, the main one when there is none. */
  readonly second: Thread | null;
  /** Topics that the person's own profile speaks of too. */
  readonly shared: ReadonlySet<string>;
  /** Of the other one, as far as the chat tells. */
  readonly gender: Gender | null;
  readonly profile: string;
  /** Own messages, newest last: none is repeated. */
  readonly own: readonly string[];
  /** Plain words of both sides: what was asked is not asked again. */
  readonly saidAll: string;
  readonly seed: string;
  /** The first words of the chat or the profile. */
  readonly opening: string;
  readonly take: number;
}

export interface MaterialNeeds {
  readonly intent: Intent;
  readonly locale: Language;
  readonly language: Language;
  readonly profile: string;
  readonly shared: ReadonlySet<string>;
  /** All that is known, from the chat to the profile: what is chosen hangs on it. */
  readonly known: string;
  readonly take: number;
  readonly texts: readonly string[];
  readonly own: readonly string[];
  readonly gender: Gender | null;
  readonly diagnosis: Diagnosis;
}

/** How much weaker than the best a hook may be to take its place in another take. */
const COMPARABLE = 1.7;
/** Hooks up to this weight are used when there is nothing else. */
const LAST_RESORT = 0.7;
/** What both care about goes before what only one of them does. */
const SHARED_BONUS = 1.3;

/** Where the talk is about meeting, what is mine may be a reason to meet. */
const MEETING: ReadonlySet<string> = new Set(["ripe", "said_yes", "invited_by_them", "after_date", "hinted"]);

/** Gathers the material of one question. */
export function gather(needs: MaterialNeeds): Material {
  const { diagnosis, language } = needs;
  const { shared } = needs;
  const threads = diagnosis.hooks
    .map((hook) => (shared.has(hook.topic) ? { ...hook, weight: hook.weight + SHARED_BONUS } : hook))
    .toSorted((one, other) => other.weight - one.weight)
    .filter((hook) => hook.ofMe !== true || needs.intent === "ask_out" || MEETING.has(diagnosis.stage))
    .filter((hook) => hook.topic !== "quote" || isQuotedAct(diagnosis.theirLastAct))
    .flatMap((hook) => threadOf(hook, language));
  const best = threads[0];
  const close = threads.filter((thread) => best && thread.hook.weight >= best.hook.weight - COMPARABLE);
  const special = close.filter(
    (thread) => !isVeryCommon(thread.hook.topic) && thread.hook.weight > LAST_RESORT,
  );
  // A thing of theirs goes before what nearly every chat touches, and before what only I have named.
  const theirs = special.filter(
    (thread) => thread.hook.speaker !== "me" && !(thread.topic !== null && isCommon(thread.topic.id)),
  );
  const concrete = theirs.filter((thread) => thread.hook.topic !== "quote");
  const near = [concrete, theirs, special].find((list) => list.length > 0) ?? close;
  const take = Math.abs(Math.trunc(needs.take)) || 0;
  const main = near[take % Math.max(1, near.length)] ?? best ?? null;
  const others = near.filter(
    (thread) =>
      thread !== main &&
      thread.topic !== null &&
      thread.hook.speaker !== "me" &&
      (!isCommon(thread.topic.id) || main?.topic == null || isCommon(main.topic.id)) &&
      !isVeryCommon(thread.topic.id),
  );
  return {
    intent: needs.intent,
    language,
    locale: needs.locale,
    diagnosis,
    lines: language === "ru" ? russianLines : englishLines,
    threads,
    main,
    second: others[0] ?? main,
    shared,
    gender: needs.gender,
    profile: needs.profile,
    own: needs.own,
    saidAll: plain(needs.texts.join(" ")),
    seed: seedOf(needs.known),
    opening: needs.texts[0] ?? "",
    take,
  };
}

/** A short stand-in for everything that was said: choosing looks at it dozens of times. */
function seedOf(said: string): string {
  return `${hashText(said)}/${hashText(`${said.length} ${said}`)}`;
}

/** Words of theirs are quoted back when they tell something; a farewell or a compliment is not taken apart. */
function isQuotedAct(act: Act | null): boolean {
  return (
    act === null ||
    act === "story" ||
    act === "apology" ||
    act === "short" ||
    act === "question" ||
    act === "unread"
  );
}

function threadOf(hook: Hook, language: Language): readonly Thread[] {
  const topic = topicIn(language, hook.topic);
  if (topic) return [{ hook, topic, about: aboutOf(language, topic, hook.quote) }];
  return quotable(hook.quote, 60) === "" ? [] : [{ hook, topic: null, about: null }];
}

/**
 * One of `list` for this chat, place and take; `attempt` counts up when a text was no good, `offset` sets those apart who
 * choose from the same list.
 */
export function pick<T>(
  material: Material,
  place: string,
  list: readonly T[],
  attempt: number,
  offset = 0,
): T {
  return choose(list, `${place}#${attempt}\n${material.seed}`, material.take + offset);
}

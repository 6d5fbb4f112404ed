// One message of one tone, from the material: the words just said are answered first, then the hook is picked up.
import { isShort } from "../diagnosis/acts.ts";
import type { Act } from "../diagnosis/diagnosis.ts";
import { SIGNALS } from "../diagnosis/signals.ts";
import { isCommon, phrasesOf } from "../diagnosis/hooks.ts";
import type { Moment, QuestionKind, Toned } from "../lines/lines.ts";
import { has, plain, wordPattern, wordsOf } from "../words/pattern.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Tone } from "./advice.ts";
import { agreedWords } from "./agreed-words.ts";
import { bridged } from "./bridge.ts";
import { daysIn } from "./days.ts";
import { canFill, fill, quotable } from "./fill.ts";
import type { Marks } from "./fill.ts";
import type { Material, Thread } from "./material.ts";
import { pick } from "./material.ts";
import { profileAnswer } from "./profile-words.ts";
import { kindOfQuestion } from "./question-kind.ts";
import type { Move } from "./verdict.ts";

const GRAVE = wordPattern(
  "умер|умерла|умерло|не стало|похорон*|больнице|больницу|уволили|сократили|расстались|passed away|died|funeral|hospital|got fired|laid off|heartbroken",
);
const DATED: ReadonlySet<Move> = new Set(["invite", "accept", "other_time", "second_date"]);
const LONGEST_QUOTE = 44;
/** So many days of the list are proposed unasked. */
const USUAL_DAYS = 5;
/** A message above this many characters loses what it can do without. */
const ROOMY = 170;

/** The draft of one option; `attempt` gives other words when the first were no good. */
export function draft(material: Material, move: Move, tone: Tone, attempt: number): string {
  const thread = tone === "direct" ? material.second : material.main;
  const one = { material, tone, attempt, thread: DATED.has(move) ? datedThread(material, thread) : thread };
  switch (move) {
    case "reply":
      if (material.diagnosis.theirLastAct === "voice") return filled(one, material.lines.voice, {});
      return reply(one, momentOf(material.diagnosis.theirLastAct));
    case "answer":
      return answer(one);
    case "care":
      return care(one);
    case "later":
      return reply(one, "later");
    case "tomorrow":
      return reply(one, "tomorrow");
    case "busy":
      return reply(one, "busy");
    case "opener":
      return opener(one);
    case "early_invite":
      return tone === "direct" ? invite(one) : reply(one, momentOf(material.diagnosis.theirLastAct));
    case "invite":
      return invite(one);
    case "accept":
      return dated(one, material.lines.accept);
    case "other_time":
      return dated(one, material.lines.otherTime);
    case "second_date":
      return dated(one, material.lines.secondDate);
    case "no_time":
      return filled(one, material.lines.noTime, {
        ask: pick(material, "easy", material.lines.easy, attempt, place(tone)),
      });
    case "confirm":
      return filled(one, material.lines.confirm, { q: agreedWords(material) });
    case "day_of":
      return filled(one, material.lines.dayOf, { q: agreedWords(material, "hour") });
    case "no":
      return farewell(one, material.lines.no);
    case "silent_no":
      return farewell(one, material.lines.silentNo);
  }
}

/** Tones that choose from one list stand apart by their place. */
function place(tone: Tone): number {
  return tone === "playful" ? 0 : tone === "sincere" ? 1 : 2;
}

/** What the meeting is about: what the invitation was about, else the best topic that is more than a weekday. */
function datedThread(material: Material, usual: Thread | null): Thread | null {
  const { invitationAt, stage } = material.diagnosis;
  const topical = material.threads.filter((thread) => thread.topic !== null && !isCommon(thread.topic.id));
  if (stage !== "ripe") {
    const invited = topical.find((thread) => thread.hook.at === invitationAt);
    if (invited) return invited;
  }
  if (usual?.topic && topical.includes(usual)) return usual;
  return topical[0] ?? null;
}

interface Draft {
  readonly material: Material;
  readonly tone: Tone;
  readonly attempt: number;
  readonly thread: Thread | null;
}

function filled(one: Draft, lines: Toned, marks: Marks): string {
  const { material, tone, attempt } = one;
  const usable = lines[tone].filter((line) => canFill(line, marks));
  const list = usable.length > 0 ? usable : [""];
  return fill(pick(material, `${tone}/line`, list, attempt), marks);
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
  const own = bodyOf(one, moment);
  // Words of theirs in quotes are the answer already; so is a reply that quotes a single word.
  if (
    thread === null ? moment === "short" : thread.topic === null && (moment === "story" || moment === "short")
  )
    return own;
  const lead = leadOf(one, moment);
  if (lead === "" || own.length > ROOMY - 20) return own;
  const both = `${lead} ${own}`;
  if (tone === "sincere" && thread?.topic && material.shared.has(thread.topic.id) && moment === "story") {
    return `${pick(material, "shared", material.lines.shared, one.attempt)} ${own}`;
  }
  return both.length > 240 ? own : both;
}

function leadOf(one: Draft, moment: Moment): string {
  return filled(one, one.material.lines.leads[moment], one.thread?.about ? { about: one.thread.about } : {});
}

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
  if (thread)
    return filled(one, thread.hook.topic === "quote" ? lines.quote : lines.title, {
      q: quotable(thread.hook.name ?? thread.hook.quote, LONGEST_QUOTE),
    });
  const said = diagnosis.theirLast ?? "";
  const quoted = quotable(phrasesOf(said)[0] ?? "", LONGEST_QUOTE);
  const fits = moment === "short" && isShort(said) && quoted !== "";
  return fits ? filled(one, lines.shortQuote, { q: quoted }) : filled(one, lines.bare, {});
}

/** A question on the thread that nobody in the chat has asked yet. */
function question(one: Draft): string {
  const { material, tone, attempt, thread } = one;
  const list = thread?.topic ? thread.topic.ask : material.lines.back.open;
  const fresh = list.filter((ask) => !wasAsked(ask, material));
  const usable = fresh.length > 1 ? fresh : list;
  // The second and the third option ask different things: each tone has its half of the list.
  const half =
    usable.length >= 4 ? usable.filter((_, index) => index % 2 === (tone === "sincere" ? 0 : 1)) : usable;
  return usable.length >= 4
    ? pick(material, `${tone}/ask`, half, attempt)
    : pick(material, "ask", half, attempt, place(tone));
}

/** Whether most full words of a question stand in the chat already. */
function wasAsked(ask: string, material: Material): boolean {
  const words = wordsOf(plain(ask)).filter((word) => word.length > 3);
  const known = words.filter((word) =>
    material.saidAll.includes(word.slice(0, Math.max(4, word.length - 2))),
  );
  return words.length > 0 && known.length / words.length > 0.6;
}

function answer(one: Draft): string {
  const { material, tone, attempt, thread } = one;
  const asked = material.diagnosis.openQuestion ?? "";
  const kind = kindOfQuestion(asked);
  const own = tone === "playful" ? null : profileAnswer(material.profile, kind, material.language === "ru");
  const said = own ?? pick(material, `${tone}/answer`, material.lines.answers[kind][tone], attempt);
  const touched =
    !ABOUT_THEM.has(kind) &&
    thread?.topic &&
    findTopics(asked).some((find) => find.topic === thread.topic?.id);
  const topical =
    touched ||
    (thread?.topic &&
      (ABOUT_TOPIC.has(kind) || (tone === "direct" && kind !== "job" && thread.hook.speaker !== "me")));
  const backs = material.lines.back[kind].filter((line) => !wasAsked(line, material));
  const list = backs.length > 0 ? backs : material.lines.back[kind];
  const then = topical
    ? bridged(material, thread, question(one), attempt, place(tone))
    : pick(material, "back", list, attempt, place(tone));
  return `${said} ${then}`;
}

/** Questions about the person, whatever topic their words touch. */
const ABOUT_THEM: ReadonlySet<QuestionKind> = new Set([
  "job",
  "how_are_you",
  "plans",
  "past_days",
  "doing_now",
  "looking_for",
  "origin",
]);
/** Questions whose answer is about the topic at hand, whoever brought it up. */
const ABOUT_TOPIC: ReadonlySet<QuestionKind> = new Set([
  "favourite",
  "choice",
  "yes_no",
  "open",
  "permission",
]);

function care(one: Draft): string {
  const { material, tone, attempt } = one;
  const { lines, diagnosis } = material;
  const said = diagnosis.evidence ?? diagnosis.theirLast ?? "";
  if (has(said, GRAVE)) return filled(one, lines.leads.grave, {});
  const lead = filled(one, lines.leads.trouble, {});
  // The direct one leaves the choice to them and asks nothing more.
  if (tone === "direct") return lead;
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
  const found = /^\s*(\p{Lu}\p{Ll}{1,14}),?\s+\d{2}(?!\d)/u.exec(material.seed);
  return found?.[1] ?? null;
}

function invite(one: Draft): string {
  const { material, thread, attempt } = one;
  const { lines, diagnosis } = material;
  const body = dated(one, lines.invite);
  const asked = diagnosis.openQuestion;
  const leads = asked === null ? lines.inviteLead : lines.answerInPerson;
  const marks: Marks = {
    ...(thread?.about ? { about: thread.about } : {}),
    ...(asked === null ? {} : { q: quotable(asked, 40) }),
  };
  const usable = leads.filter((line) => canFill(line, marks));
  if (usable.length === 0) return body;
  const lead = fill(pick(material, `${one.tone}/lead`, usable, attempt), marks);
  const both = lead === "" ? body : `${lead} ${body}`;
  return asked === null && both.length > 210 ? body : both;
}

/** A line with a place and a time in it. */
function dated(one: Draft, lines: Toned): string {
  const { material, thread, tone, attempt } = one;
  const dates = thread?.topic?.date ?? material.lines.defaultDates;
  const { time, other, day } = timesOf(material, tone);
  return filled(one, lines, { date: pick(material, "date", dates, attempt, place(tone)), time, other, day });
}

/** The time to propose and another one: what they named goes first. */
function timesOf(
  material: Material,
  tone: Tone,
): { readonly time: string; readonly other: string; readonly day: string } {
  const { days } = material.lines;
  const named = daysIn(material.diagnosis.theirDays);
  const usual = days.slice(0, USUAL_DAYS).map(([key]) => key);
  const open = usual.filter((key) => !named.closed.includes(key));
  const free = open.length > 1 ? open : usual;
  // What they say of days counts where the talk is about meeting; «сегодня» in a story is no proposal.
  const { stage } = material.diagnosis;
  const planning =
    stage === "invited_by_them" || stage === "said_yes" || stage === "declined_with_alternative";
  const wanted = named.open.find((key) => planning || (usual.includes(key) && stage !== "after_date"));
  const first = wanted ?? pick(material, "day", free, 0, place(tone));
  const rest = free.filter((key) => key !== first);
  const second = pick(material, `${tone}/other`, rest, 0);
  const found = days.find(([key]) => key === first);
  return {
    time: found?.[1] ?? "",
    day: found?.[2] ?? "",
    other: days.find(([key]) => key === second)?.[1] ?? "",
  };
}

function farewell(one: Draft, lines: Toned): string {
  const { material, tone, attempt } = one;
  const hard = has(material.diagnosis.evidence ?? "", SIGNALS.hardStop);
  if (hard) return filled(one, material.lines.hardNo, {});
  const topics = material.threads.flatMap((thread) =>
    thread.topic && !isCommon(thread.topic.id) ? [thread.topic] : [],
  );
  // The direct one is the shortest; the other two wish different things where the chat had two topics.
  const topic = tone === "direct" ? undefined : (topics[place(tone)] ?? topics[0]);
  const wish =
    topic === undefined ? "" : material.language === "ru" ? `Пусть ${topic.wish}.` : `I hope ${topic.wish}.`;
  return filled(one, lines, {
    wish,
    farewell: pick(material, "farewell", material.lines.farewell, attempt, place(tone)),
  });
}

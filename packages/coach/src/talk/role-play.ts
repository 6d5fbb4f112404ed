// Practice: the mentor plays the other person, from the hooks of the chat, and reviews the person's own lines (MS4) [CO60–CO63].
import { guessLanguage } from "@fitil/language";
import { asks, invites, isGreeting, isShort, proposes } from "../diagnosis/acts.ts";
import { isCommon, isVeryCommon } from "../diagnosis/hooks.ts";
import { countLines, say } from "../telling/say.ts";
import { aboutOf, findTopics, topicIn } from "../topics/find-topics.ts";
import type { Topic } from "../topics/topic.ts";
import type { Language } from "../transcript/transcript.ts";
import { choose } from "../words/choose.ts";
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { quotable } from "../advice/fill.ts";
import { kindOfQuestion } from "../advice/question-kind.ts";
import { SIGNALS } from "../diagnosis/signals.ts";
import { englishLines } from "../lines/en/index.ts";
import { russianLines } from "../lines/ru/index.ts";
import { TURN_SIGNS } from "./phrases.ts";
import { ROLE_LINES } from "./role-lines.ts";
import type { Level, RoleLines } from "./role-lines.ts";
import type { TalkQuestion } from "./talk.ts";

/** A scene in progress. */
export interface Scene {
  /** What it is about, in the person's words. */
  readonly words: string;
  /** The person's lines so far, the newest last. */
  readonly lines: readonly string[];
  /** How the other one is played. */
  readonly level: Level;
  /** The last turn only chose the level. */
  readonly levelled: boolean;
  /** The last turn ends it. */
  readonly stopped: boolean;
}

const STARTER =
  /^[^:：]{0,60}(?:сценари\p{L}*|scenario|scene|сцен\p{L}*|practi[sc]e|role-?play)[^:：]{0,20}[:：]?\s*/iu;
const HER = wordPattern(
  "она|ее|ей|с ней|девушк*|подруг*|незнакомк*|коллегу-девушку|она архитектор|she|her|girl|woman|girlfriend",
);
const HIM = wordPattern("он|его|ему|с ним|парень|парня|парнем|парню|мужчин*|he|him|his|guy|man|boyfriend");
/** «в семь», «на 19:00», “after six”: nobody asks when after that. */
const HOUR =
  /\d{1,2}[:.]\d{2}|(?:^|\s)(?:в|на|после|около|at|around|after)\s+(?:\d{1,2}|час|два|три|четыре|пять|шесть|семь|восемь|девять|трёх|трех|пяти|шести|семи|восьми|noon|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/iu;
/** «Как твоя неделя?» asks how they are, not how something is done. */
const HOW_ARE_THINGS =
  /^(?:привет\p{L}*[\s,!.)]*|hi[\s,!.]*|hey[\s,!.]*)?(?:как|how's|how is|how was)\s+(?:у тебя\s+)?(?:твоя|твой|твои|неделя|день|вечер|утро|your|the|it)(?!\p{L})/iu;
const LONG_LINE = 240;
const LANGUAGES = ["ru", "en"] as const;
const LEVELS = ["warm", "dry", "busy"] as const;
/** How warm it is before a word is said. */
const START: Readonly<Record<Level, number>> = { warm: 0, dry: -3, busy: -1 };
/** From these means of the lines' worth on a conversation is good, or holds. */
const STRONG = 1.2;
const EVEN = 0.4;
const WARM_ENOUGH = 2;

/** The scene the talk is in; null when nothing is being played. */
export function sceneOf(question: TalkQuestion): Scene | null {
  let scene = null as Scene | null;
  let hasPlayed = false;
  const mine = question.turns.filter((turn) => turn.role === "user").map((turn) => turn.text.trim());
  for (const [at, text] of mine.entries()) {
    const last = at === mine.length - 1;
    const level = levelIn(text);
    if (scene && isStop(text)) scene = last ? { ...scene, stopped: true } : null;
    else if (scene && level !== null) scene = { ...scene, level, levelled: last };
    // The wish to play stays with the talk; once a scene is over, only words begin another one.
    else if (has(text, TURN_SIGNS.playStart) || (!hasPlayed && question.intent === "role_play")) {
      const words = text.replace(STARTER, "").trim();
      scene = { words, lines: [], level: "warm", levelled: false, stopped: false };
      hasPlayed = true;
    } else if (scene) scene = { ...scene, lines: [...scene.lines, text] };
  }
  return scene;
}

/** «Стоп», «хватит», “let's stop”: the whole message, so that «хватит работать, пойдём гулять» stays a line. */
function isStop(text: string): boolean {
  const words = bare(text);
  return LANGUAGES.some((language) => ROLE_LINES[language].stops.includes(words));
}

function levelIn(text: string): Level | null {
  const words = bare(text);
  const found = LANGUAGES.flatMap((language) =>
    LEVELS.filter((level) => ROLE_LINES[language].levels[level].includes(words)),
  );
  return found[0] ?? null;
}

function bare(text: string): string {
  return plain(text)
    .replaceAll(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
}

/** What the mentor says in a scene: its setting, a line in the role, or the review. */
export function playScene(question: TalkQuestion, scene: Scene): string {
  if (scene.stopped) return reviewOf(question, scene);
  if (scene.levelled) return ROLE_LINES[question.locale].levelSet[scene.level];
  const language = languageOf(question, scene);
  const seed = `${scene.words}\n${scene.lines.join("\n")}\n${question.transcript?.messages.map((one) => one.text).join("\n") ?? ""}`;
  if (scene.lines.length === 0) return opening(question, scene, language, seed);
  return inRole(question, scene, language, seed);
}

/** The role speaks the language of the chat; without a chat, the one the person plays in. */
function languageOf(question: TalkQuestion, scene: Scene): Language {
  if (question.transcript) return question.transcript.language;
  const said = scene.lines.join(" ");
  return /\p{L}/u.test(said) ? guessLanguage([said]) : question.locale;
}

function opening(question: TalkQuestion, scene: Scene, language: Language, seed: string): string {
  const own = ROLE_LINES[question.locale];
  const bare = question.locale === "ru" ? "переписка, твой ход" : "a chat, your move";
  const words = quotable(scene.words, 140) || bare;
  const part = own.part[partIn(scene.words)];
  const mood = isCold(scene) || scene.level !== "warm" ? "cool" : "warm";
  const start = say(choose(own.start, seed, question.take), { scene: words, part });
  return `${start}\n\n— ${choose(ROLE_LINES[language].opening[mood], seed, question.take)}`;
}

/** Whom the mentor plays: the person of the scene, never the one who set it. */
function partIn(words: string): "her" | "him" | "them" {
  const isHer = has(words, HER);
  if (isHer === has(words, HIM)) return "them";
  return isHer ? "her" : "him";
}

function inRole(question: TalkQuestion, scene: Scene, language: Language, seed: string): string {
  const lines = ROLE_LINES[language];
  const said = scene.lines.at(-1) ?? "";
  const topic = topicFor(question, scene, said, language);
  const answered =
    topic === null && !isInPassing(scene) ? answerTo(question, scene, said, language, seed) : null;
  if (answered !== null) return answered;
  const list = listFor(lines, said, scene, topic !== null);
  // A line once said is not said again while others are left.
  const spoken = question.turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const asksLeft = topic ? topic.topic.ask.filter((ask) => !spoken.some((text) => text.includes(ask))) : [];
  const fresh = list.filter(
    (line) => !spoken.some((text) => text.startsWith((line.split("{")[0] ?? "") || "\u0000")),
  );
  const line = choose(fresh.length > 0 ? fresh : list, seed, question.take);
  const asksList = asksLeft.length > 0 ? asksLeft : (topic?.topic.ask ?? [""]);
  return say(line, { about: topic?.about ?? "", ask: choose(asksList, seed, question.take) }).trim();
}

/** A question of a known kind gets a real answer, and every other time a question back. */
function answerTo(
  question: TalkQuestion,
  scene: Scene,
  said: string,
  language: Language,
  seed: string,
): string | null {
  if (!asks(said) || proposes(said) || has(said, TURN_SIGNS.pressure) || has(said, TURN_SIGNS.looks))
    return null;
  const kind = HOW_ARE_THINGS.test(said) ? "how_are_you" : kindOfQuestion(said);
  if (kind === "open" || kind === "how" || kind === "contact" || warmth(scene) < 0) return null;
  const { answers, back } = language === "ru" ? russianLines : englishLines;
  const spoken = question.turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const all = [...answers[kind].sincere, ...answers[kind].playful];
  const list = all.filter((line) => !spoken.some((text) => text.includes(line)));
  const answer = choose(list.length > 0 ? list : all, seed, question.take);
  return scene.lines.length % 2 === 0 ? answer : `${answer} ${choose(back[kind], seed, question.take)}`;
}

function listFor(lines: RoleLines, said: string, scene: Scene, topical: boolean): readonly string[] {
  const mood = warmth(scene);
  const count = scene.lines.length;
  if (has(said, TURN_SIGNS.pressure)) return lines.pressed;
  if (proposes(said)) {
    if (mood < WARM_ENOUGH && count < 4) return lines.invitedEarly;
    return HOUR.test(said) ? lines.invitedFixed : lines.invitedYes;
  }
  if (has(said, TURN_SIGNS.looks)) return lines.looks;
  if (isInPassing(scene)) return lines.busyLines;
  if (scene.level !== "dry" && count <= 1 && isHello(said)) return lines.greeted;
  if (mood < 0) return lines.cool;
  if (topical) return lines.onTopic;
  if (asks(said)) return lines.asked;
  return isShort(said) ? lines.short : lines.told;
}

/** Who is busy answers every other line in passing. */
function isInPassing({ level, lines }: Scene): boolean {
  return level === "busy" && lines.length % 2 === 0;
}

/** The scene itself tells of somebody cold. */
function isCold({ words }: Scene): boolean {
  return has(words, TURN_SIGNS.coldScene);
}

function isHello(said: string): boolean {
  return has(said, TURN_SIGNS.greeting) && wordsOf(said).length <= 7 && !asks(said);
}

/** How the scene goes: questions and detail warm it, single words, looks and reproach cool it. */
function warmth(scene: Scene): number {
  let mood = START[scene.level] - (isCold(scene) ? 1 : 0);
  for (const line of scene.lines) {
    if (has(line, TURN_SIGNS.pressure)) mood -= 2;
    else if (has(line, TURN_SIGNS.looks) || isShort(line)) mood -= 1;
    else mood += asks(line) && findTopics(line).length > 0 ? 2 : 1;
  }
  return mood;
}

/** The topic of the line just said, else one of the chat, the notes or the scene. */
function topicFor(
  question: TalkQuestion,
  scene: Scene,
  said: string,
  language: Language,
): { readonly topic: Topic; readonly about: string } | null {
  const theirs =
    question.transcript?.messages.filter((one) => one.speaker !== "me").map((one) => one.text) ?? [];
  const early = scene.lines.length <= 2 ? [...theirs.toReversed(), question.notes] : [];
  for (const text of [said, ...early]) {
    const found = findTopics(text).filter(
      (one) => topicIn(language, one.topic) !== null && !isVeryCommon(one.topic),
    );
    const find = found.find((one) => !isCommon(one.topic)) ?? found[0];
    const topic = find ? topicIn(language, find.topic) : null;
    if (find && topic) return { topic, about: aboutOf(language, topic, find.quote) };
  }
  return null;
}

function reviewOf(question: TalkQuestion, scene: Scene): string {
  const { review } = ROLE_LINES[question.locale];
  const lines = scene.lines.filter((line) => line !== "");
  if (lines.length === 0) return review.nothing;
  const questions = lines.filter((line) => asks(line)).length;
  const best = lines.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? "";
  const worst = lines
    .filter(
      (line) =>
        has(line, TURN_SIGNS.pressure) || (line !== best && (lines.length < 3 || !isOpening(line, lines))),
    )
    .toSorted((one, other) => scoreOf(one) - scoreOf(other))[0];
  const quote = (line: string): string => quotable(line, 90);
  const intro = say(review.intro, {
    count: countLines(lines.length, question.locale),
    questions: String(questions),
  });
  const parts = [`${intro} ${review.grade[gradeOf(lines)]}`];
  // What pushes is never the best of anything.
  if (!has(best, TURN_SIGNS.pressure))
    parts.push(say(review.best, { quote: quote(best), why: review.bestWhy[bestReason(best)] }));
  const reason = worst === undefined ? null : weakReason(worst);
  if (worst !== undefined && reason !== null) {
    const better = reason === "pressure" ? review.betterThanPressure : review.betterThanWeak;
    const instead = say(review.instead, { line: choose(better, worst, question.take) });
    parts.push(`${say(review.weak, { quote: quote(worst), why: review.weakWhy[reason] })} ${instead}`);
  }
  const calls = lines.filter((line) => proposes(line));
  parts.push(
    calls.length === 0
      ? review.notInvited
      : calls.some((line) => has(line, SIGNALS.date))
        ? review.invitedWell
        : review.invited,
  );
  if (questions >= 4 && questions / lines.length > 0.8) parts.push(review.tooManyQuestions);
  const language = languageOf(question, scene);
  const topic = topicFor(question, { ...scene, lines: [] }, best, language)?.topic;
  if (topic) parts.push(say(review.next, { line: choose(topic.playful, best, question.take) }));
  return parts.join("\n\n");
}

/** The whole conversation: what its lines are worth on the average, and no pushing in it. */
function gradeOf(lines: readonly string[]): "strong" | "even" | "shaky" {
  if (lines.some((line) => has(line, TURN_SIGNS.pressure))) return "shaky";
  const mean = lines.reduce((sum, line) => sum + scoreOf(line), 0) / lines.length;
  return mean >= STRONG ? "strong" : mean >= EVEN ? "even" : "shaky";
}

function scoreOf(line: string): number {
  if (has(line, TURN_SIGNS.pressure)) return -3;
  const long = line.length > LONG_LINE ? -1 : 0;
  const looks = has(line, TURN_SIGNS.looks) ? -1 : 0;
  return (
    (asks(line) ? 1 : 0) +
    (findTopics(line).length > 0 ? 1.5 : 0) +
    (isShort(line) ? -1 : 0) +
    (invites(line) ? 1 : 0) +
    long +
    looks
  );
}

/** The first hello is neither good nor bad. */
function isOpening(line: string, lines: readonly string[]): boolean {
  return line === lines[0] && (isGreeting(line) || has(line, SIGNALS.greeting));
}

function bestReason(line: string): "invite" | "topic" | "question" | "warm" {
  if (proposes(line)) return "invite";
  if (findTopics(line).length > 0) return "topic";
  return asks(line) ? "question" : "warm";
}

function weakReason(line: string): keyof RoleLines["review"]["weakWhy"] | null {
  if (has(line, TURN_SIGNS.pressure)) return "pressure";
  if (has(line, TURN_SIGNS.looks)) return "looks";
  if (line.length > LONG_LINE) return "long";
  if (isShort(line)) return "short";
  return asks(line) || invites(line) ? null : "noQuestion";
}

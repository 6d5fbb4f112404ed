// Practice: the mentor plays the other person, from the hooks of the chat (MS4) [CO60–CO63].
import type { Scene, SceneLevel } from "@fitil/contracts";
import { kindOfQuestion } from "../../message/question-kind.ts";
import { say } from "../../telling/say.ts";
import { findTopics } from "../../topics/find-topics.ts";
import type { Language } from "../../transcript/transcript.ts";
import { choose } from "../../words/choose.ts";
import { has, wordsOf } from "../../words/pattern.ts";
import { quotable } from "../../words/quotable.ts";
import { TURN_SIGNS } from "../talk-words.ts";
import type { TalkQuestion } from "../talk.ts";
import { asks, isShort, proposes } from "./line-acts.ts";
import { reviewOf } from "./review.ts";
import { ROLE_ANSWERS, ROLE_LINES, type RoleLines } from "./role-lines.ts";
import { languageOfScene, topicOfLine } from "./scene-topic.ts";

/** «в семь», «на 19:00», “after six”: nobody asks when after that. */
const HOUR =
  /\d{1,2}[:.]\d{2}|(?:^|\s)(?:в|на|после|около|at|around|after)\s+(?:\d{1,2}|час|два|три|четыре|пять|шесть|семь|восемь|девять|трёх|трех|пяти|шести|семи|восьми|noon|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/iu;
/** «Как твоя неделя?» asks how they are, not how something is done. */
const HOW_ARE_THINGS =
  /^(?:привет\p{L}*[\s,!.)]*|hi[\s,!.]*|hey[\s,!.]*)?(?:как|how's|how is|how was)\s+(?:у тебя\s+)?(?:твоя|твой|твои|неделя|день|вечер|утро|your|the|it)(?!\p{L})/iu;
/** How warm it is before a word is said. */
const START: Readonly<Record<SceneLevel, number>> = { warm: 0, dry: -3, busy: -1 };
const WARM_ENOUGH = 2;

/** What the mentor says in a scene: its setting, a line in the role, or the review. */
export function playScene(question: TalkQuestion, scene: Scene): string {
  if (scene.step === "stop") return reviewOf(question, scene);
  if (scene.step === "level") return ROLE_LINES[question.locale].levelSet[scene.level];
  const language = languageOfScene(question, scene);
  const seed = `${scene.words}\n${scene.lines.join("\n")}\n${question.transcript?.messages.map((one) => one.text).join("\n") ?? ""}`;
  if (scene.lines.length === 0) return opening(question, scene, language, seed);
  return inRole(question, scene, language, seed);
}

function opening(question: TalkQuestion, scene: Scene, language: Language, seed: string): string {
  const own = ROLE_LINES[question.locale];
  const words = quotable(scene.words, 140) || own.bare;
  const part = own.part[scene.who];
  const mood = isCold(scene) || scene.level !== "warm" ? "cool" : "warm";
  const start = say(choose(own.start, seed, question.take), { scene: words, part });
  return `${start}\n\n— ${choose(ROLE_LINES[language].opening[mood], seed, question.take)}`;
}

function inRole(question: TalkQuestion, scene: Scene, language: Language, seed: string): string {
  const lines = ROLE_LINES[language];
  const said = scene.lines.at(-1) ?? "";
  const topic = topicOfLine(question, scene, said, language);
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
  const { sincere, playful, back } = ROLE_ANSWERS[language][kind];
  const spoken = question.turns.filter((turn) => turn.role === "assistant").map((turn) => turn.text);
  const all = [...sincere, ...playful];
  const list = all.filter((line) => !spoken.some((text) => text.includes(line)));
  const answer = choose(list.length > 0 ? list : all, seed, question.take);
  return scene.lines.length % 2 === 0 ? answer : `${answer} ${choose(back, seed, question.take)}`;
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

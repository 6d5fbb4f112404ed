// How a scene went (MS4) [CO62, CO63]: its best line and its weakest, each with a why, and what to do next time.
import type { Scene } from "@fitil/contracts";
import { countLines, say } from "../../telling/say.ts";
import { findTopics } from "../../topics/find-topics.ts";
import { choose } from "../../words/choose.ts";
import { has } from "../../words/pattern.ts";
import { quotable } from "../../words/quotable.ts";
import { TURN_SIGNS } from "../talk-words.ts";
import type { TalkQuestion } from "../talk.ts";
import { asks, isGreeting, isShort, proposes } from "./line-acts.ts";
import { ROLE_LINES, type RoleLines } from "./role-lines.ts";
import { languageOfScene, topicOfLine } from "./scene-topic.ts";

const LONG_LINE = 240;
/** From these means of the lines' worth on a conversation is good, or holds. */
const STRONG = 1.2;
const EVEN = 0.4;

/** The review of a scene that was stopped, in the person's language; paragraphs with an empty line between them. */
export function reviewOf(question: TalkQuestion, scene: Scene): string {
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
      : calls.some((line) => has(line, TURN_SIGNS.date))
        ? review.invitedWell
        : review.invited,
  );
  if (questions >= 4 && questions / lines.length > 0.8) parts.push(review.tooManyQuestions);
  const language = languageOfScene(question, scene);
  const topic = topicOfLine(question, { ...scene, lines: [] }, best, language)?.topic;
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
    (proposes(line) ? 1 : 0) +
    long +
    looks
  );
}

/** The first hello is neither good nor bad. */
function isOpening(line: string, lines: readonly string[]): boolean {
  return line === lines[0] && (isGreeting(line) || has(line, TURN_SIGNS.hello));
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
  return asks(line) || proposes(line) ? null : "noQuestion";
}

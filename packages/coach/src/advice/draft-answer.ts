// Their open question answered by its kind, and a question back [CO33, CO76, CO80].
import { FAVOURITES } from "../lines/favourites.ts";
import type { QuestionKind, Toned } from "../lines/lines.ts";
import { findTopics } from "../topics/find-topics.ts";
import { bridged } from "./bridge.ts";
import { filled, place } from "./draft-base.ts";
import type { Draft } from "./draft-base.ts";
import { question, wasAsked } from "./draft-question.ts";
import { aboutTheirThing } from "./draft-story.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";
import { profileAnswer } from "./profile-words.ts";
import { kindOfQuestion } from "./question-kind.ts";
import { ownThread } from "./thread-for.ts";

/** The answer of this tone and a question back, about what they told where they told something. */
export function answer(one: Draft): string {
  const { material, tone, attempt, thread } = one;
  const { lines } = material;
  const asked = material.diagnosis.openQuestion ?? "";
  const kind = kindOfQuestion(asked);
  const fact = profileAnswer(material.profile, kind, material.language === "ru");
  const answers =
    (kind === "favourite" ? favouriteOf(material, asked) : null) ?? material.lines.answers[kind];
  const said =
    fact === null
      ? pick(material, `${tone}/answer`, answers[tone], attempt)
      : filled(one, material.lines.known, { fact });
  const touched =
    !ABOUT_THEM.has(kind) &&
    thread?.topic &&
    findTopics(asked).some((find) => find.topic === thread.topic?.id);
  const tied = tone !== "playful" && TIED.has(kind);
  const theirs = ownThread(material) !== null && (tied || !ABOUT_ME.has(kind));
  const topical =
    theirs ||
    touched ||
    (thread?.topic &&
      (ABOUT_TOPIC.has(kind) || (tone === "direct" && kind !== "job" && thread.hook.speaker !== "me")));
  const backs = material.lines.back[kind].filter((line) => !wasAsked(line, material));
  const list = backs.length > 0 ? backs : material.lines.back[kind];
  const thing = !topical && tone === "direct" && ASKED_OF_ALL.has(kind) ? aboutTheirThing(one) : null;
  if (topical) return `${said} ${bridged(material, thread, question(one), attempt, place(tone))}`;
  if (thing !== null) return `${said} ${thing}`;
  const asking = pick(material, "back", list, attempt, place(tone));
  // Only the sincere one takes its time.
  const tail = tone === "sincere" ? pick(material, "answer/tail", lines.bare.listen, attempt) : "";
  return [said, filled(one, lines.turn, {}), asking, tail].filter((part) => part !== "").join(" ");
}

/** Titles to choose from, where they ask for a favourite book, film, series or music. */
function favouriteOf(material: Material, asked: string): Toned | null {
  const named = FAVOURITES[material.language];
  const topics = [...findTopics(asked).map((find) => find.topic), material.main?.topic?.id ?? ""];
  return topics.map((topic) => named[topic]).find((lines) => lines !== undefined) ?? null;
}

/** Questions that are answered and asked back, whatever they told before. */
const ABOUT_ME: ReadonlySet<QuestionKind> = new Set([
  "job",
  "how_are_you",
  "plans",
  "past_days",
  "doing_now",
  "looking_for",
  "origin",
  "who",
  "contact",
  "measure",
  "permission",
  "kids",
  "status",
]);
/** Of these two options ask on about what they told beside their question. */
const TIED: ReadonlySet<QuestionKind> = new Set(["job", "how_are_you", "plans", "past_days", "doing_now"]);
/** Questions of people who have told of themselves first. */
const ASKED_OF_ALL: ReadonlySet<QuestionKind> = new Set([...TIED, "hobby", "how", "where", "open"]);
/** Questions about the person, whatever topic their words touch. */
const ABOUT_THEM: ReadonlySet<QuestionKind> = new Set([
  "job",
  "how_are_you",
  "plans",
  "past_days",
  "doing_now",
  "looking_for",
  "origin",
  "who",
  "contact",
  "measure",
]);
/** Questions whose answer is about the topic at hand, whoever brought it up. */
const ABOUT_TOPIC: ReadonlySet<QuestionKind> = new Set([
  "favourite",
  "choice",
  "yes_no",
  "ability",
  "likes",
  "been",
  "why",
  "where",
  "when",
  "how",
  "how_many",
  "how_long",
  "who_with",
  "open",
  "permission",
]);

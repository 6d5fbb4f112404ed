// Practice (MS4) [CO60]: the scene that a talk is in, as its turns tell.
import { guessLanguage } from "@fitil/language";
import { isCommon, isVeryCommon } from "../../topics/common.ts";
import { aboutOf, findTopics, topicIn } from "../../topics/find-topics.ts";
import type { Topic } from "../../topics/find-topics.ts";
import type { Language } from "../../transcript/transcript.ts";
import { has } from "../../words/pattern.ts";
import { plain } from "../../words/plain.ts";
import { TURN_SIGNS } from "../talk-words.ts";
import type { TalkQuestion } from "../talk.ts";
import { type Level, ROLE_LINES } from "./role-lines.ts";

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
  /^(?:давай )?разыграем: *|^[^:：]{0,60}(?:сценари\p{L}*|scenario|scene|сцен\p{L}*|practi[sc]e|role-?play)[^:：]{0,20}[:：]?\s*/iu;
const LANGUAGES = ["ru", "en"] as const;
const LEVELS = ["warm", "dry", "busy"] as const;

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

/** The role speaks the language of the chat; without a chat, the one the person plays in. */
export function languageOfScene(question: TalkQuestion, scene: Scene): Language {
  if (question.transcript) return question.transcript.language;
  const said = scene.lines.join(" ");
  return /\p{L}/u.test(said) ? guessLanguage([said]) : question.locale;
}

/** The topic of the line just said, else one of the chat or the notes while the scene is young; null where there is none. */
export function topicOfLine(
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

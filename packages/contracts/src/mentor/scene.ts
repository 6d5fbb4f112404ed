// The scene that a talk is in (MS4): where it began, how the other one is played, where it is over. The one reading of it, for the
// server that plays and for the page that shows it. Apart from the schemas, so that the browser takes it without the schema library.
import type { Intent } from "./advice.ts";
import WORDS from "./data/scene.json" with { type: "json" };
import type { MentorLanguage } from "./transcript.ts";

/** How the other one is played. */
export const SCENE_LEVELS = ["warm", "dry", "busy"] as const;
export type SceneLevel = (typeof SCENE_LEVELS)[number];

/** What a talk tells of a scene: a message of its branch. */
export interface SceneTurn {
  readonly role: "user" | "assistant";
  readonly text: string;
  /** As its metadata has it. */
  readonly intent?: Intent | undefined;
  /** A chat or a profile came with it. */
  readonly bringsTranscript?: boolean;
}

/** A scene in progress, or one that the last turn ended. */
export interface Scene {
  /** What it is about, in the person's words; "" where only the wish to play was said. */
  readonly words: string;
  /** Whom the mentor plays. */
  readonly who: "her" | "him" | "them";
  /** The name that the words give the one who is played; "" where they give none. */
  readonly name: string;
  /** Of its words: its level and its end are said in it. */
  readonly language: MentorLanguage;
  readonly level: SceneLevel;
  /** The person's lines so far, the newest last. */
  readonly lines: readonly string[];
  /** What the person's last turn did. */
  readonly step: "begin" | "line" | "level" | "stop";
}

/** What the menu puts before the words of a scene. */
const STARTER =
  /^(?:давай )?разыграем: *|^[^:：]{0,60}(?:сценари\p{L}*|scenario|scene|сцен\p{L}*|practi[sc]e|role-?play)[^:：]{0,20}[:：]?\s*/iu;
/** «Ты Катя», «сыграй Катю», “you are Kate”: said to the mentor. */
const PLAYED =
  /(?<!\p{L})(?:[Тт]ы|([Сс]ыграй|[Ии]грай)|[Yy]ou are|[Yy]ou['’]re|[Pp]lay|[Bb]e)\s+(?:[–—-]\s*)?(\p{Lu}\p{Ll}+)(?!\p{L})/u;
/** «Нору», «Антона», «Сергея», «Игоря»: how one that is played is named, and how one is called. */
const ENDINGS = [
  [/у$/u, "а"],
  [/ю$/u, "я"],
  [/(?<=[аеи])я$/u, "й"],
  [/я$/u, "ь"],
  [/а$/u, ""],
] as const;
const HER = anyOf(WORDS.her);
const HIM = anyOf(WORDS.him);

/** Cyrillic letters that look like Latin ones, and those. */
const TWINS = "авекмнорстух";
const LATIN_TWINS = "abekmhopctyx";

/** The whole messages that end a scene or choose a level, in both languages; anybody may type them, and buttons say some. */
export const SCENE_PHRASES: readonly (readonly [words: string, step: "stop" | SceneLevel])[] = [
  ...WORDS.stops.map((words) => [words, "stop"] as const),
  ...SCENE_LEVELS.flatMap((level) => WORDS.levels[level].map((words) => [words, level] as const)),
];
const STEPS = new Map(SCENE_PHRASES.map(([words, step]) => [bare(words), step]));

/**
 * The scene after the last turn; null where none is played. It begins with its intent, which stands on the person's message or, where
 * only their words wished for it, on the answer (MA23). It is over after «стоп», with another intent and with a chat. Pure.
 */
export function sceneIn(turns: Iterable<SceneTurn>): Scene | null {
  let scene: Scene | null = null;
  let said = "";
  for (const turn of turns) {
    if (turn.role === "user") {
      said = turn.text;
      scene = sceneAfter(scene, turn);
    } else if (turn.intent === "role_play") scene = begun(said);
  }
  return scene;
}

function sceneAfter(before: Scene | null, { text, intent, bringsTranscript }: SceneTurn): Scene | null {
  if (intent === "role_play") return begun(text);
  if (before === null || before.step === "stop" || intent !== undefined || bringsTranscript) return null;
  const step = STEPS.get(bare(text));
  if (step === "stop") return { ...before, step };
  if (step !== undefined) return { ...before, level: step, step: "level" };
  return { ...before, lines: [...before.lines, text.trim()], step: "line" };
}

function begun(text: string): Scene {
  const words = text.replace(STARTER, "").trim();
  const isHer = HER.test(words);
  const who = isHer === HIM.test(words) ? "them" : isHer ? "her" : "him";
  const name = nameIn(words);
  const language = /[а-яё]/iu.test(text) ? "ru" : "en";
  return { words, who, name, language, level: "warm", lines: [], step: "begin" };
}

function nameIn(words: string): string {
  const [, isPlayed, name = ""] = PLAYED.exec(words) ?? [];
  const ending = isPlayed === undefined ? undefined : ENDINGS.find(([known]) => known.test(name));
  return ending === undefined ? name : name.replace(ending[0], ending[1]);
}

/** One of the words as it stands; «девушк*» with any ending. */
function anyOf(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words.join("|").replaceAll("*", "\\p{L}*").replaceAll("е", "[её]")})(?!\\p{L})`,
    "iu",
  );
}

/** A message as it is compared: letters and figures, however they were typed. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}'’`]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1")
    .replaceAll(/[а-я]/gu, (letter) => LATIN_TWINS[TWINS.indexOf(letter)] ?? letter)
    .trim();
}

// The words that steer a scene of the role-play (MS4): whole messages, in both languages, that the page says for a button and that
// anybody may type. Apart from the schemas, so that the browser takes them without the schema library.

/** How the other one is played. */
export const SCENE_LEVELS = ["warm", "dry", "busy"] as const;
export type SceneLevel = (typeof SCENE_LEVELS)[number];

/** What chooses a level. */
const LEVEL_WORDS: Readonly<Record<string, SceneLevel>> = {
  "играй теплее": "warm",
  "играй суше": "dry",
  "играй занятого человека": "busy",
  "play it warm": "warm",
  "play it dry": "dry",
  "play it busy": "busy",
};

/** What ends the scene and brings the review. */
export const SCENE_STOPS: readonly string[] = [
  "стоп",
  "хватит",
  "все хватит",
  "ну хватит",
  "хватит играть",
  "давай закончим",
  "закончим",
  "заканчиваем",
  "давай остановимся",
  "остановимся",
  "достаточно",
  "разбор",
  "давай разбор",
  "стоп давай разбор",
  "конец сцены",
  "выходим из роли",
  "stop",
  "let's stop",
  "let's stop here",
  "please stop",
  "enough",
  "that's enough",
  "let's finish",
  "finish",
  "end scene",
  "end the scene",
  "review",
  "out of character",
  "i'm done",
];

/** The messages that choose a level, and which. */
export const SCENE_LEVEL_WORDS: readonly (readonly [words: string, level: SceneLevel])[] =
  Object.entries(LEVEL_WORDS);

/** What a message does to a scene; null where it is a line of it. Pure. */
export function sceneStep(text: string): "stop" | SceneLevel | null {
  const words = text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
  if (SCENE_STOPS.includes(words)) return "stop";
  return LEVEL_WORDS[words] ?? null;
}

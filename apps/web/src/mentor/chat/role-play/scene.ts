// The scene that is being played, read from the talk as it stands (MS4): what it is about, whom the mentor plays, how hard it is. Pure.
import { sceneStep, type MentorLanguage, type SceneLevel } from "@fitil/contracts";
import { messageText, type ThreadMessage } from "../session/thread-message.ts";

/** A scene in progress. */
export interface RolePlayScene {
  /** Its own words; "" where only the wish to play was said. */
  readonly words: string;
  readonly who: "her" | "him" | "them";
  /** The name that the scene gives the one who is played; "" where it gives none. */
  readonly name: string;
  readonly level: SceneLevel;
  /** Of the scene: its level and its end are said in it. */
  readonly language: MentorLanguage;
}

const STARTER =
  /^(?:давай )?разыграем: *|^[^:]{0,60}(?:сценари\p{L}*|scenario|scene|сцен\p{L}*|practi[sc]e|role-?play)[^:]{0,20}[:]?\s*/iu;
const HER = /(?<!\p{L})(?:она|её|ее|ей|ней|девушк\p{L}*|she|her|girl|woman)(?!\p{L})/iu;
/** «Ты Катя», «сыграй Катю», “you are Kate”: said to whoever plays. */
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
const HIM = /(?<!\p{L})(?:он|его|ему|ним|парен\p{L}*|парн\p{L}*|мужчин\p{L}*|he|him|guy|man)(?!\p{L})/iu;

/** What the buttons say in the talk. */
export const SCENE_WORDS = {
  ru: { stop: "Стоп", warm: "Играй теплее", dry: "Играй суше", busy: "Играй занятого человека" },
  en: { stop: "Stop", warm: "Play it warm", dry: "Play it dry", busy: "Play it busy" },
} as const satisfies Readonly<Record<MentorLanguage, Readonly<Record<"stop" | SceneLevel, string>>>>;

/** The scene that the talk is in; null where none is played, or it was stopped. */
export function sceneIn(messages: readonly ThreadMessage[]): RolePlayScene | null {
  let scene: RolePlayScene | null = null;
  let said = "";
  for (const message of messages) {
    const intent = message.metadata?.intent;
    if (message.role !== "user") {
      // The wish was in the words: the answer tells that they were heard so (MA23).
      if (intent === "role_play") scene = begun(said);
      continue;
    }
    const text = messageText(message);
    said = text;
    if (intent === "role_play") scene = begun(text);
    else if (intent !== undefined) scene = null;
    if (scene === null || intent === "role_play") continue;
    const step = sceneStep(text);
    if (step === "stop") scene = null;
    else if (step !== null) scene = { ...scene, level: step };
  }
  return scene;
}

function begun(text: string): RolePlayScene {
  const words = text.replace(STARTER, "").trim();
  const isHer = HER.test(words);
  const who = isHer === HIM.test(words) ? "them" : isHer ? "her" : "him";
  return {
    words,
    who,
    name: nameIn(words),
    level: "warm",
    language: /[а-яё]/iu.test(text) ? "ru" : "en",
  };
}

function nameIn(words: string): string {
  const [, isPlayed, name = ""] = PLAYED.exec(words) ?? [];
  const ending = isPlayed === undefined ? undefined : ENDINGS.find(([known]) => known.test(name));
  return ending === undefined ? name : name.replace(ending[0], ending[1]);
}

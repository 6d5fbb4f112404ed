// All particulars that are written, a group of them a file and language: what people agree on (plans), ask (questions), tell (tellings) and
// feel (feelings), how they tease (games) and begin (beginnings), and what every day brings (everyday). Of two that fit, the one that stands
// first is taken, so the narrower groups stand first. [CO215]
import type { Tone } from "../../advice/advice.ts";
import type { Language } from "../../transcript/transcript.ts";
import type { Footing } from "../footing.ts";
import type { WrittenMessage } from "../situation-words.ts";
import plansEn from "./data/plans.en.json" with { type: "json" };
import questionsEn from "./data/questions.en.json" with { type: "json" };
import tellingsEn from "./data/tellings.en.json" with { type: "json" };
import feelingsEn from "./data/feelings.en.json" with { type: "json" };
import gamesEn from "./data/games.en.json" with { type: "json" };
import beginningsEn from "./data/beginnings.en.json" with { type: "json" };
import everydayEn from "./data/everyday.en.json" with { type: "json" };
import frameEn from "./data/frame.en.json" with { type: "json" };
import plansRu from "./data/plans.ru.json" with { type: "json" };
import questionsRu from "./data/questions.ru.json" with { type: "json" };
import tellingsRu from "./data/tellings.ru.json" with { type: "json" };
import feelingsRu from "./data/feelings.ru.json" with { type: "json" };
import gamesRu from "./data/games.ru.json" with { type: "json" };
import beginningsRu from "./data/beginnings.ru.json" with { type: "json" };
import everydayRu from "./data/everyday.ru.json" with { type: "json" };
import frameRu from "./data/frame.ru.json" with { type: "json" };

/** A particular as it is written. */
export interface WrittenParticular {
  readonly id: string;
  /** On which footings it may be: what is going on is the first sign. */
  readonly on: readonly Footing[];
  /** Phrases one of which stands in their last turn: the second sign, where what the person says beside the chat is none. */
  readonly says?: readonly string[];
  /** Phrases one of which the person says beside the chat. */
  readonly beside?: readonly string[];
  /** Its messages answer the question that they ask; else a question of theirs goes before it. */
  readonly answers?: boolean;
  /** It names nothing of what they tell: only where no other does. */
  readonly rest?: boolean;
  /** It lasts for some messages, as a story does: what they said before their last turn counts, too. */
  readonly lasts?: boolean;
  /** Phrases one of which either has said lately. */
  readonly near?: readonly string[];
  /** Phrases that make it something else, said by either lately. */
  readonly unless?: readonly string[];
  /** What must hold of the talk besides. */
  readonly when?: readonly string[];
  /** What the mentor says about it. */
  readonly summary: string;
  readonly messages: Readonly<Record<Tone, readonly WrittenMessage[]>>;
}

/** All particulars of a language, and why a message of a tone works there. */
interface WrittenParticulars {
  readonly why: Readonly<Record<Tone, readonly string[]>>;
  /** Phrases that tell of somebody's death: whatever else is said beside it, nothing else is what the talk has come to. */
  readonly mourning: readonly string[];
  readonly all: readonly WrittenParticular[];
}

const RU = [
  ...plansRu,
  ...questionsRu,
  ...tellingsRu,
  ...feelingsRu,
  ...gamesRu,
  ...beginningsRu,
  ...everydayRu,
] as readonly WrittenParticular[];
const EN = [
  ...plansEn,
  ...questionsEn,
  ...tellingsEn,
  ...feelingsEn,
  ...gamesEn,
  ...beginningsEn,
  ...everydayEn,
] as readonly WrittenParticular[];

/** What is written in each language. */
export const WRITTEN: Readonly<Record<Language, WrittenParticulars>> = {
  ru: { ...frameRu, all: RU },
  en: { ...frameEn, all: EN },
};

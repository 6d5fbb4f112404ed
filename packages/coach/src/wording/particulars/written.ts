// All particulars that are written. Of two that fit, the one that stands first is taken. [CO215]
import type { Tone } from "../../advice/advice.ts";
import type { Language } from "../../transcript/transcript.ts";
import type { Footing } from "../footing.ts";
import type { WrittenMessage } from "../situation-words.ts";
import everydayEn from "./data/everyday.en.json" with { type: "json" };
import frameEn from "./data/frame.en.json" with { type: "json" };
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
  /** A question may say it («похвалишь меня?»): its messages answer that one, and no other. */
  readonly asks?: boolean;
  /** They say plainly what they want now: nothing more is asked, and it is understood. */
  readonly plain?: boolean;
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

/** What is written in each language. */
export const WRITTEN: Readonly<Record<Language, WrittenParticulars>> = {
  ru: { ...frameRu, all: everydayRu as readonly WrittenParticular[] },
  en: { ...frameEn, all: everydayEn as readonly WrittenParticular[] },
};

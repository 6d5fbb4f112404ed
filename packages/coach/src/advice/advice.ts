// What the built-in mentor is asked and what it answers (MS3). Shapes only; the wire has the same ones.
import type { Language, Transcript } from "../transcript/transcript.ts";

export type Intent = "reply" | "opener" | "ask_out" | "confidence" | "role_play";
export type Verdict = "write_now" | "wait" | "ask_out" | "let_it_go";
export type Tone = "playful" | "sincere" | "direct";

/** In the order in which options stand. */
export const TONES: readonly Tone[] = ["playful", "sincere", "direct"];

/** What only the person knows: `{gap:ID}` stands in the text where their own words go. */
export interface Gap {
  /** Of small letters and digits; the same id in two options is the same gap. */
  readonly id: string;
  /** What belongs there, in the person's language: «твой ответ про кино». */
  readonly hint: string;
  /** Ready answers to tap, in the language of the chat; 2–4 where there are any. */
  readonly choices?: readonly string[];
}

/** One question to the person when understanding is not good enough; the answer comes back as words of theirs. */
export interface Asks {
  readonly question: string;
  /** 2–4 answers to tap. */
  readonly choices: readonly string[];
  /** Whether an answer in one's own words makes sense too. */
  readonly free: boolean;
}

/** How sure the built-in mentor is of what was meant last. */
export type Understood = "well" | "partly" | "not";

export interface AdviceOption {
  readonly tone: Tone;
  /** The message itself, in the language of the chat; whole as it stands where it has no gaps. */
  readonly text: string;
  /** The gaps of `text`, in its order; absent where there are none. */
  readonly gaps?: readonly Gap[];
  /** The hook it picks up and a fact, in the person's language. */
  readonly why: string;
  /** Where the fact in `why` comes from. */
  readonly source: string;
}

export interface Advice {
  /** Absent where nobody judged it: a model's answer, or counsel without a chat. */
  readonly understood?: Understood;
  readonly asks?: Asks;
  /** 2–4 sentences that quote the chat, in the person's language. */
  readonly summary: string;
  readonly verdict: Verdict;
  /** With the verdict `wait`: after how many days it makes sense to write. */
  readonly waitDays?: number;
  /** Playful, sincere, direct, in this order. */
  readonly options: readonly [AdviceOption, AdviceOption, AdviceOption];
}

export interface CoachQuestion {
  readonly intent: Intent;
  /** As corrected by the person; null when there is none. */
  readonly transcript: Transcript | null;
  /** What the person says now, in their own words; may be empty. */
  readonly context: string;
  /** What they have said before in this talk, oldest first. */
  readonly earlier?: readonly string[];
  /** «Расскажи ИИ о себе»; may be empty. */
  readonly profile: string;
  /** Notes about the other person; may be empty. */
  readonly notes: string;
  /** The language the mentor speaks with the person. */
  readonly locale: Language;
  /** 0 for the first answer; each regeneration counts one up. */
  readonly take: number;
}

export type AdviceOutcome =
  | { readonly ok: true; readonly advice: Advice }
  /** `ask`: what the mentor would need, as a sentence for the person. */
  | { readonly ok: false; readonly why: "nothing_to_go_on"; readonly ask: string };

// What the built-in mentor is asked and what it answers (MS3). Shapes only; the wire has the same ones.
import type { Language, Transcript } from "../transcript/transcript.ts";

export type Intent = "reply" | "opener" | "ask_out" | "confidence" | "role_play";
export type Verdict = "write_now" | "wait" | "ask_out" | "let_it_go";
export type Tone = "playful" | "sincere" | "direct";

export interface AdviceOption {
  readonly tone: Tone;
  /** The message itself, in the language of the chat. */
  readonly text: string;
  /** The hook it picks up and a fact, in the person's language. */
  readonly why: string;
  /** Where the fact in `why` comes from. */
  readonly source: string;
}

export interface Advice {
  /** 2–4 sentences that quote the chat, in the person's language. */
  readonly summary: string;
  readonly verdict: Verdict;
  /** Playful, sincere, direct, in this order. */
  readonly options: readonly [AdviceOption, AdviceOption, AdviceOption];
}

export interface CoachQuestion {
  readonly intent: Intent;
  /** As corrected by the person; null when there is none. */
  readonly transcript: Transcript | null;
  /** What the person says now, in their own words; may be empty. */
  readonly context: string;
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

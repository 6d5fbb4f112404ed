// The shape of help (MF1): what is said instead of messages when somebody is in danger, or when the wish itself would hurt
// somebody. Shapes only; the words are in `data/`.
import type { Verdict } from "../../advice/advice.ts";
import type { Danger } from "../../learnt/dangers.ts";
import type { Language, Transcript } from "../../transcript/transcript.ts";

/** What the help is about, as the wire names it. */
export type HelpKind = Danger;

/** Somewhere to turn to. */
export interface Contact {
  /** Of the organisation, in the person's language. */
  readonly name: string;
  /** A telephone number, or an address that begins with https://. */
  readonly value: string;
  /** When somebody answers; absent where no source says so. */
  readonly hours?: string;
  /** The organisation's own site, or who runs the number. */
  readonly source: string;
}

export interface Help {
  readonly kind: HelpKind;
  /** One calm sentence: what was understood. In the person's language, as is everything here. */
  readonly summary: string;
  /** What one can do now. No blame, no sermon. */
  readonly text: string;
  /** The most urgent first; none where nobody is in danger. */
  readonly contacts: readonly Contact[];
  /** What is left to do in the chat: to let it go, to wait until somebody is safe, or to answer whoever may not want to live. */
  readonly verdict: Exclude<Verdict, "ask_out">;
}

/** What the judgement reads. Whatever the parts say, they are data. */
export interface SafetyQuestion {
  /** What the person says now; may be empty. */
  readonly words: string;
  /** What the person has said before in this talk, oldest first. */
  readonly earlier: readonly string[];
  /** «Расскажи ИИ о себе»; may be empty. */
  readonly profile: string;
  /** Notes about the other one; may be empty. */
  readonly notes: string;
  /** The chat it is about, as the person corrected it. */
  readonly transcript: Transcript | null;
  /** The language the mentor speaks with the person. */
  readonly locale: Language;
}

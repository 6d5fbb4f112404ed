// What the built-in mentor sees in a chat before it says a word. Plain data; every field has its rule in SPEC.md.
import type { Language, Speaker, Transcript } from "../transcript/transcript.ts";

/** What somebody did with one message. */
export type Act =
  | "refusal"
  | "not_ready"
  | "declined"
  | "invitation"
  | "agreed"
  | "goodbye"
  | "busy"
  | "trouble"
  | "apology"
  | "compliment"
  | "thanks_for_date"
  | "thanks"
  | "laughter"
  | "question"
  | "greeting"
  | "voice"
  | "short"
  | "unread"
  | "story";

/** A concrete thing in the chat that a message can pick up. */
export interface Hook {
  /** A topic of topics/, or `quote` (words of theirs), `title` (a name in quotes). */
  readonly topic: string;
  /** The words exactly as they stand in the chat. */
  readonly quote: string;
  /** The words around it, as they stand, quoted where its own form would not fit; of a `quote` the whole message. */
  readonly words?: string;
  /** A name in its first form («Чайка» for «Чайку»), where it differs from the quote. */
  readonly name?: string;
  readonly speaker: Speaker;
  /** Place of the message in the transcript; −1 for notes. */
  readonly at: number;
  /** They say it of the person («ты бегаешь марафоны»): nothing to ask them about. */
  readonly ofMe?: true;
  /** More is better: theirs above mine, late above early. */
  readonly weight: number;
}

/** One side of the talk in numbers. */
export interface Side {
  readonly messages: number;
  /** Mean characters of a message. */
  readonly length: number;
  /** Share of messages that ask, 0–1. */
  readonly questions: number;
  /** Share of messages of one word or an emoji only, 0–1. */
  readonly short: number;
}

export type Mood = "warm" | "flat" | "cold";

/** Where the chat stands; the verdict follows from it (CO rules). */
export type Stage =
  | "refused"
  | "not_ready"
  | "declined_twice"
  | "my_dead_end"
  | "hinted"
  | "silent_long"
  | "double_text"
  | "waiting"
  | "they_are_busy"
  | "goodbye"
  | "agreed_mine_last"
  | "agreed"
  | "invited_by_them"
  | "said_yes"
  | "declined_with_alternative"
  | "declined"
  | "after_date"
  | "trouble"
  | "their_question"
  | "ripe"
  | "warm"
  | "flat"
  | "cold"
  | "greeting"
  | "silence_over"
  | "profile"
  | "empty";

export interface Diagnosis {
  readonly kind: Transcript["kind"];
  /** The language most of the chat is written in. */
  readonly language: Language;
  readonly stage: Stage;
  readonly last: Speaker | null;
  /** Own messages at the end that nobody answered. */
  readonly unansweredMine: number;
  readonly me: Side;
  readonly them: Side;
  /** How often the talk went from one to the other. */
  readonly turns: number;
  /** The last thing they said, with letters in it; null when they said nothing readable. */
  readonly theirLast: string | null;
  readonly theirLastAct: Act | null;
  readonly myLast: string | null;
  /** How often my messages at the end have knocked: bubbles of one breath count once [CO73]. */
  readonly knocks: number;
  /** Their question that is still open. */
  readonly openQuestion: string | null;
  /** Best first. */
  readonly hooks: readonly Hook[];
  readonly mood: Mood;
  /** Hours since the last message where times or words tell; null mostly. */
  readonly gapHours: number | null;
  /** Place of the last invitation, whoever made it. */
  readonly invitationAt: number | null;
  /** The message of mine that names what they hint at; null without a hint [CO74]. */
  readonly hintedAt: number | null;
  /** Not every message shows whose it is. */
  readonly unsureSpeakers: boolean;
  /** Their messages of the last turns, oldest first: days they named stand in them. */
  readonly theirDays: readonly string[];
  /** The last messages of both, oldest first. */
  readonly lateTexts: readonly string[];
  /** What shows interest, or the lack of it, in their own words. */
  readonly evidence: string | null;
}

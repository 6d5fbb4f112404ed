// What the mentor says to the person about a chat. Shapes only; the words are data in ru.ts and en.ts. Marks: {said} their
// last words, {mine} the person's own last words, {e} the words that show the stage, {q} their open question, {hooks},
// {count} of own messages in a row, {a} and {b} mean lengths of the person's messages and
// theirs ({an}, {bn} the bare numbers).
import type { Stage } from "../diagnosis/diagnosis.ts";
import type { AnswerTelling } from "./answer-telling.ts";
import type { StoryMood } from "../lines/stories.ts";
import type { HookTelling } from "./hook-telling.ts";

export interface StageTelling {
  /** What is going on; quotes the chat. */
  readonly what: readonly string[];
  /** What to do about it, and why. */
  readonly todo: readonly string[];
}

/** What a reason starts from where it is no hook. */
export type WhyGround = "answer" | "no" | "silence" | "agreed" | "mood" | "none";
export type WhyReason = "reply" | "care" | "later" | "invite" | "fix" | "no" | "opener" | "fear";

export interface Telling {
  readonly stages: Readonly<Record<Stage, StageTelling>>;
  /** An order to stop leaves nothing to send. */
  readonly hardStop: StageTelling;
  /** What I have sent after their no, {mine} [CO71]. */
  readonly afterNo: { readonly asked: string; readonly pushed: string; readonly wrote: string };
  /** Neither a yes nor a no to an invitation. */
  readonly maybe: StageTelling;
  /** They tell a story of this mood, and no topic of it is known [CO79]. */
  readonly told: Readonly<Record<StoryMood, StageTelling>>;
  /** Only a heart or a smile came back. */
  readonly emoji: StageTelling;
  /** A profile without a single detail. */
  readonly bareProfile: StageTelling;
  /** Only the person's own words are known. */
  readonly contextOnly: StageTelling;
  readonly early: readonly string[];
  readonly inviteNow: readonly string[];
  readonly inviteAnyway: readonly string[];
  readonly numbers: {
    readonly iWriteMore: string;
    readonly theyWriteMore: string;
    readonly onlyIAsk: string;
    readonly shortReplies: string;
    readonly theyAsk: string;
  };
  readonly hooks: HookTelling;
  readonly shared: string;
  /** Several true answers are offered: take the one that holds. */
  readonly trueAnswer: string;
  readonly answering: AnswerTelling;
  readonly askForHook: readonly string[];
  readonly rolePlay: string;
  readonly unread: string;
  readonly unknownSpeaker: string;
  readonly ground: Readonly<Record<WhyGround, readonly string[]>>;
  readonly reason: Readonly<
    Record<
      WhyReason,
      {
        readonly playful: readonly string[];
        readonly sincere: readonly string[];
        readonly direct: readonly string[];
      }
    >
  >;
  readonly nothing: string;
}

// What the mentor's messages are built of. Shapes only; the words are data in ru/ and en/. Marks in braces are filled
// in by advice/fill.ts: {about} («про горы», “the mountains”), {q} words of theirs, {date}, {time}, {other}, {wish}.

import type { BareLines } from "./bare.ts";
import type { Stories } from "./stories.ts";

/** Lines by tone; every list has at least two entries, so that another take comes out differently. */
export interface Toned {
  readonly playful: readonly string[];
  readonly sincere: readonly string[];
  readonly direct: readonly string[];
}

/** What just happened on their side; the first words of a message answer it. */
export type Moment =
  | "story"
  | "laughter"
  | "short"
  | "emoji"
  | "apology"
  | "compliment"
  | "thanks"
  | "greeting"
  | "trouble"
  | "grave"
  | "later"
  | "tomorrow"
  | "busy"
  | "opener";

/** What kind of question of theirs is open. */
export type QuestionKind =
  | "how_are_you"
  | "doing_now"
  | "hobby"
  | "plans"
  | "past_days"
  | "looking_for"
  | "favourite"
  | "choice"
  | "yes_no"
  | "ability"
  | "likes"
  | "been"
  | "why"
  | "kids"
  | "status"
  | "permission"
  | "contact"
  | "who"
  | "opinion"
  | AskedKind;

/** Questions of which the person alone knows the fact. */
export type AskedKind =
  | "job"
  | "origin"
  | "measure"
  | "past"
  | "sign"
  | "where"
  | "when"
  | "how"
  | "how_many"
  | "how_long"
  | "who_with"
  | "open";

export interface Lines {
  readonly leads: Readonly<Record<Moment, Toned>>;
  /** Answers without a question of their own: a question follows. */
  readonly answers: Readonly<Record<QuestionKind, Toned>>;
  /** Around what their profile says, {fact}; only playful and direct ones. */
  readonly known: Toned;
  /** Between an answer and the question back; may be empty. */
  readonly turn: Toned;
  /** The question back when the chat has no hook. */
  readonly back: Readonly<Record<QuestionKind, readonly string[]>>;
  /** Replies to a story without a known topic. */
  readonly stories: Stories;
  /** Around a name in quotes: a film, a book, a place. */
  readonly title: Toned;
  /** They are about to speak instead of typing. */
  readonly voice: Toned;
  /** Goes on from it. */
  readonly voiceThen: Toned;
  /** After an order to stop. */
  readonly hardNo: Toned;
  readonly hardNoThen: readonly string[];
  /** Second sentences after a loss. */
  readonly comfort: Toned;
  /** Names the topic before a question that does not: {about}, {ask}. */
  readonly bridge: readonly string[];
  /** Said last by the option that asks nothing on a hard day; may be empty. */
  readonly careTail: readonly string[];
  /** Gentle questions for a hard day. */
  readonly care: readonly string[];
  /** Easy questions for a chat without any hook. */
  readonly bare: BareLines;
  readonly invite: Toned;
  /** Said before an invitation where there is room; may be empty. */
  readonly inviteLead: readonly string[];
  /** They asked something and the time is ripe: the answer comes in person. */
  readonly answerInPerson: readonly string[];
  /** They invited, or said yes without a day. */
  readonly accept: Toned;
  /** They cannot, and named another time, {time}. */
  readonly otherTime: Toned;
  /** They have named the hour as well: the direct ones. */
  readonly otherHour: readonly string[];
  /** They cannot, and named no other time. */
  readonly noTime: Toned;
  readonly secondDate: Toned;
  /** The date stands. */
  readonly confirm: Toned;
  readonly dayOf: Toned;
  /** After a no: thanks, wish, farewell. */
  readonly no: Toned;
  /** First words after my own dead end: {mine} is it, {q} what they said last [CO72]. */
  readonly revive: Toned;
  /** To the very place they hint at: {there}, {day} [CO74]. */
  readonly there: Toned;
  /** After «пока не готова»: no question, no invitation [CO71]. */
  readonly openDoor: Toned;
  /** Said before it where they could not twice. */
  readonly busyDoor: readonly string[];
  /** After a silence that is an answer. */
  readonly silentNo: Toned;
  /** Last words of a message into a silence; may be empty. */
  readonly noRush: readonly string[];
  /** Said between the thanks and the farewell. */
  readonly noHard: readonly string[];
  readonly farewell: readonly string[];
  /** Both share a topic. */
  readonly shared: readonly string[];
  readonly defaultDates: readonly string[];
  /** Days as one proposes them, by their key; the first five are proposed unasked. */
  readonly days: readonly (readonly [key: string, words: string, day: string])[];
}

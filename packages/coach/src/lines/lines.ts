// Answers to questions of a kind, for whoever plays a scene. Shapes only; the words are data in ru/ and en/.

/** Lines by tone; every list has at least two entries, so that another take comes out differently. */
export interface Toned {
  readonly playful: readonly string[];
  readonly sincere: readonly string[];
  readonly direct: readonly string[];
}

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
  /** Answers without a question of their own. */
  readonly answers: Readonly<Record<QuestionKind, Toned>>;
  /** The question back. */
  readonly back: Readonly<Record<QuestionKind, readonly string[]>>;
}

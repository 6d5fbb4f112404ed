// The shape of a refusal (MF1): what the mentor will not help with, and what it offers instead. Shapes only.

/** What the mentor will not help with. */
export type RefusalKind =
  /** Getting round a no, or forcing an answer, a meeting, a yes. */
  | "pressure_after_no"
  /** One of the two is, or may be, under eighteen. */
  | "minors"
  /** Stalking, threats, insults, revenge with pictures, breaking into accounts, drugging. */
  | "harassment"
  /** Explicit sexual texts about, or pictures of, a real person. */
  | "sexual_real_person"
  /** Pretending to be somebody else, or lying to get money or a meeting. */
  | "deception"
  /** Tricks that work on somebody behind their back: jealousy, put-downs, silence as a punishment. */
  | "manipulation"
  /** Not a refusal of a wish: one of the two speaks of ending their life, and needs somebody better than a dating mentor. */
  | "crisis";

export interface Refusal {
  readonly kind: RefusalKind;
  /** Words for the person, in their language: why not, and what the mentor will gladly do instead. */
  readonly help: string;
}

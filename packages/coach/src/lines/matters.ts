// Matters that go before any topic [CO85]: danger, money, grief, and turns that want an answer of their own. Shapes only; the words
// are data in ru/ and en/. {mine} is the person's own last reply.
import type { Toned } from "./lines.ts";

export type MatterId =
  | "crisis"
  | "scam"
  | "loss"
  | "pet"
  | "illness"
  | "job"
  | "breakup"
  | "bot"
  | "really"
  | "guess"
  | "promised"
  | "my_dry"
  | "criticised"
  | "praise";

export interface MatterLines {
  /** What is said first. */
  readonly first: Toned;
  /** What follows; may be empty. Null: a word of comfort follows. */
  readonly second: Toned | null;
}

export type Matters = Readonly<Record<MatterId, MatterLines>>;

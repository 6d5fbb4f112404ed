// Why a message of the mentor's own lines works. Shapes only; the words are data in ru.ts and en.ts.
import type { Tone } from "../advice/advice.ts";

export type WhyReason = "reply" | "later" | "invite" | "no";

export interface Telling {
  readonly reason: Readonly<Record<WhyReason, Readonly<Record<Tone, readonly string[]>>>>;
}

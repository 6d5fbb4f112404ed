// What the mentor says about messages it has offered, read from `data/`. Marks: {line} a message, {n} which one, {why} its reason,
// {source}.
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/follow-up.en.json" with { type: "json" };
import ru from "../data/follow-up.ru.json" with { type: "json" };
import type { EditKind } from "./follow-up-signs.ts";

export interface FollowUpWords {
  readonly edited: Readonly<Record<EditKind, string>>;
  /** There was nothing to change. */
  readonly same: Readonly<Partial<Record<EditKind, string>>>;
  /** The person's own text, changed. */
  readonly own: string;
  readonly nothingYet: string;
  readonly why: string;
  readonly source: string;
  readonly pick: string;
  readonly pickBy: Readonly<Record<"playful" | "sincere" | "direct", string>>;
  readonly ifNo: string;
  readonly ifSilent: string;
  readonly when: Readonly<Record<"write_now" | "wait" | "ask_out" | "let_it_go", string>>;
  readonly sent: string;
  readonly ordinals: readonly string[];
}

/** By the person's language. */
export const FOLLOW_UP_WORDS: Readonly<Record<Language, FollowUpWords>> = { ru, en };

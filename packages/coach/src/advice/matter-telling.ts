// What the mentor says to the person about a matter [CO85]. Shapes only. Marks: {e} the words that show it, {mine} the person's own
// last reply, {before} the one before it.
import type { MatterId } from "../lines/matters.ts";
import type { Language } from "../transcript/transcript.ts";
import { englishMatterTelling } from "./matter-telling-en.ts";
import { russianMatterTelling } from "./matter-telling-ru.ts";

export interface MatterTelling {
  /** What is going on, and what to do: each a sentence or two. */
  readonly what: string;
  readonly todo: string;
  /** Why the message of each tone fits; goes on after the words that show the matter. */
  readonly why: { readonly playful: string; readonly sincere: string; readonly direct: string };
}

export type MatterTellings = Readonly<Record<MatterId, MatterTelling>>;

/** The words about a matter in the person's language. */
export function matterTelling(id: MatterId, locale: Language): MatterTelling {
  return (locale === "ru" ? russianMatterTelling : englishMatterTelling)[id];
}

// What the person asks beside the chat is answered first: by name where it is known, else by the verdict alone. [CO155]
import type { CoachQuestion } from "../advice/advice.ts";
import { coreTelling } from "./language-data.ts";
import { answerToNote } from "./notes.ts";
import type { TalkRead } from "./read-talk.ts";
import { footingOf } from "./take-up.ts";
import { asideOf, type Told } from "./tell.ts";

/** The answers to what the person asks beside the chat: by name, and by the verdict alone. */
export function answersBeside(
  { context, locale }: CoachQuestion,
  { facts, row }: TalkRead,
  { filling, situation }: Told,
): { readonly note?: string | null; readonly aside?: string | null } {
  const footing = footingOf(situation, row.move);
  return {
    note: answerToNote(context, facts, row.verdict, { locale, filling, footing }),
    aside: asideOf(coreTelling(locale), context, row.verdict),
  };
}

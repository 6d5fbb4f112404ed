// What the person asks beside the chat is answered first: by name where it is known, else by the verdict, else by the kind of question. What
// cannot be answered is passed over: a sentence about that would take the first place from what the chat shows. [CO155] [CO196]
import type { CoachQuestion } from "../../advice/advice.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import { footingOf } from "../footing.ts";
import { coreTelling } from "../library.ts";
import { answerByKind, answerByName } from "./side-questions.ts";
import { asideOf, HEAVY, type Told } from "../summary/tell.ts";

/** The answers to what the person asks beside the chat; null where there is none. */
export function answersBeside(
  { context, locale }: CoachQuestion,
  { facts, row }: TalkRead,
  { row: told, filling, situation }: Told,
): { readonly note?: string | null; readonly aside?: string | null; readonly kind?: string | null } {
  const footing = told === HEAVY ? "hard" : footingOf(situation, row.move);
  const beside = { locale, filling, footing, sags: situation === "dry" };
  return {
    note: answerByName(context, facts, row.verdict, beside),
    aside: asideOf(coreTelling(locale), context, row.verdict),
    kind: answerByKind(context, facts, row.verdict, beside),
  };
}

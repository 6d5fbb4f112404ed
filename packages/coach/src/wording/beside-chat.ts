// What the person asks beside the chat is answered first: by name where it is known, else by the verdict alone. [CO155]
import type { CoachQuestion, Verdict } from "../advice/advice.ts";
import { coreTelling } from "./library.ts";
import { answerToNote } from "./notes.ts";
import type { TalkRead } from "../deciding/read-talk.ts";
import { footingOf } from "./footing.ts";
import { isBareAsk, matterOf } from "../request/matter.ts";
import { quotable } from "../words/quotable.ts";
import { asideOf, type CoreTelling, type Told } from "./tell.ts";
import { toldFacts } from "../chat/told.ts";

/** Letters of a question that is said back to whoever asked it. */
const LONGEST_QUESTION = 70;
/** What is told in fewer words tells little. */
const TELLING_WORDS = 6;
const SENTENCE = /(?<=[.!?…])\s+|\n+/u;

/**
 * The answers to what the person asks beside the chat: by name, by the verdict alone, or, where neither fits, that it was heard and what a chat cannot
 * tell.
 */
export function answersBeside(
  { context, locale }: CoachQuestion,
  { facts, row }: TalkRead,
  { filling, situation }: Told,
): { readonly note?: string | null; readonly aside?: string | null; readonly heard?: string | null } {
  const footing = footingOf(situation, row.move);
  const telling = coreTelling(locale);
  return {
    note: answerToNote(context, facts, row.verdict, { locale, filling, footing }),
    aside: asideOf(telling, context, row.verdict),
    heard: heardBeside(context, row.verdict, telling),
  };
}

function heardBeside(context: string, verdict: Verdict, telling: CoreTelling): string | null {
  const sentences = context.split(SENTENCE).map((sentence) => sentence.trim());
  const question = sentences.findLast((sentence) => sentence.endsWith("?") && !isBareAsk(matterOf(sentence)));
  if (question !== undefined && verdict === "let_it_go") return telling.noteEnds;
  if (question !== undefined)
    return telling.noteAsked.replace("{question}", () => quotable(question, LONGEST_QUESTION));
  const words = matterOf(context).split(/\s+/u).filter(Boolean);
  return words.length < TELLING_WORDS || toldFacts(context).size > 0 ? null : telling.noteTold;
}

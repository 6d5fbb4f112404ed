// Acts that explicit lists find, beside those that were learnt: a miss of these does harm, so either of the two is enough.
import type { Act } from "../acts/act.ts";
import { actOf, isGreeting, promises, proposes, refuses } from "../diagnosis/acts.ts";
import { hardNews } from "../diagnosis/hard-news.ts";
import { asksMoney } from "../diagnosis/money.ts";
import { isNotReady } from "../diagnosis/no.ts";
import { isSoftNo } from "../diagnosis/soft-no.ts";
import { lifts } from "../safety/boundaries.ts";
import type { Speaker } from "../transcript/transcript.ts";

/** A question that the message ends with, whatever stands before it. */
const ASKS_AT_THE_END = /\p{L}[^.!?\n]*\?[\s)(\p{Extended_Pictographic}]*$/u;
/** «Что??», “really?” wait for no answer. */
const CRY = /^[^\p{L}]*(?:\p{L}+[^\p{L}]*){1,2}\?+[\s)(\p{Extended_Pictographic}]*$/u;

/** What a message does by the lists. `invited`: it answers an invitation, where less is enough for a no. */
export function listedActs(text: string, speaker: Speaker, invited: boolean): readonly Act[] {
  if (speaker === "me") return proposes(text) ? ["invitation"] : [];
  const news = hardNews(text);
  const found: readonly (readonly [boolean, Act])[] = [
    [isSoftNo(text) || isNotReady(text, invited), "soft_refusal"],
    [refuses(text, invited), "refusal"],
    [news === "illness", "illness"],
    [news !== null && news !== "illness", "hard_news"],
    [asksMoney(text), "money"],
    [lifts(text), "invitation"],
    [actOf(text, invited) === "busy", "busy"],
    [promises(text), "promise"],
    [isGreeting(text), "greeting"],
    [ASKS_AT_THE_END.test(text) && !CRY.test(text), "question_me"],
  ];
  return found.filter(([holds]) => holds).map(([, act]) => act);
}

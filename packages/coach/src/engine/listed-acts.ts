// Acts that explicit lists find, beside those that were learnt: a miss of these does harm, so either of the two is enough.
import type { Act } from "../acts/act.ts";
import { lifts } from "../safety/boundaries.ts";
import type { Speaker } from "../transcript/transcript.ts";
import { actsByLists } from "./listed-rules.ts";

/** A question that the message ends with, whatever stands before it. */
const ASKS_AT_THE_END = /\p{L}[^.!?\n]*\?[\s)(\p{Extended_Pictographic}]*$/u;
/** «Что??», “really?” wait for no answer. */
const CRY = /^[^\p{L}]*(?:\p{L}+[^\p{L}]*){1,2}\?+[\s)(\p{Extended_Pictographic}]*$/u;

/** What a message does by the lists. `invited`: it answers an invitation, where less is enough for a no. */
export function listedActs(text: string, speaker: Speaker, invited: boolean): readonly Act[] {
  if (speaker === "me") return actsByLists(text, { by: "me", invited, playful: false });
  return [
    ...actsByLists(text, { by: "them", invited, playful: false }),
    ...(lifts(text) ? ["invitation" as const] : []),
    ...(ASKS_AT_THE_END.test(text) && !CRY.test(text) ? ["question_me" as const] : []),
  ];
}

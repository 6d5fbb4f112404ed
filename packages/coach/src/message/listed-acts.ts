// Acts that explicit lists find, beside those that were learnt: a miss of these does harm, so either of the two is enough.
import type { Act } from "../acts/act.ts";
import { lifts } from "../safety/no/standing-no.ts";
import { LAUGHTER } from "../safety/phrases/laughter.ts";
import { readText } from "../safety/phrases/phrase.ts";
import { actsByLists } from "./listed-rules.ts";
import type { Place } from "./place-in-talk.ts";

/** A question that the message ends with, whatever stands before it. */
const ASKS_AT_THE_END = /\p{L}[^.!?\n]*\?[\s)(\p{Extended_Pictographic}]*$/u;
/** «Что??», “really?” wait for no answer. */
const CRY = /^[^\p{L}]*(?:\p{L}+[^\p{L}]*){1,2}\?+[\s)(\p{Extended_Pictographic}]*$/u;

/** What the lists say of a message. */
export interface Listed {
  readonly does: readonly Act[];
  /** What it does not do, whatever it sounds like. */
  readonly isnt: readonly Act[];
}

/** What a message does by the lists in its place: after an invitation less is enough for a no. */
export function listedActs(text: string, place: Place): Listed {
  const invited = place === "theirs_invited" || place === "theirs_other_day";
  if (place === "mine" || place === "mine_invited")
    return actsByLists(text, { by: "me", invited, playful: false });
  // «Да отвали, не может быть 😂», «иди ты! серьёзно?»: in play, unless it answers an invitation.
  const playful = !invited && (LAUGHTER.test(readText(text)) || ASKS_AT_THE_END.test(text));
  const { does, isnt } = actsByLists(text, { by: "them", invited, playful });
  const asksMe = ASKS_AT_THE_END.test(text) && !CRY.test(text) && !isnt.includes("question_me");
  return {
    does: [
      ...does.filter((act) => !isnt.includes(act)),
      ...(lifts(text) ? ["invitation" as const] : []),
      ...(asksMe ? ["question_me" as const] : []),
    ],
    isnt,
  };
}

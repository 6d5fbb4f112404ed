// What tells of danger in a chat (MF1): phrases of the lists, ages, signs that add up, messages that the classifier hears, the person's own
// words beside it. What the whole chat makes of them is in `whole-chat.ts`.
import type { Transcript } from "../../transcript/transcript.ts";
import { listedNo } from "../no/standing-no.ts";
import { type CheckId, checkOfCase } from "../check-words.ts";
import { doubtsIn, doubtTold, likelyIn, namedIn, tellsOfLife } from "./heard-by-classifier.ts";
import { listedInChat, listedTold } from "./found-by-lists.ts";
import { signsOf } from "./signs.ts";
import type { Speech } from "./speeches.ts";
import type { Witness } from "./whole-chat.ts";

/**
 * All witnesses of a chat, the gravest first.
 * @param talk its messages
 * @param beside what the person says beside it
 */
export function witnessesIn(
  chat: Transcript | null,
  talk: readonly Speech[],
  beside: string,
): readonly Witness[] {
  if (chat === null) return [];
  const lines = talk.map(({ by, text }) => ({
    speaker: by === "me" ? ("me" as const) : ("them" as const),
    text,
  }));
  const listed = listedInChat(chat, talk, listedNo(lines) !== null);
  const signs = signsOf(talk, beside);
  const tellsOfOther = listedTold(beside, false).sure.includes("self_harm_other");
  const doubts = doubtsIn(talk, beside);
  const isRepeated = (check: CheckId) => doubts.filter((one) => one === check).length > 1;
  return [
    ...(tellsOfLife(beside) && !tellsOfOther ? [{ by: "life", case: "self_harm_self" } as const] : []),
    ...listed.sure.map((id): Witness => ({
      by: id === "self_harm_self" ? "life" : id === "minor" ? "age" : "list",
      case: id,
    })),
    ...signs.sure.map((id): Witness => ({ by: "signs", case: id })),
    ...likelyIn(talk, beside).map((id): Witness => ({ by: "pair", case: id })),
    ...signs.doubtful.map((check): Witness => ({ by: "sign", check })),
    ...namedIn(talk).map((check): Witness => ({ by: "named", check })),
    ...listed.doubtful.map((id): Witness => ({ by: "message", check: checkOfCase(id) })),
    ...doubts.map((check): Witness => ({ by: isRepeated(check) ? "messages" : "message", check })),
    ...doubtTold(beside, true).map((check): Witness => ({ by: "told", check })),
  ];
}

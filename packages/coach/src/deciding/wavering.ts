// Whoever is afraid and asks one to stay has said no to nothing: «то тянет, то прячусь. не исчезай», “some days i wanna hide. i don't wanna
// lose you”. Two signs, the second of them not before a no; then nothing that would end it is said, and nothing pushes. [CO223]
import { saysIn } from "../message/said-in-talk.ts";
import { listedNo } from "../safety/no/standing-no.ts";
import { isGrave } from "./asked-about.ts";
import type { TalkRead } from "./read-talk.ts";
import { type ChatDecision, DAYS, isSituation, rowToTell } from "./situation.ts";

/** So many of their last messages are near. */
const LATE = 5;
/** What would be wrong to say to them, where it is no end. */
const MISSES: ReadonlySet<string> = new Set([
  "soft_no",
  "stop",
  "fading",
  "first",
  "group_no",
  "in_first",
  "opener",
]);

/** The decision, where they waver: in words that neither end it nor press. */
export function decideWavering(decided: ChatDecision, read: TalkRead): ChatDecision {
  const { told, row } = decided;
  const isMissed = row.verdict === "let_it_go" || MISSES.has(told ?? row.move);
  // “I need some time to figure it out” is learnt as a wish for silence; a wish for it in so many words is another matter.
  const isOrdered = listedNo(linesOf(read)) !== null;
  const isHarm = (told !== null && isSituation(told) && isGrave(told)) || isOrdered;
  if (!isMissed || isHarm || !wavers(read)) return decided;
  return { ...decided, row: rowToTell("mixed", "write_now", DAYS), told: "mixed", asks: [], trust: "partly" };
}

function linesOf({ utterances }: TalkRead) {
  return utterances.map(({ speaker, text }) => ({
    speaker: speaker === "me" ? ("me" as const) : ("them" as const),
    text,
  }));
}

/** Whether they draw back and ask one to stay, not before their last no. */
function wavers({ utterances, state }: TalkRead): boolean {
  const theirs = utterances
    .flatMap(({ speaker, text }, at) => (speaker === "me" ? [] : [{ text, at }]))
    .slice(-LATE);
  const stays = theirs.findLast(({ text }) => saysIn(text, "asks_to_stay"));
  return (
    stays !== undefined &&
    stays.at >= (state.standingNo?.at ?? 0) &&
    theirs.some(({ text }) => saysIn(text, "draws_back"))
  );
}

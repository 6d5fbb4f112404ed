// Whoever wants to and cannot say yet has neither declined nor wronged anybody: «не обижайся)) я реально хочу», “yes definitely, will look at
// my diary”. Two signs in their last words, that they want to and that they soften what is open; then nothing is forgiven, ended or waited out
// as evasion. A clear no, an invitation put off twice, and what somebody is really sorry for stay what they are. [CO227]
import type { Utterance } from "../message/utterance.ts";
import { saysIn } from "../message/said-in-talk.ts";
import type { TalkRead } from "./read-talk.ts";
import { type ChatDecision, DAYS, rowToTell } from "./situation.ts";

/** What would be wrong to say to them. */
const MISSES: ReadonlySet<string> = new Set([
  "their_fault",
  "soft_no",
  "fading",
  "pause",
  "silent",
  "hurt",
  "group_no",
  "group_rift",
  "group_open",
  "held_back",
  "held_back_asked",
  "answer_apology",
  "leave_room",
  "close_softly",
]);
/** So many of their last messages are near. */
const LATE = 3;
/** So many invitations that were evaded are an answer. */
const EVADED = 2;

/** The decision, where they are keen: in words that take them at theirs. */
export function decideKeen(decided: ChatDecision, read: TalkRead): ChatDecision {
  const { told, row, trust } = decided;
  const { state, facts, utterances } = read;
  const isNo = state.standingNo !== null && state.standingNo.kind !== "soft_refusal";
  const isOver =
    isNo || state.last !== "them" || (facts["dodged"] ?? 0) >= EVADED || facts["brushed_off"] === 1;
  // A yes that is not sure is mostly this: they want to, and have to look first.
  const isMissed = MISSES.has(told ?? row.move) || (told === "yes" && trust !== "well");
  if (isOver || !isMissed || !isKeen(utterances)) return decided;
  return {
    ...decided,
    row: rowToTell("keen", "write_now", DAYS),
    told: "keen",
    asks: [],
    lifts: true,
    trust: "partly",
  };
}

function isKeen(utterances: readonly Utterance[]): boolean {
  const theirs = utterances.filter(({ speaker }) => speaker !== "me").slice(-LATE);
  const [latest] = theirs.slice(-1);
  return (
    latest !== undefined &&
    theirs.some(({ text }) => saysIn(text, "wants_to")) &&
    theirs.some(({ text }) => saysIn(text, "softens")) &&
    // The last word is one of the two: what follows them may be a no.
    (saysIn(latest.text, "wants_to") || saysIn(latest.text, "softens"))
  );
}

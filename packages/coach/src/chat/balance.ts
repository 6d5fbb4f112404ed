// Who carries a talk: who asks, who writes more, who speaks of nobody but themselves.
import type { Facts } from "./talk-facts.ts";
import type { Utterance } from "../message/utterance.ts";

const ENOUGH = 3;
const SHARE = 2;
const UNEVEN = 3;

/** Who carries the talk. */
export function balanceOf(utterances: readonly Utterance[]): Facts {
  const mine = utterances.filter(({ speaker }) => speaker === "me");
  const theirs = utterances.filter(({ speaker }) => speaker !== "me");
  const asks = ({ text }: Utterance) => text.includes("?");
  const [i, they] = [wordsIn(mine), wordsIn(theirs)];
  const enough = mine.length >= ENOUGH && theirs.length >= ENOUGH;
  return {
    they_asked_nothing: Number(theirs.length >= ENOUGH && !theirs.some(asks)),
    they_never_ask: Number(theirs.length >= 5 && !theirs.slice(-5).some(asks)),
    i_only_ask: Number(mine.length >= ENOUGH && mine.slice(-4).every(asks)),
    i_write_more: Number(enough && i >= UNEVEN * they),
    they_write_more: Number(enough && they >= UNEVEN * i),
  };
}

/** The words of some messages together. */
export function wordsIn(lines: readonly Utterance[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(/\s+/u).filter(Boolean).length, 0);
}

/** Whether I told much of myself, asked nothing, and they said little. */
export function speaksOfOneself(utterances: readonly Utterance[]): boolean {
  const late = utterances.slice(-8);
  const mine = late.filter(({ speaker }) => speaker === "me");
  const theirs = late.filter(({ speaker }) => speaker !== "me");
  return (
    mine.length >= ENOUGH &&
    theirs.length >= 2 &&
    mine.every(({ text }) => !text.includes("?")) &&
    wordsIn(mine) >= SHARE * wordsIn(theirs) &&
    wordsIn(mine) >= 20
  );
}

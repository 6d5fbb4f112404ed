// All counsel in the order it is looked for: the more special question first.
import { has, wordPattern } from "../../words/pattern.ts";
import type { Counsel } from "./counsel.ts";
import { FEELINGS_COUNSELS } from "./feelings.ts";
import { MEETING_COUNSELS } from "./meeting.ts";
import { OFTEN_COUNSELS } from "./often.ts";
import { SILENCE_COUNSELS } from "./silence.ts";

/** It would take questions away from those who know them better: it is asked last. */
const LAST = new Set(["call"]);
const special = [...MEETING_COUNSELS, ...FEELINGS_COUNSELS, ...SILENCE_COUNSELS];
const COUNSELS: readonly Counsel[] = [
  ...special.filter(({ id }) => !LAST.has(id)),
  ...OFTEN_COUNSELS,
  ...special.filter(({ id }) => LAST.has(id)),
];
const patterns = COUNSELS.map((counsel) => ({
  counsel,
  finds: wordPattern(counsel.finds),
  beside: counsel.beside === undefined ? null : wordPattern(counsel.beside),
}));

/** The counsel for what somebody asks; null when none is known. */
export function counselFor(matter: string): Counsel | null {
  const found = patterns.find(
    ({ finds, beside }) => has(matter, finds) && (beside === null || has(matter, beside)),
  );
  return found?.counsel ?? null;
}

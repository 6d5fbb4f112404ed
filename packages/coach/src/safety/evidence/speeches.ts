// Who says what to whom (MF1). «Он написал: убью» is his threat, «я написал: убью» mine, and a pasted talk is a talk: each
// sentence is judged as its own speaker's.
import { parsePastedChat } from "../../request/parse-pasted-chat.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import type { SafetyQuestion } from "../help/help.ts";
import { readText } from "../phrases/phrase.ts";
import type { Voice } from "./rules.ts";
import en from "../data/rules.en.json" with { type: "json" };
import ru from "../data/rules.ru.json" with { type: "json" };

export interface Speech {
  readonly by: Voice;
  /** In plain form. */
  readonly text: string;
}

/** Messages of a chat that are read, from its end, and characters of each: what is older has been lived through. */
const LATE = 60;
const LONGEST = 4_000;
const QUOTED = /«([^«»]{1,400})»|“([^“”]{1,400})”|„([^„“]{1,400})“|"([^"\n]{1,400})"/gu;
/** A question that is all quotation has no words of its own beside it. */
const MIN_LETTERS = 4;

const EDGE = "(?<![a-zа-я])";

/** `said`: a verb of saying and a colon; `mine`: the same verb of the first person, at the end of what came before. */
const REPORTING = {
  said: new RegExp(`${EDGE}(?:${ru.reporting.said}|${en.reporting.said})[^:.!?\\n]{0,24}:`, "u"),
  mine: new RegExp(`${EDGE}(?:${ru.reporting.mine}|${en.reporting.mine})[^.!?\\n]{0,24}$`, "u"),
} as const;

/** What the person says now, and what they quote. */
export function ownSpeeches(words: string): readonly Speech[] {
  if (parsePastedChat(words) !== null) return [];
  const whole = readText(words);
  const quotes = [...whole.matchAll(QUOTED)].map((found) => ({
    by: speakerBefore(whole.slice(0, found.index)),
    text: found.slice(1).join(""),
  }));
  const rest = whole.replaceAll(QUOTED, " ");
  if (rest.replaceAll(/\P{L}/gu, "").length < MIN_LETTERS) return [{ by: "own", text: whole }, ...quotes];
  return [{ by: "own", text: rest }, ...quotes, ...reported(rest)];
}

/** The messages of a chat; whoever cannot be told apart counts as the other one (CO5). */
export function chatSpeeches(chat: Transcript | null): readonly Speech[] {
  if (chat === null || chat.kind === "profile") return [];
  return chat.messages.slice(-LATE).map(({ speaker, text }) => ({
    by: speaker === "me" ? "me" : "them",
    text: readText(text.slice(0, LONGEST)),
  }));
}

/** What is known beside the words: the person's profile. */
export function profileSpeeches({ profile }: SafetyQuestion): readonly Speech[] {
  return profile.trim() === "" ? [] : [{ by: "profile", text: readText(profile) }];
}

/** «Он пишет: я тебя найду», «he said that he'd …»: what follows is said by whoever is named. */
function reported(text: string): readonly Speech[] {
  return text.split("\n").flatMap((line) => {
    const found = REPORTING.said.exec(line);
    if (found === null) return [];
    const end = found.index + found[0].length;
    return [{ by: speakerBefore(line.slice(0, end)), text: line.slice(end) }];
  });
}

/** Whose words come next: mine only where I am said to have written them. */
function speakerBefore(before: string): Voice {
  return REPORTING.mine.test(before.slice(-60)) ? "me" : "them";
}

// What the mentor says to the person about their chat: sentences of data/telling.*.json, chosen by the row that decided.
import type { Tone, Verdict } from "../../advice/advice.ts";
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import { canFill, fill, type Filling } from "../../cases/case.ts";
import type { SituationId } from "../../learnt/situation.ts";
import type { Language } from "../../transcript/transcript.ts";
import { choose } from "../../words/choose.ts";
import { particularReasons, particularSummary } from "../particulars/particulars.ts";
import { reasonsOf, summariesOf } from "../situation-words.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import { type Facts, holdAll } from "../../chat/talk-facts.ts";
import type { LastWords } from "../../chat/aside/told.ts";

/** What is told of a chat where something heavy was said. */
export const HEAVY = "heavy";

/** An answer to the mentor's one question. */
export interface Choice {
  readonly words: string;
  /** What is said to it before the summary. */
  readonly then?: string;
  /** What the person wants by it. */
  readonly wish?: "ask_out";
  /** How they read the other one's last words: it decides, but for a no. */
  readonly reading?: LastWords;
  /** They want to know how they are met. */
  readonly reads?: boolean;
  /** What is going on, as they see it: it decides for the rest of the talk, but for a no or a danger that stands. */
  readonly situation?: SituationId;
}

/** The sentences of a language. */
export interface CoreTelling {
  /** What their last words mean, and what to do about it, by row of the verdict table. */
  readonly meaning: Readonly<Record<string, readonly string[]>>;
  readonly todo: Readonly<Record<string, readonly string[]>>;
  /** How the talk goes: the first entry whose conditions hold. */
  readonly dynamics: readonly { readonly when: readonly string[]; readonly say: readonly string[] }[];
  /** Why a message of a tone works, by move. */
  readonly reason: Readonly<Record<string, Readonly<Record<Tone, readonly string[]>>>>;
  /** One question when the mentor is not sure, by move. */
  readonly asks: Readonly<
    Record<string, { readonly question: string; readonly choices: readonly Choice[] } | undefined>
  >;
  /** What the person asks beside the chat («писать?», “should I wait?”), with the answer for each verdict. */
  readonly asides: readonly ({ readonly says: readonly string[] } & Readonly<Record<Verdict, string>>)[];
  /** How the person is met, for whoever asks that: the first entry whose conditions hold. */
  readonly signs: readonly { readonly when: readonly string[]; readonly say: string }[];
  /** What belongs where a question of theirs is answered: {question} is theirs. */
  readonly answerTo: string;
  /** Until when they asked for quiet, where no day was named. */
  readonly noDay: string;
  /** They want to ask them out, and something else comes first. */
  readonly early: string;
  /** A topic was left out because the person said so. */
  readonly leftOut: string;
  readonly notUnderstood: readonly string[];
  /** The reading may be another, and a question stands below. */
  readonly unsure: string;
  /** What is asked for where there is neither a chat nor a word. */
  readonly nothing: string;
}

/** What a summary is told from. */
export interface Told {
  readonly row: string;
  readonly facts: Facts;
  readonly filling: Filling;
  readonly seed: string;
  readonly take: number;
  /** Whether the last words were understood at all. */
  readonly understood: boolean;
  /** The situation that decided, or what is said where none is sure; null where a row of the table did. */
  readonly situation: SituationOrGroup | null;
  /** What in particular their last turn has come to; null where nothing is known of it. */
  readonly particular: string | null;
  /** The person's language. */
  readonly locale: Language;
}

/** Two or three sentences: what it means, how the talk goes, what to do. */
export function summaryOf(telling: CoreTelling, told: Told): string {
  if (told.particular !== null) return particularSummary(told.particular, told.locale);
  if (told.situation !== null)
    // A question that is only said to be waiting cannot be quoted.
    return (
      sentence(summariesOf(told.situation, told.locale, told.facts), told, "situation") ??
      sentence(summariesOf(told.situation, told.locale), told, "situation") ??
      ""
    );
  const dynamics = telling.dynamics.find(({ when }) => holdAll(when, told.facts));
  return [
    sentence(telling.meaning[told.row] ?? [], told, "meaning"),
    dynamics === undefined ? null : sentence(dynamics.say, told, "dynamics"),
    sentence(telling.todo[told.row] ?? [], told, "todo"),
    told.understood ? null : sentence(telling.notUnderstood, told, "not"),
  ]
    .filter((words) => words !== null)
    .join(" ");
}

/** What is said first to what the person has just said; null where the summary alone answers. */
export function openingOf(
  telling: CoreTelling,
  { facts }: Told,
  said: { readonly choice: Choice | null; readonly tooEarly: boolean; readonly leavesOut: boolean },
): string | null {
  if (said.leavesOut) return telling.leftOut;
  if (said.choice?.reads === true) return telling.signs.find(({ when }) => holdAll(when, facts))?.say ?? null;
  return said.tooEarly ? telling.early : (said.choice?.then ?? null);
}

const ASIDES = new WeakMap<
  CoreTelling,
  readonly (readonly [readonly RegExp[], Readonly<Record<Verdict, string>>])[]
>();

/** The answer to what the person asks beside the chat; null where they ask nothing of the kind. */
export function asideOf(telling: CoreTelling, asked: string, verdict: Verdict): string | null {
  const asides = ASIDES.get(telling) ?? telling.asides.map((one) => [one.says.map(phrase), one] as const);
  ASIDES.set(telling, asides);
  const text = readText(asked);
  return asides.find(([patterns]) => says(text, patterns))?.[1][verdict] ?? null;
}

/** Why a message works. */
export function reasonOf(telling: CoreTelling, move: string, tone: Tone, told: Told): string {
  if (told.particular !== null)
    return sentence(particularReasons(tone, told.locale), told, `${tone}/reason`) ?? "";
  if (told.situation !== null)
    return sentence(reasonsOf(told.situation, tone, told.locale), told, `${tone}/reason`) ?? "";
  return sentence(telling.reason[move]?.[tone] ?? [], told, `${tone}/reason`) ?? "";
}

/** One of the sentences that what is known can fill; those that quote go first. */
function sentence(lines: readonly string[], { filling, seed, take }: Told, part: string): string | null {
  const usable = lines.filter((say) => canFill({ say }, filling));
  const quoting = usable.filter((say) => say.includes("{quote}"));
  const open = quoting.length > 0 ? quoting : usable;
  return open.length === 0 ? null : fill(choose(open, `${seed}/${part}`, take), filling);
}

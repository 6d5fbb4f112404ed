// What a good reply takes up of this very chat: their condition, worry, joke, thing or news, each with whole sentences written for it.
// Data in data/take-up.<language>.json. [CO190]
import type { Tone } from "../advice/advice.ts";
import { canFill, fill, type Filling } from "../cases/case.ts";
import { hashText } from "../words/choose.ts";
import { findAll, mergePatterns, type WordPattern } from "../words/pattern.ts";
import type { Language } from "../transcript/transcript.ts";
import type { Gap } from "../advice/advice.ts";
import { holdsLeftOut, type LeftOut } from "./left-out.ts";
import type { OpenQuestion } from "./question-asked.ts";
import type { SituationOrGroup } from "./situation-words.ts";
import { clearOnly, type Utterance } from "./utterance.ts";
import footings from "./data/footings.json" with { type: "json" };
import en from "./data/take-up.en.json" with { type: "json" };
import ru from "./data/take-up.ru.json" with { type: "json" };

/** What is going on, as far as it matters to what may be said of a thing: grief and a plan take up the same word otherwise. */
export type Footing = keyof typeof footings;

/** Where a footing holds. */
interface FootingOf {
  /** A wider one, whose lines fit, too. */
  readonly within?: Footing;
  readonly told: readonly string[];
  readonly moves: readonly string[];
}

const FOOTING: Readonly<Record<Footing, FootingOf>> = footings as Readonly<Record<Footing, FootingOf>>;

/** All footings. */
export const FOOTINGS = Object.keys(footings) as readonly Footing[];

/** The footing of a situation, or of a move where the table decided; null where nothing is taken up: a danger, a clear no. */
export function footingOf(told: SituationOrGroup | null, move: string): Footing | null {
  const found = Object.entries(FOOTING).find(([, { told: situations, moves }]) =>
    told === null ? moves.includes(move) : situations.includes(told),
  );
  return (found?.[0] as Footing | undefined) ?? null;
}

/** A sentence, or one with gaps. */
type Said = string | { readonly say: string; readonly gaps: readonly Gap[] };
/** Sentences by tone; those of `any` fit every tone. */
type ByTone = Readonly<Partial<Record<Tone | "any", readonly Said[]>>>;

interface TakeUp {
  readonly in: readonly Footing[];
  /** What they say, in the notation of `wordPattern`. */
  readonly words: string;
  /** Words of the same messages beside which it is something else. */
  readonly unless?: string;
  /** What of mine it must answer. */
  readonly mine?: string;
  /** Its sentences may stand behind a whole message that takes up something else. */
  readonly besides?: true;
  /** Whole messages. */
  readonly whole?: ByTone;
  /** Sentences that stand behind another message. */
  readonly also?: ByTone;
}

interface Opened {
  readonly entries: readonly TakeUp[];
  readonly pattern: WordPattern;
  readonly unless: WordPattern;
  readonly mine: WordPattern;
}

/** How many messages back something may lie, and how many of theirs. */
const NEAR = 7;
const LATEST = 4;

const opened = new Map<Language, Opened>();

/** One thing of theirs, and what can be said to it. */
export interface Taken {
  readonly whole: ByTone;
  readonly also: ByTone;
  readonly besides: boolean;
  /** It is what their open question is about. */
  readonly answers: boolean;
}

/** What lies near: their messages and mine, oldest first. */
export interface NearTalk {
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
  /** Their open question; empty where there is none. */
  readonly asked: string;
  /** A footing that is unlikely: nothing that belongs to it is taken up. */
  readonly unlikely?: Footing;
}

/** What is needed to say it. */
export interface Saying {
  readonly tone: Tone;
  readonly filling: Filling;
  readonly leftOut: LeftOut;
  readonly seed: string;
  readonly take: number;
  readonly used: ReadonlySet<string>;
}

/** What of their messages can be taken up, what was said last first. */
export function takenUp(
  { theirs, mine, asked, unlikely }: NearTalk,
  footing: Footing,
  language: Language,
): readonly Taken[] {
  const { entries, pattern, unless, mine: mineWords } = openedIn(language);
  const all = (texts: readonly string[], words: WordPattern) =>
    new Set(texts.flatMap((text) => findAll(text, words).map(({ of }) => of)));
  const not = all(theirs, unless);
  const said = all(mine, mineWords);
  const wanted = all([asked], pattern);
  const isMeeting = footing === "open" || footing === "hint";
  const found = theirs.toReversed().flatMap((text) =>
    findAll(text, pattern)
      .toSorted((one, other) => one.of - other.of)
      .map(({ of }) => of),
  );
  return [...new Set(found)].flatMap((of) => {
    const entry = entries[of];
    if (entry === undefined || not.has(of) || !isIn(entry, footing)) return [];
    if (unlikely !== undefined && entry.in.includes(unlikely)) return [];
    if (entry.mine !== undefined && !said.has(of)) return [];
    return [
      {
        whole: entry.whole ?? {},
        also: entry.also ?? {},
        besides: entry.besides === true,
        answers: isMeeting && entry.whole === undefined && wanted.has(of),
      },
    ];
  });
}

function isIn({ in: where }: TakeUp, footing: Footing): boolean {
  const { within } = FOOTING[footing];
  return where.includes(footing) || (within !== undefined && where.includes(within));
}

/** A message or sentence that takes something up. */
export interface SaidOfTheirs {
  /** As it is written, and filled. */
  readonly say: string;
  readonly text: string;
  readonly gaps: readonly Gap[];
  /** Their open question needs no other answer. */
  readonly answers?: boolean;
}

/** A message or sentence for one tone that was not said before; null where none fits. */
export function sayTaken(
  taken: readonly Taken[],
  part: "whole" | "also",
  { tone, filling, leftOut, seed, take, used }: Saying,
): SaidOfTheirs | null {
  const lines = taken.flatMap((each) => {
    const own = each[part];
    const ofTone = own[tone] ?? [];
    const fitting = (ofTone.length > 0 ? ofTone : (own.any ?? []))
      .map((line) => (typeof line === "string" ? { say: line, gaps: [] } : line))
      .filter(({ say }) => canFill({ say }, filling) && !holdsLeftOut(say, leftOut))
      .map((line) => ({ ...line, text: fill(line.say, filling), answers: each.answers }))
      .filter(({ text }) => !used.has(text));
    const start = hashText(`${seed}/${tone}/taken`) % Math.max(1, fitting.length);
    return [...fitting.slice(start), ...fitting.slice(0, start)];
  });
  // When all of them were offered, the next take says something else, and then they begin anew.
  return lines[take % (lines.length + 1)] ?? null;
}

/** The last messages that were read well: what lies further back has been answered. */
export function nearIn(utterances: readonly Utterance[], asked: OpenQuestion | null): NearTalk {
  const near = clearOnly(utterances.slice(-NEAR));
  const of = (isMine: boolean) =>
    near
      .filter(({ speaker, text }) => (speaker === "me") === isMine && text !== "")
      .slice(-LATEST)
      .map(({ text }) => text);
  return { theirs: of(false), mine: of(true), asked: asked?.words ?? "" };
}

function openedIn(language: Language): Opened {
  const known = opened.get(language);
  if (known !== undefined) return known;
  const entries = (language === "ru" ? ru : en) as readonly TakeUp[];
  const made = {
    entries,
    pattern: mergePatterns(entries.map(({ words }) => words)),
    unless: mergePatterns(entries.map(({ unless = "" }) => unless)),
    mine: mergePatterns(entries.map(({ mine = "" }) => mine)),
  };
  opened.set(language, made);
  return made;
}

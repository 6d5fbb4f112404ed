// What the person says beside the chat that decides by itself, or bounds what they can say yes to: that there is somebody else, that they do
// not want to, that it was their brother, that it was their fault; that they do not drink, or have Tuesday evening alone. Questions say
// nothing of the kind. Data in data/aside-facts.<language>.json. [CO220] [CO221]
import { daysIn, daysRuledOut, momentSaid, offerIn } from "../../message/moments.ts";
import { momentWords } from "../../message/language-data.ts";
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Language } from "../../transcript/transcript.ts";
import type { HourSaid } from "./hours-said.ts";
import { dateSaid } from "./date-said.ts";
import { comingIn, leavingIn } from "./leaving-time.ts";
import en from "../data/aside-facts.en.json" with { type: "json" };
import ru from "../data/aside-facts.ru.json" with { type: "json" };

/** What decides by itself. */
export const STANDS = [
  "taken",
  "ending",
  "unwilling",
  "innocent",
  "fault",
  "slow",
  "friends",
  "colleagues",
  "unready",
] as const;

/** One of these. */
export type Stand = (typeof STANDS)[number];

/** What the person cannot do, those first that change what is done and not when. */
export const THING_LIMITS = [
  "limit_ill",
  "limit_place",
  "limit_child",
  "limit_drink",
  "limit_food",
  "limit_drive",
  "limit_money",
  "limit_body",
  "limit_pic",
  "limit_number",
  "limit_call",
  "limit_near",
] as const;

/** One of these. */
export type ThingLimit = (typeof THING_LIMITS)[number];

/** When alone the person can. */
export interface FreeTime {
  /** «во вторник вечером»; null where only an end is told: “in town until Wednesday”. */
  readonly when: string | null;
  /** Its day as it stands in a sentence; null where it is a part of any day. */
  readonly day: string | null;
  readonly part: string | null;
  /** It is a date from which on they can, and no day of the week. */
  readonly isDate?: true;
}

/** From when they are free. */
export interface ComingTime extends HourSaid {
  /** The days it is told of; none where it holds for whichever is spoken of. */
  readonly days: ReadonlySet<string>;
}

/** What is told beside a chat. */
export interface Noted {
  readonly stands: ReadonlySet<Stand>;
  readonly limits: readonly ThingLimit[];
  /** What they do not eat or cannot do, as a clause: «мне нельзя глютен», «я на костылях»; null where nothing is told of it. */
  readonly clause: string | null;
  /** When they have to go; null where they stay. */
  readonly leaves: HourSaid | null;
  /** From when they are free; null where any hour will do. */
  readonly comes: ComingTime | null;
  /** When alone they can; null where any time will do. */
  readonly only: FreeTime | null;
  /** Days that they have ruled out, as they stand in a sentence. */
  readonly out: ReadonlySet<string>;
  /** They would, but are busy then: a no to the day, and none to the person. */
  readonly isBusyThen: boolean;
  /** Who it was that they were seen with: «мой брат». */
  readonly who: string | null;
  /** They say that they cannot, will not or must, and nothing of the above was found in it. */
  readonly isUnheard: boolean;
}

/** Where nothing is told. */
export const NOTHING_NOTED: Noted = {
  stands: new Set(),
  limits: [],
  clause: null,
  leaves: null,
  comes: null,
  only: null,
  out: new Set(),
  isBusyThen: false,
  who: null,
  isUnheard: false,
};

/** A sentence or what is no question of one; a day stands with its «только» in a part of it. */
const SENTENCE = /(?<=[.!?…\n])\s+|\n+/u;
const PART = /[,;()]|\s[–—-]\s|(?<=[.!?…])\s+|\n+/u;
const DATA = { ru, en };
/** What somebody wants, who asks how to do it. */
const WISHES: ReadonlySet<Stand> = new Set(["ending", "unwilling"]);

const compile = (language: Language) => {
  const {
    limits,
    only,
    until,
    others,
    bounds,
    busy,
    heated,
    hesitates,
    asks_how: asksHow,
    ...stands
  } = DATA[language];
  return {
    stands: STANDS.map((id) => ({
      id,
      says: stands[id].says.map(phrase),
      unless: stands[id].unless.map(phrase),
    })),
    limits: THING_LIMITS.map((id) => ({
      id,
      says: limits[id].says.map(phrase),
      meets: limits[id].meets.map(phrase),
    })),
    only: only.map(phrase),
    until: until.map(phrase),
    others: others.map(phrase),
    bounds: bounds.map(phrase),
    busy: busy.map(phrase),
    heated: heated.map(phrase),
    hesitates: hesitates.map(phrase),
    asksHow: phrase(asksHow),
  };
};
type Compiled = ReturnType<typeof compile>;
let compiled: readonly Compiled[] | undefined;

function opened(): readonly Compiled[] {
  compiled ??= [compile("ru"), compile("en")];
  return compiled;
}

/** What the person's own words tell; they may be of either language, days are said in the language of the chat. */
export function notedIn(words: string, language: Language): Noted {
  const told = words.split(SENTENCE).filter((sentence) => !sentence.includes("?"));
  const sentences = told.map(readText);
  // «Как помягче отказать?» tells what is wanted, though it asks.
  const wishes = [...sentences, ...asked(words)];
  const text = sentences.join("\n");
  const stands = STANDS.filter((id) =>
    opened().some(({ stands: all }) =>
      all.some(
        (one) =>
          one.id === id &&
          (WISHES.has(id) ? wishes : sentences).some(
            (sentence) => says(sentence, one.says) && !says(sentence, one.unless),
          ),
      ),
    ),
  );
  const isHeldBack = opened().some(({ hesitates }) => says(text, hesitates));
  // To work together holds back only who says so, and “she's just a mate” beside a girlfriend is about another one.
  const isMeant = (id: Stand): boolean =>
    id === "colleagues" ? isHeldBack : id !== "friends" || !stands.includes("taken");
  const limits = THING_LIMITS.filter((id) => holds(id, "says", text));
  const leaves = leavingIn(text, language);
  const comes = comingTime(told, language);
  const only = freeTime(told.join("\n"), language) ?? freeFrom(told, language);
  const out = daysOut(told, language);
  const isBusyThen = opened().some(({ busy }) => sentences.some((sentence) => says(sentence, busy)));
  const isFound =
    stands.length + limits.length + out.size > 0 ||
    only !== null ||
    leaves !== null ||
    comes !== null ||
    isBusyThen;
  return {
    stands: new Set(stands.filter(isMeant)),
    limits,
    clause: clauseIn(limits, text, language),
    leaves,
    comes,
    only,
    out,
    isBusyThen,
    isUnheard: !isFound && opened().some(({ bounds }) => says(text, bounds)),
    who: stands.includes("innocent") ? whoIn(text, language) : null,
  };
}

/** What is asked how to do. */
function asked(words: string): readonly string[] {
  return words
    .split(SENTENCE)
    .filter((sentence) => sentence.includes("?"))
    .map(readText)
    .filter((sentence) => opened().some(({ asksHow }) => says(sentence.trim(), [asksHow])));
}

/** From when they are free, with the days of the same sentence. */
function comingTime(told: readonly string[], language: Language): ComingTime | null {
  const [found] = told.flatMap((sentence) =>
    sentence.split(PART).flatMap((part) => {
      const text = readText(part);
      const isTheirs = opened().some(({ others }) => says(text, others));
      const hour = isTheirs ? null : comingIn(text, language);
      return hour === null ? [] : [{ ...hour, days: daysIn(sentence, momentWords(language)) }];
    }),
  );
  return found ?? null;
}

/** Whether a limit speaks against what is offered; one of no words does against anything. */
export function meets(limit: ThingLimit, offered: string): boolean {
  const isAny = DATA.ru.limits[limit].meets.length === 0;
  return isAny || holds(limit, "meets", readText(offered));
}

/** Whether words are of the kind that who wants to go slowly is shy of. */
export function isHeated(text: string): boolean {
  const read = readText(text);
  return opened().some(({ heated }) => says(read, heated));
}

function holds(id: ThingLimit, what: "says" | "meets", text: string): boolean {
  return opened().some(({ limits }) => limits.some((one) => one.id === id && says(text, one[what])));
}

/** From which date on they can. */
function freeFrom(told: readonly string[], language: Language): FreeTime | null {
  const when = dateSaid(told, language);
  return when === null ? null : { when, day: null, part: null, isDate: true };
}

/** «Могу только во вторник вечером»; the latest is meant where there are two. */
function freeTime(told: string, language: Language): FreeTime | null {
  const parts = told.split(PART).map((part) => singular(part, language));
  for (const part of parts.toReversed()) {
    const text = readText(part).trim();
    if (opened().some(({ only }) => says(text, only))) {
      const { day, part: hours, time } = offerIn(part, momentWords(language));
      const when = momentSaid([day, hours, time], momentWords(language));
      if (when !== null && !saysUntil(text)) return { when, day, part: hours };
    }
    if (saysUntil(text) && daysIn(part, momentWords(language)).size > 0)
      return { when: null, day: null, part: null };
  }
  return null;
}

function saysUntil(text: string): boolean {
  return opened().some(({ until }) => says(text, until));
}

/** “Mornings” are read as “morning”. */
function singular(text: string, language: Language): string {
  const words: Readonly<Record<string, string>> = DATA[language].as;
  return text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => words[word] ?? word);
}

/** Days that the person has ruled out; «она опять не может в субботу» is hers. */
function daysOut(told: readonly string[], language: Language): ReadonlySet<string> {
  const mine = told
    .flatMap((sentence) => sentence.split(PART))
    .filter((part) => !opened().some(({ others }) => says(readText(part), others)));
  return new Set(daysRuledOut(mine.join("\n"), momentWords(language)));
}

/** «Мне нельзя глютен», «я на костылях», in the language of the chat. */
function clauseIn(limits: readonly ThingLimit[], text: string, language: Language): string | null {
  const { foods, bodies } = DATA[language];
  const table = limits.includes("limit_food") ? foods : limits.includes("limit_body") ? bodies : [];
  return table.find(([words = ""]) => says(text, [phrase(words)]))?.[1] ?? null;
}

function whoIn(text: string, language: Language): string | null {
  const names: Readonly<Record<string, string>> = DATA[language].who;
  const found = Object.keys(names).find((word) => says(text, [phrase(word)]));
  return found === undefined ? null : (names[found] ?? null);
}

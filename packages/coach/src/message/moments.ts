// The days and times a message offers: looked up in a language's table (data/moments.*.json), those it rules out left aside.
import { plain } from "../words/plain.ts";

/** A language's words for days and times. */
export interface MomentWords {
  readonly days: readonly Moment[];
  readonly parts: readonly Moment[];
  readonly clock: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly say: string;
    /** Where somebody has to go, the hour is no beginning: «в 8 маме уходить». */
    readonly ends: readonly string[];
  };
  /** Words that rule the day beside them out: «в субботу не могу». */
  readonly not: readonly string[];
  /** Words between days that leave a choice. */
  readonly or: readonly string[];
  /** Words before a day that end something there: «до вторника» offers nothing. */
  readonly until: readonly string[];
  /** “Any night but tuesday”: the “but” that rules a day out. */
  readonly but?: string;
  /** What day and part of day are together, and how people say it: “today in the evening” is “tonight”. */
  readonly joined?: readonly (readonly string[])[];
}

interface Moment {
  readonly id: string;
  readonly words: readonly string[];
  /** As it stands in a sentence: «в субботу», "on Saturday". */
  readonly say: string;
  /** Several days, among which one that is named decides: «после выходных, в понедельник». */
  readonly vague?: boolean;
}

/** What a message offers; parts that it does not name are null. Texts are ready to stand in a sentence. */
export interface Offer {
  readonly day: string | null;
  readonly part: string | null;
  readonly time: string | null;
}

const NOTHING: Offer = { day: null, part: null, time: null };
const CLOCK = /^(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?$/;
/** “Wednesday's free”. */
const OF = /'s(?!\p{L})/gu;
/** A half sentence: what rules a day out stands in the same one. */
const CLAUSE = /[,;!?()\n]|\.(?!\d)|\s[-–—]\s|\s(?:а|но|зато|but|though)\s/u;

/**
 * The first moment a text offers, in the order of its half sentences; all null where it offers none.
 * @param aside days (as `daysIn` gives them) that are talked about and no longer offered
 */
export function offerIn(text: string, words: MomentWords, aside: ReadonlySet<string> = new Set()): Offer {
  let offer = NOTHING;
  let vague = false;
  const out = new Set([...aside, ...daysRuledOut(text, words)]);
  for (const padded of clausesOf(text, words)) {
    if (rulesOut(padded, words)) continue;
    const days = found(padded, words.days, words.until);
    const open = days.filter(({ say }) => !out.has(say));
    // “Tuesday next week” is Tuesday.
    const day = open.find((one) => one.vague !== true) ?? open[0] ?? null;
    // The hour of a day that is put aside is put aside with it.
    if (days.length > 0 && day === null) continue;
    const decides = offer.day === null || (vague && day?.vague !== true);
    // «Или в субботу хоть с утра»: the morning belongs to the day that was not taken.
    if (day !== null && !decides) continue;
    if (day !== null) vague = day.vague === true;
    offer = {
      day: day?.say ?? offer.day,
      part: offer.part ?? found(padded, words.parts)[0]?.say ?? null,
      time:
        offer.time ??
        timeIn(padded, words.clock) ??
        bareTime(padded, offer, words.clock) ??
        timeBeside(padded, day, words.clock),
    };
  }
  return offer;
}

/** The days between which a text leaves the choice, two or more, in its own order; none where it names one day alone. */
export function daysToChoose(
  text: string,
  words: MomentWords,
  aside: ReadonlySet<string>,
): readonly string[] {
  const out = new Set([...aside, ...daysRuledOut(text, words)]);
  const named = clausesOf(text, words).flatMap((clause) =>
    found(clause, words.days, words.until)
      .filter(({ say, vague }) => vague !== true && !out.has(say))
      .toSorted((one, other) => placeOf(one, clause) - placeOf(other, clause)),
  );
  const days = [...new Map(named.map((day) => [day.say, day])).values()];
  const [first, second] = days;
  // “I've got choir Thursday. Friday instead?” leaves no choice.
  const whole = ` ${plain(text)
    .replaceAll(OF, "")
    .replaceAll(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;
  const isChoice =
    first !== undefined &&
    second !== undefined &&
    words.or.some((or) => {
      const at = whole.indexOf(` ${or} `, placeOf(first, whole));
      return at >= 0 && at < placeOf(second, whole);
    });
  return isChoice ? days.map(({ say }) => say) : [];
}

function placeOf({ words }: Moment, clause: string): number {
  return Math.min(...words.map((word) => clause.indexOf(` ${word} `)).filter((at) => at >= 0));
}

function rulesOut(clause: string, { not }: MomentWords): boolean {
  return not.some((word) => clause.includes(` ${plain(word)} `));
}

/** «Только не в четверг, в четверг у меня испанский»: a day that is put aside is nowhere offered. */
export function daysRuledOut(text: string, words: MomentWords): readonly string[] {
  const clauses = clausesOf(text, words).filter((clause) => rulesOut(clause, words));
  return clauses.flatMap((clause) => found(clause, words.days).map(({ say }) => say));
}

/** Day, part and hour of a moment as people say them together: “Tuesday evening”, “tonight”; null where none is given. */
export function momentSaid(parts: readonly (string | null)[], { joined = [] }: MomentWords): string | null {
  const named = parts.filter((words) => words !== null);
  if (named.length === 0) return null;
  return joined.reduce((said, [from = "", to = ""]) => said.replace(from, () => to), named.join(" "));
}

/** All days that a text names, offered or ruled out, as they stand in a sentence. */
export function daysIn(text: string, words: MomentWords): ReadonlySet<string> {
  return new Set(clausesOf(text, words).flatMap((clause) => found(clause, words.days).map(({ say }) => say)));
}

const PATTERNS = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = PATTERNS.get(source) ?? new RegExp(source, "gu");
  PATTERNS.set(source, known);
  return known;
}

/** The half sentences of a text, each with a space at both ends. */
function clausesOf(text: string, { but }: MomentWords): readonly string[] {
  const said = but === undefined ? plain(text) : plain(text).replaceAll(patternOf(but), "$1 except ");
  return said.split(CLAUSE).map(
    (clause) =>
      ` ${clause
        .replaceAll(OF, "")
        .replaceAll(/[^\p{L}\p{N}:.']+/gu, " ")
        .trim()} `,
  );
}

/**
 * The moments that stand in half a sentence, the surest first: the longer word where two begin alike («day after tomorrow»).
 * @param until words before a moment that make it an end
 */
function found(padded: string, moments: readonly Moment[], until: readonly string[] = []): readonly Moment[] {
  return moments
    .flatMap((moment) =>
      moment.words.map((word) => ({ moment, at: padded.indexOf(` ${word} `), length: word.length })),
    )
    .filter(({ at }) => at >= 0 && !until.some((word) => padded.slice(0, at).endsWith(` ${word}`)))
    .toSorted((one, other) => other.length - one.length || one.at - other.at)
    .map(({ moment }) => moment);
}

/** «Завтра, 11, причал»: a bare number behind a day is its hour. */
function bareTime(padded: string, { day }: Offer, { say }: MomentWords["clock"]): string | null {
  const token = padded.trim();
  return day !== null && CLOCK.test(token) ? say.replace("{time}", token) : null;
}

/** “Sunday 11”, «в пятницу 19:30»: a number that ends a half sentence right behind its day, or before an “and”, is its hour. */
function timeBeside(padded: string, day: Moment | null, { say }: MomentWords["clock"]): string | null {
  for (const word of day?.words ?? []) {
    const [, behind = ""] = padded.split(` ${word} `);
    const [token = "", next = "and"] = behind.trim().split(" ");
    if (CLOCK.test(token) && (next === "and" || next === "и")) return say.replace("{time}", token);
  }
  return null;
}

function timeIn(padded: string, { before, after, say, ends }: MomentWords["clock"]): string | null {
  if (ends.some((word) => padded.includes(` ${word} `))) return null;
  const tokens = padded.trim().split(" ");
  const at = tokens.findIndex((token, index) => {
    const bare = token.replace(/(?:pm|am|ish)$/, "");
    if (!CLOCK.test(bare)) return false;
    return (
      /\d[:.]\d/u.test(bare) ||
      before.includes(tokens[index - 1] ?? "") ||
      after.some((word) => tokens[index + 1] === word || token.endsWith(word))
    );
  });
  return at < 0 ? null : say.replace("{time}", tokens[at] as string);
}

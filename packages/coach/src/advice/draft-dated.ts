// Messages with a place and a time in them: invitations, a yes, another day, a second date [CO34].
import type { Toned } from "../lines/lines.ts";
import type { Tone } from "./advice.ts";
import { saysFree } from "../diagnosis/acts.ts";
import { SIGNALS } from "../diagnosis/signals.ts";
import { has } from "../words/pattern.ts";
import { daysIn } from "./days.ts";
import { filled, place } from "./draft-base.ts";
import type { Draft } from "./draft-base.ts";
import { canFill, fill, quotable } from "./fill.ts";
import type { Marks } from "./fill.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";

/** So many days of the list are proposed unasked. */
const USUAL_DAYS = 5;
/** An invitation above this many characters goes without its first sentence. */
const ROOMY = 210;

/** An invitation; what they asked is answered in person, a topic is named first where there is room. */
export function invite(one: Draft): string {
  const { material, thread, attempt } = one;
  const { lines, diagnosis } = material;
  const body = dated(one, lines.invite);
  // «А что?» asks for the invitation itself.
  const asked = saysFree(diagnosis.evidence ?? "", diagnosis.myLast ?? "") ? null : diagnosis.openQuestion;
  const leads = asked === null ? lines.inviteLead : lines.answerInPerson;
  const marks: Marks = {
    ...(thread?.about ? { about: thread.about } : {}),
    ...(asked === null ? {} : { q: quotable(asked, 40) }),
  };
  const usable = leads.filter((line) => canFill(line, marks));
  if (usable.length === 0) return body;
  const lead = fill(pick(material, `${one.tone}/lead`, usable, attempt), marks);
  const both = lead === "" ? body : `${lead} ${body}`;
  return asked === null && both.length > ROOMY ? body : both;
}

const ASKS_HOUR = /Во сколько|Днём или|What time|Afternoon or/u;
const HOUR_WORDS =
  /(?<![\p{L}\d])(?:(?:после|около|к|в|after|around|from|at)\s(?:[1-9]|1\d|2[0-3])(?:[:.][0-5]\d)?(?![\d:.%])(?:\s?(?:утра|дня|вечера|am|pm))?|(?:после|к|after|around|from|at)\s(?:часа|двух|трёх|трех|четырём|четырем|четырёх|четырех|пяти|шести|семи|восьми|девяти|одиннадцати|десяти|обеда|работы|one|two|three|four|five|six|seven|eight|nine|ten|work|lunch)|вечером|утром|днём|evening|morning|afternoon)(?!\p{L})/iu;

/** Another day of theirs; where they have named the hour too, it is repeated and not asked. */
export function otherTime(one: Draft): string {
  const { lines, diagnosis } = one.material;
  const hour = hourIn(diagnosis.evidence ?? "");
  if (hour === null) return dated(one, lines.otherTime);
  const quiet = (list: readonly string[]): readonly string[] => list.filter((line) => !ASKS_HOUR.test(line));
  const { playful, sincere } = lines.otherTime;
  return dated(one, { playful: quiet(playful), sincere: quiet(sincere), direct: lines.otherHour }, hour);
}

/** The hour in the clause that offers it («во вторник после шести»); null when none is named. */
function hourIn(said: string): string | null {
  const offers = said.split(/[.!?;,\n]/u).filter((clause) => !has(clause, SIGNALS.declined));
  return offers.map((clause) => HOUR_WORDS.exec(clause)?.[0]).find((hour) => hour !== undefined) ?? null;
}

const TONES_OF_ADVICE = 3;
/** The thing to do has been named, and stays. */
const NAMED_BY_THEM: ReadonlySet<string> = new Set([
  "invited_by_them",
  "said_yes",
  "declined_with_alternative",
]);

/** A line with a place and a time in it; `hour` goes with the day. */
export function dated(one: Draft, lines: Toned, hour: string | null = null): string {
  const { material, thread, tone } = one;
  const own = thread?.topic?.date ?? [];
  // Three options need three places: where a topic has fewer, an easy one goes with them.
  const easy = material.lines.defaultDates;
  const theirs = NAMED_BY_THEM.has(material.diagnosis.stage);
  const spare = theirs || own.length >= TONES_OF_ADVICE ? [] : [pick(material, "date/easy", easy, 0)];
  const dates = own.length === 0 ? easy : [...own, ...spare];
  const times = timesOf(material, tone);
  return filled(one, lines, {
    date: pick(material, "date", dates, 0, place(tone)),
    ...times,
    day: hour === null ? times.day : `${times.day} ${hour.toLowerCase()}`,
  });
}

/** The time to propose and another one: what they named goes first; no `other` where a day was named. */
export function timesOf(
  material: Material,
  tone: Tone,
): { readonly time: string; readonly day: string; readonly other?: string } {
  const { days } = material.lines;
  const named = daysIn(material.diagnosis.theirDays);
  const usual = days.slice(0, USUAL_DAYS).map(([key]) => key);
  const open = usual.filter((key) => !named.closed.includes(key));
  const offered = open.length > 1 ? open : usual;
  // What they say of days counts where the talk is about meeting; «сегодня» in a story is no proposal.
  const { stage } = material.diagnosis;
  const planning =
    stage === "invited_by_them" ||
    stage === "said_yes" ||
    stage === "hinted" ||
    stage === "declined_with_alternative";
  // A bare yes means the day of my own invitation.
  const free = saysFree(material.diagnosis.evidence ?? "", material.diagnosis.myLast ?? "");
  const mine = stage === "said_yes" || stage === "hinted" || free ? daysIn(material.own.slice(-2)).open : [];
  const wanted = [...named.open, ...mine].find(
    (key) => planning || (usual.includes(key) && stage !== "after_date"),
  );
  const first = wanted ?? pick(material, "day", offered, 0, place(tone));
  const rest = offered.filter((key) => key !== first);
  const second = pick(material, `${tone}/other`, rest, 0);
  const found = days.find(([key]) => key === first);
  const chosen = { time: found?.[1] ?? "", day: found?.[2] ?? "" };
  // Where they have named a day there is no other to choose from.
  return wanted === undefined
    ? { ...chosen, other: days.find(([key]) => key === second)?.[1] ?? "" }
    : chosen;
}

// What the learnt classifier hears where no list does (MF1): danger is told in more ways than lists hold. Help replaces messages only
// where it is sure, the words name the danger, and a chat says so twice; the rest is a short question below them (CO110).
import { openDanger } from "../../learnt/open.ts";
import { type Danger, DANGERS, type Writer } from "../../learnt/dangers.ts";
import type { CheckId } from "../check-words.ts";
import ru from "../data/rules.ru.json" with { type: "json" };
import type { HelpCase } from "../help/help-words.ts";
import { LAUGHTER } from "../phrases/laughter.ts";
import { setsAgeAside } from "./minors.ts";
import { readText } from "../phrases/phrase.ts";
import { type PlainDanger, plainlyNamed } from "./plain-words.ts";
import type { Speech } from "./speeches.ts";

type ByWriter<Name> = Partial<Readonly<Record<Writer, Name>>>;

/** The case of a danger, by whose words tell of it; what has no help is not said. */
const CASES: Readonly<Record<PlainDanger, ByWriter<HelpCase>>> = {
  violence: { asker: "violence_likely", them: "violence_likely", me: "violence_likely" },
  self_harm: { asker: "self_harm_self", them: "self_harm_other", me: "self_harm_self" },
  minor: { asker: "minor", them: "minor", me: "minor" },
  coercion: { asker: "coercion_likely", them: "coercion_likely", me: "coercion_likely" },
  blackmail: { asker: "blackmail_likely", them: "blackmail_likely", me: "blackmail_likely" },
  fraud: { asker: "fraud", them: "fraud" },
  deception: { asker: "deception_likely" },
  boundary: { asker: "boundary_pushed", me: "boundary_pushed" },
};
/** The question of a danger that is not sure, by whose words tell of it. */
const CHECKS: Readonly<Record<PlainDanger, ByWriter<CheckId>>> = {
  violence: { asker: "violence", them: "violence", me: "violence" },
  self_harm: { asker: "self_harm", them: "self_harm_other", me: "self_harm" },
  minor: { asker: "minor", them: "minor", me: "minor" },
  coercion: { asker: "coercion", them: "pressed", me: "coercion" },
  blackmail: { asker: "blackmail", them: "blackmail", me: "blackmail" },
  fraud: { asker: "fraud", them: "fraud", me: "fraud" },
  deception: { asker: "deception", them: "fraud" },
  boundary: { asker: "boundary", me: "boundary" },
};
/** `sure` may call for help, `doubt` for a question. */
type Surety = "sure" | "doubt";
/** What fewer words say the lists know better: one strong word would decide. */
const MIN_WORDS: Readonly<Record<Surety, number>> = { sure: 6, doubt: 4 };
/** The least probability of a kind whose words are there. */
const MIN_KIND = 0.1;
/** From this probability on a kind is asked about though none of its words is there. */
const SURE_KIND = 0.5;
/** So few messages are shown because of what they say; one or two surely are. */
const SHORT_CHAT = 3;
const MIN_SHOWN = 2;
/** How likely danger has to be in one message of a long chat. */
const LIKELY = 0.5;
/** Without a word of any kind: of two messages each, or of one alone. Anything else is heard in grief, refusals and teasing, too. */
const LIKELY_UNNAMED = 0.7;
const SURE_UNNAMED = 0.9;
/** In words that name it, whatever the whole chat is like. */
const LIKELY_NAMED = 0.8;
/** To be asked about these is a reproach: never without their words. */
const REPROACHES: ReadonlySet<Danger> = new Set(["coercion", "deception", "boundary"]);
/** Wishes: «не хочу давить» is none. */
/** How likely danger, and that it is a wish to die, must be in the person's own words to be theirs whatever the chat beside them holds. */
const LIFE = { any: 0.96, kind: 0.8 } as const;
const WISHES: ReadonlySet<PlainDanger> = new Set(["coercion", "boundary"]);
const NO_JOKE: ReadonlySet<PlainDanger | null> = new Set<PlainDanger | null>(["self_harm", "minor"]);

/** A danger that is heard. */
interface Heard {
  /** Null where its kind is not told well enough to be named. */
  readonly kind: PlainDanger | null;
}

/** The danger a text tells of, by whose words they are and how sure it has to be; null mostly. */
export function dangerIn(text: string, by: Writer, surety: Surety): Heard | null {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (words < MIN_WORDS[surety]) return null;
  const found = openDanger(/[а-яё]/iu.test(text) ? "ru" : "en");
  const labels = surety === "sure" ? found.labelsOf(text, by) : found.doubtsOf(text, by);
  if (!labels.some(({ label }) => label === "any")) return null;
  const [, ...probabilities] = found.probabilitiesOf(text, by);
  const kind = kindIn(text, (danger) => probabilities[DANGERS.indexOf(danger)] ?? 0);
  if (kind === "minor" && setsAgeAside(text)) return null;
  const plain = readText(text);
  return kind !== null && WISHES.has(kind) && withoutDenials(plain) !== plain ? null : { kind };
}

/** The likeliest kind whose words are in the text; one without its words only where it could hardly be another. */
function kindIn(text: string, probabilityOf: (danger: Danger) => number): PlainDanger | null {
  const named = plainlyNamed(text);
  const likeliest = (dangers: readonly Danger[]) =>
    dangers.toSorted((a, b) => probabilityOf(b) - probabilityOf(a))[0];
  const best = likeliest(DANGERS.filter((danger) => named.has(danger)));
  const isTold = best !== undefined && probabilityOf(best) >= MIN_KIND;
  if (named.has("fraud") && (!isTold || best === "deception")) return "fraud";
  if (isTold) return best;
  const [first] = [likeliest(DANGERS.filter((danger) => !REPROACHES.has(danger)))];
  return first !== undefined && probabilityOf(first) >= SURE_KIND ? first : null;
}

/** How likely it is that what is said tells of any danger (0–1). */
export function likelihoodOf({ by, text }: Speech): number {
  const writer: Writer = by === "me" || by === "them" ? by : "asker";
  return openDanger(/[а-яё]/iu.test(text) ? "ru" : "en").probabilitiesOf(text, writer)[0] ?? 0;
}

/** Whether a person tells the mentor that they do not want to live: no kind of danger is likelier in their words. */
export function tellsOfLife(text: string): boolean {
  const [any = 0, ...kinds] = openDanger(/[а-яё]/iu.test(text) ? "ru" : "en").probabilitiesOf(text, "asker");
  const life = kinds[DANGERS.indexOf("self_harm")] ?? 0;
  return any >= LIFE.any && life >= LIFE.kind && kinds.every((kind) => kind <= life);
}

/** The cases that what a person tells the mentor surely is, in plain words. */
export function likelyTold(text: string): readonly HelpCase[] {
  const heard = dangerIn(text, "asker", "sure");
  return isPlain(heard, text) ? namedBy(CASES, heard, "asker") : [];
}

/** How likely each danger is in the likeliest of these (0–1), in the order of `DANGERS`. */
export function kindsLikely(speeches: readonly Speech[]): readonly number[] {
  const all = speeches.map(({ by, text }) =>
    openDanger(/[а-яё]/iu.test(text) ? "ru" : "en").probabilitiesOf(
      text,
      by === "me" || by === "them" ? by : "asker",
    ),
  );
  return DANGERS.map((_, at) => Math.max(0, ...all.map((one) => one[at + 1] ?? 0)));
}

/**
 * The cases that the messages of a chat surely are: where a second message, or the person's own words, tell of danger, too.
 * @param words what the person says beside the chat
 */
export function likelyIn(talk: readonly Speech[], words: string): readonly HelpCase[] {
  const sure = dangersIn(talk, "sure");
  if (sure.length === 0) return [];
  const witnesses = dangersIn(talk, "doubt").length + Number(dangerIn(words, "asker", "doubt") !== null);
  return witnesses < 2
    ? []
    : sure.flatMap(({ by, text, ...heard }) => (isPlain(heard, text) ? namedBy(CASES, heard, by) : []));
}

/**
 * The questions that what a person tells the mentor raises. What stands beside a chat tells less by itself, so it has to be likelier.
 * @param isBeside whether a chat is shown
 */
export function doubtTold(text: string, isBeside: boolean): readonly CheckId[] {
  const heard = dangerIn(text, "asker", "doubt");
  if (heard !== null && isBeside && !isLikely(heard, { by: "own", text })) return [];
  // «Не пойму, это интерес или вежливость» beside a chat is no danger: what it does not name has to be sure.
  const isNamed = heard === null || isPlain(heard, text);
  if (isBeside && !isNamed && dangerIn(text, "asker", "sure") === null) return [];
  return asksOf(heard, "asker");
}

function isLikely({ kind }: Heard, said: Speech): boolean {
  return likelihoodOf(said) >= (kind === null ? SURE_UNNAMED : LIKELY);
}

/**
 * The questions that the messages of a chat raise. A long chat has many messages to be wrong about: there one of them alone has to be
 * likelier than not, and what none of them names has to be surer.
 * @param words what the person says beside the chat
 */
export function doubtsIn(talk: readonly Speech[], words: string): readonly CheckId[] {
  const found = dangersIn(talk, "doubt");
  const isBorneOut =
    talk.length <= SHORT_CHAT || found.length + Number(dangerIn(words, "asker", "doubt") !== null) >= 2;
  const isAlarming = found.filter((heard) => likelihoodOf(heard) >= LIKELY_UNNAMED).length >= 2;
  return found
    .filter((heard) =>
      heard.kind === null
        ? talk.length <= MIN_SHOWN || isAlarming || isLikely(heard, heard)
        : isBorneOut || isLikely(heard, heard),
    )
    .flatMap(({ by, ...heard }) => asksOf(heard, by));
}

/** The questions of the messages that likely tell of a danger and name it: they are asked whatever the rest of the chat is like. */
export function namedIn(talk: readonly Speech[]): readonly CheckId[] {
  return dangersIn(talk, "doubt").flatMap(({ by, text, ...heard }) =>
    isPlain(heard, text) && likelihoodOf({ by, text }) >= LIKELY_NAMED ? asksOf(heard, by) : [],
  );
}

function dangersIn(talk: readonly Speech[], surety: Surety) {
  return talk.flatMap(({ by: voice, text }, index) => {
    const by: Writer = voice === "me" ? "me" : "them";
    const heard = dangerIn(text, by, surety);
    if (heard === null) return [];
    return !NO_JOKE.has(heard.kind) && isLaughedAt(talk, index) ? [] : [{ ...heard, by, text }];
  });
}

/** Whether whoever says it laughs, or whoever it is said to, right before or soon after. */
function isLaughedAt(talk: readonly Speech[], index: number): boolean {
  const said = talk[index];
  const laughs = (speech: Speech | undefined) => speech !== undefined && LAUGHTER.test(readText(speech.text));
  const others = talk.slice(Math.max(0, index - 2), index + 3).filter(({ by }) => by !== said?.by);
  return laughs(said) || laughs(talk[index + 1]) || others.some(laughs);
}

/** Whether the danger has a kind whose words are in the text. */
function isPlain(heard: Heard | null, text: string): heard is Heard & { readonly kind: PlainDanger } {
  return heard !== null && heard.kind !== null && plainlyNamed(text).has(heard.kind);
}

function asksOf(heard: Heard | null, by: Writer): readonly CheckId[] {
  if (heard === null) return [];
  if (heard.kind !== null) return namedBy(CHECKS, heard, by);
  return [by === "asker" ? "unclear_told" : "unclear"];
}

function namedBy<Name>(
  names: Readonly<Record<PlainDanger, ByWriter<Name>>>,
  { kind }: Heard,
  by: Writer,
): readonly Name[] {
  const found = kind === null ? undefined : names[kind][by];
  return found === undefined ? [] : [found];
}

const DENIALS = new RegExp(ru.denials, "gu");

/** The words, in plain form, without what the person says they will not do: «не хочу давить» is no wish (MF1). */
export function withoutDenials(words: string): string {
  return words.replaceAll(DENIALS, " ");
}

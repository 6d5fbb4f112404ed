// What the learnt classifier hears where no list does (MF1): danger is told in more ways than lists hold. It speaks only when
// sure, names no culprit, and a laugh beside a message makes it a joke unless a life or a child is at stake.
import { openDanger } from "../learnt/open.ts";
import { type Danger, DANGERS, type Writer } from "../learnt/dangers.ts";
import type { CheckId } from "./check-words.ts";
import { withoutDenials } from "./denials.ts";
import type { HelpCase } from "./help-words.ts";
import { LAUGHTER } from "./laughter.ts";
import { setsAgeAside } from "./minors.ts";
import { readText } from "./phrase.ts";
import type { Speech } from "./speeches.ts";

/** The case of a danger, by whose words tell of it; what has no help is not said. */
const CASES: Readonly<Record<Danger, Partial<Readonly<Record<Writer, HelpCase>>>>> = {
  violence: { asker: "violence_likely", them: "violence_likely", me: "violence_likely" },
  self_harm: { asker: "self_harm_self", them: "self_harm_other", me: "self_harm_self" },
  minor: { asker: "minor", them: "minor", me: "minor" },
  coercion: { asker: "coercion_likely", them: "coercion_likely", me: "coercion_likely" },
  blackmail: { asker: "blackmail_likely", them: "blackmail_likely", me: "blackmail_likely" },
  deception: { asker: "deception_likely" },
  boundary: { asker: "boundary_pushed", me: "boundary_pushed" },
};
/** The question of a danger that is not sure, by whose words tell of it. */
const CHECKS: Readonly<Record<Danger, Partial<Readonly<Record<Writer, CheckId>>>>> = {
  violence: { asker: "violence", them: "violence", me: "violence" },
  self_harm: { asker: "self_harm", them: "self_harm_other", me: "self_harm" },
  minor: { asker: "minor", them: "minor", me: "minor" },
  coercion: { asker: "coercion", them: "coercion", me: "coercion" },
  blackmail: { asker: "blackmail", them: "blackmail", me: "blackmail" },
  deception: { asker: "deception" },
  boundary: { asker: "boundary", me: "boundary" },
};
/** `sure` calls for help, `doubt` for a question. */
type Surety = "sure" | "doubt";
/** What fewer words say the lists know better: one strong word would decide. */
const FEWEST_WORDS: Readonly<Record<Surety, number>> = { sure: 6, doubt: 4 };
/** The least probability of a kind of danger that help is given for at once. */
const LEAST_KIND = 0.1;
/** Wishes: «не хочу давить» is none. */
const WISHES: ReadonlySet<Danger> = new Set(["coercion", "boundary"]);
const NO_JOKE: ReadonlySet<Danger> = new Set(["self_harm", "minor"]);

/** The danger a text tells of, by whose words they are and how sure it has to be; null mostly. */
export function dangerIn(text: string, by: Writer, surety: Surety = "sure"): Danger | null {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (words < FEWEST_WORDS[surety]) return null;
  const found = openDanger(/[а-яё]/iu.test(text) ? "ru" : "en");
  const labels = surety === "sure" ? found.labelsOf(text, by) : found.doubtsOf(text, by);
  if (!labels.some(({ label }) => label === "any")) return null;
  const [, ...probabilities] = found.probabilitiesOf(text, by);
  const likeliest = Math.max(...probabilities);
  // Help at once names a kind: one that is hardly likely would be the wrong door.
  if (surety === "sure" && likeliest < LEAST_KIND) return null;
  const danger = DANGERS[probabilities.indexOf(likeliest)] ?? null;
  if (danger === "minor" && setsAgeAside(text)) return null;
  const plain = readText(text);
  return danger !== null && WISHES.has(danger) && withoutDenials(plain) !== plain ? null : danger;
}

/** The cases that what a person tells the mentor is likely to be. */
export function likelyTold(text: string): readonly HelpCase[] {
  return namedBy(CASES, dangerIn(text, "asker"), "asker");
}

/** The cases that the messages of a chat are likely to be. */
export function likelyIn(talk: readonly Speech[]): readonly HelpCase[] {
  return dangersIn(talk, "sure").flatMap(({ danger, by }) => namedBy(CASES, danger, by));
}

/** The questions that what a person tells the mentor raises. */
export function doubtTold(text: string): readonly CheckId[] {
  return namedBy(CHECKS, dangerIn(text, "asker", "doubt"), "asker");
}

/** The questions that the messages of a chat raise. */
export function doubtsIn(talk: readonly Speech[]): readonly CheckId[] {
  return dangersIn(talk, "doubt").flatMap(({ danger, by }) => namedBy(CHECKS, danger, by));
}

function dangersIn(talk: readonly Speech[], surety: Surety) {
  return talk.flatMap(({ by: voice, text }, index) => {
    const by: Writer = voice === "me" ? "me" : "them";
    const danger = dangerIn(text, by, surety);
    if (danger === null) return [];
    const laughs = LAUGHTER.test(readText(text)) || LAUGHTER.test(talk[index + 1]?.text ?? "");
    return laughs && !NO_JOKE.has(danger) ? [] : [{ danger, by }];
  });
}

function namedBy<Name>(
  names: Readonly<Record<Danger, Partial<Readonly<Record<Writer, Name>>>>>,
  danger: Danger | null,
  by: Writer,
): readonly Name[] {
  const found = danger === null ? undefined : names[danger][by];
  return found === undefined ? [] : [found];
}

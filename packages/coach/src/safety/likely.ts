// What the learnt classifier hears where no list does (MF1): danger is told in more ways than lists hold. It speaks only when
// sure, names no culprit, and a laugh beside a message makes it a joke unless a life or a child is at stake.
import { openDanger } from "../learnt/open.ts";
import { type Danger, DANGERS, type Writer } from "../learnt/dangers.ts";
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
  deception: { asker: "deception" },
  boundary: { asker: "boundary_pushed", me: "boundary_pushed" },
};
/** What fewer words say the lists know better: one strong word would decide. */
const FEWEST_WORDS = 6;
/** Wishes: «не хочу давить» is none. */
const WISHES: ReadonlySet<Danger> = new Set(["coercion", "boundary"]);
const NO_JOKE: ReadonlySet<Danger> = new Set(["self_harm", "minor"]);

/** The danger a text tells of, by whose words they are; null mostly. */
export function dangerIn(text: string, by: Writer): Danger | null {
  if (text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length < FEWEST_WORDS) return null;
  const found = openDanger(/[а-яё]/iu.test(text) ? "ru" : "en");
  if (!found.labelsOf(text, by).some(({ label }) => label === "any")) return null;
  const [, ...probabilities] = found.probabilitiesOf(text, by);
  const danger = DANGERS[probabilities.indexOf(Math.max(...probabilities))] ?? null;
  if (danger === "minor" && setsAgeAside(text)) return null;
  const plain = readText(text);
  return danger !== null && WISHES.has(danger) && withoutDenials(plain) !== plain ? null : danger;
}

/** The cases that what a person tells the mentor is likely to be. */
export function likelyTold(text: string): readonly HelpCase[] {
  return caseOf(dangerIn(text, "asker"), "asker");
}

/** The cases that the messages of a chat are likely to be. */
export function likelyIn(talk: readonly Speech[]): readonly HelpCase[] {
  return talk.flatMap(({ by, text }, index) => {
    const writer = by === "me" ? "me" : "them";
    const danger = dangerIn(text, writer);
    if (danger === null) return [];
    const laughs = LAUGHTER.test(readText(text)) || LAUGHTER.test(talk[index + 1]?.text ?? "");
    return laughs && !NO_JOKE.has(danger) ? [] : caseOf(danger, writer);
  });
}

function caseOf(danger: Danger | null, by: Writer): readonly HelpCase[] {
  const found = danger === null ? undefined : CASES[danger][by];
  return found === undefined ? [] : [found];
}

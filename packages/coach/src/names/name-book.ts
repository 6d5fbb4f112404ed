// Who stands behind which placeholder, for the length of one question (MF2).
import { declineName } from "./decline-name.ts";
import type { NameCase } from "./decline-name.ts";
import type { NameForm } from "./name-dictionary.ts";
import { MAX_VARIANTS, spell } from "./placeholders.ts";
import type { Kind, Placeholder } from "./placeholders.ts";

/** How a name is written; `exact` has no other forms. */
type Style = "capital" | "small" | "capitals" | "exact";
interface Variant {
  readonly lemma: string;
  readonly style: Style;
}
interface Person {
  readonly number: number;
  readonly variants: Variant[];
}

/** What stands behind the placeholders of one question. Plain data. */
export interface HiddenNames {
  /** The forms of each name, by its number. */
  readonly people: ReadonlyMap<number, readonly Variant[]>;
  /** Everything else, by kind and number. */
  readonly originals: ReadonlyMap<string, string>;
}

export class NameBook {
  readonly #people = new Map<string, Person>();
  readonly #byNumber = new Map<number, Person>();
  readonly #addresses = new Map<string, string>();
  readonly #originals = new Map<string, string>();
  readonly #counts = new Map<Kind, number>();

  /** The placeholder of an address or of something that only looks like a placeholder. */
  address(kind: Exclude<Kind, "N">, original: string): string {
    const known = this.#addresses.get(`${kind} ${original}`);
    if (known !== undefined) return known;
    const number = this.#count(kind);
    const placeholder = spell({ kind, number, variant: 0, nameCase: "nom" });
    this.#addresses.set(`${kind} ${original}`, placeholder);
    this.#originals.set(`${kind} ${number}`, original);
    return placeholder;
  }

  /** The placeholder of a name as it is written here. */
  name({ key, lemma, nameCase }: NameForm, original: string): string {
    const style = styleOf(written(lemma, nameCase), original);
    const variant: Variant = style === null ? { lemma: original, style: "exact" } : { lemma, style };
    let person = this.#people.get(key) ?? this.#newPerson(key, lemma);
    let place = placeOf(person, variant);
    if (place === -1 && person.variants.length > MAX_VARIANTS) person = this.#newPerson(key, lemma);
    if (place === -1) place = placeOf(person, variant);
    if (place === -1) place = person.variants.push(variant) - 1;
    return spell({
      kind: "N",
      number: person.number,
      variant: place,
      nameCase: style === null ? "nom" : nameCase,
    });
  }

  /** What was hidden so far. */
  hidden(): HiddenNames {
    const people = new Map(Array.from(this.#byNumber, ([number, { variants }]) => [number, [...variants]]));
    return { people, originals: new Map(this.#originals) };
  }

  /** The first form has a capital, however it was written first: it is what a model will mostly use. */
  #newPerson(key: string, lemma: string): Person {
    const person: Person = { number: this.#count("N"), variants: [{ lemma, style: "capital" }] };
    this.#people.set(key, person);
    this.#byNumber.set(person.number, person);
    return person;
  }

  #count(kind: Kind): number {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return count;
  }
}

/** What a placeholder stands for; null for one that was never given out. An unknown form gives the first one. */
export function originalOf(
  { people, originals }: HiddenNames,
  { kind, number, variant, nameCase }: Placeholder,
): string | null {
  if (kind !== "N") return originals.get(`${kind} ${number}`) ?? null;
  const variants = people.get(number);
  const form = variants?.[variant] ?? variants?.[0];
  if (form === undefined) return null;
  return form.style === "exact" ? form.lemma : styled(written(form.lemma, nameCase), form.style);
}

function placeOf({ variants }: Person, { lemma, style }: Variant): number {
  return variants.findIndex((known) => known.lemma === lemma && known.style === style);
}

function written(lemma: string, nameCase: NameCase): string {
  return nameCase === "nom" ? lemma : (declineName(lemma)[nameCase] ?? lemma);
}

/** How `form` has to be written to look like `original`; null when no style does it. */
function styleOf(form: string, original: string): Style | null {
  const styles: readonly Style[] = ["capital", "small", "capitals"];
  return styles.find((style) => styled(form, style) === original) ?? null;
}

function styled(form: string, style: Style): string {
  switch (style) {
    case "capital":
    case "exact":
      return form;
    case "small":
      return form.toLowerCase();
    case "capitals":
      return form.toUpperCase();
  }
}

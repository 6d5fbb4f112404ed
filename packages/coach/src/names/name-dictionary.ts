// Every form of every listed first name, made once when it is first needed. Knows words, not texts.
import { CASES, declineName } from "./decline-name.ts";
import type { NameCase } from "./decline-name.ts";
import en from "./data/first-names.en.json" with { type: "json" };
import ru from "./data/first-names.ru.json" with { type: "json" };

export interface NameForm {
  /** Forms with the same key are one person's name. */
  readonly key: string;
  /** The nominative with a capital. */
  readonly lemma: string;
  readonly nameCase: NameCase;
}

export type NameDictionary = ReadonlyMap<string, NameForm>;

let dictionary: NameDictionary | undefined;
let everyday: ReadonlySet<string> | undefined;

/** Forms in small letters. Where two names share a form, a nominative wins, then the earlier name. */
export function listedNames(): NameDictionary {
  dictionary ??= formsOf([...ru.names, ...en.names].map(withoutDots));
  return dictionary;
}

/** Whether a form is also an everyday word. `form` in small letters. */
export function isEverydayWord(form: string): boolean {
  everyday ??= new Set([...ru.everyday, ...en.everyday]);
  return everyday.has(form);
}

/** Forms of names that no list has; Russian ones are declined only where the ending leaves no doubt. */
export function learnedNames(names: readonly string[]): NameDictionary {
  const forms = new Map<string, NameForm>();
  for (const name of names) {
    const lemma = name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
    const entry = { key: `learned ${lemma}`, lemma };
    const declined = /[а-яё]*[ая]$/iu.test(lemma) ? declineName(lemma) : { nom: lemma };
    addForms(
      forms,
      entry,
      declined,
      CASES.filter((nameCase) => nameCase !== "voc"),
    );
  }
  return forms;
}

/** The forms of one name, the official one first; «ё» also as «е». */
function withoutDots(group: string): readonly string[] {
  const names = group.split(" ");
  return names.flatMap((name) => (/[ёЁ]/.test(name) ? [name, name.replaceAll("ё", "е")] : [name]));
}

function formsOf(groups: readonly (readonly string[])[]): NameDictionary {
  const forms = new Map<string, NameForm>();
  for (const cases of [["nom"], CASES.slice(1)] as const)
    for (const [index, names] of groups.entries())
      for (const lemma of names) addForms(forms, { key: String(index), lemma }, declineName(lemma), cases);
  return forms;
}

function addForms(
  forms: Map<string, NameForm>,
  entry: Pick<NameForm, "key" | "lemma">,
  declined: Readonly<Partial<Record<NameCase, string>>>,
  cases: readonly NameCase[],
): void {
  for (const nameCase of cases) {
    const form = declined[nameCase]?.toLowerCase();
    if (form !== undefined && !forms.has(form)) forms.set(form, { ...entry, nameCase });
  }
}

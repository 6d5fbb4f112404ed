// The words and contacts of help, read from `data/`: one file a language, each contact with its source and the day it was checked.
import type { Language } from "../../transcript/transcript.ts";
import contactsEn from "../data/contacts.en.json" with { type: "json" };
import contactsRu from "../data/contacts.ru.json" with { type: "json" };
import helpEn from "../data/help.en.json" with { type: "json" };
import helpRu from "../data/help.ru.json" with { type: "json" };
import type { Contact, Help, HelpKind } from "./help.ts";

/** What somebody may need help with; the gravest first. */
export type HelpCase = keyof typeof helpRu;

interface WrittenHelp {
  readonly kind: string;
  readonly verdict: string;
  readonly summary: string;
  /** What to do this evening, one sentence or two each; none where nobody is in danger. */
  readonly steps: readonly string[];
  readonly text: string;
  readonly contacts: readonly string[];
  /** Contacts for children and teenagers, where somebody in it may be one. */
  readonly young?: readonly string[];
}

const HELPS: Readonly<Record<Language, Readonly<Record<HelpCase, WrittenHelp>>>> = { ru: helpRu, en: helpEn };
const CONTACTS: Readonly<Record<Language, Readonly<Record<string, Contact>>>> = {
  ru: contactsRu.contacts,
  en: contactsEn.contacts,
};
const KINDS = ["violence", "self_harm", "minor", "coercion", "blackmail", "deception", "boundary"] as const;
const VERDICTS = ["write_now", "wait", "let_it_go"] as const;

/** All cases, the gravest first: the order of the data. */
export const HELP_ORDER = Object.keys(helpRu) as readonly HelpCase[];

/**
 * The help for a case in the person's language, with its steps apart from its text. Somebody who writes Russian gets the Russian contacts first, whatever the
 * language of the mentor.
 * @param isYoung whether somebody in it may be under eighteen: nobody else is sent to a children's line
 * @throws Error when the data name a contact, kind or verdict that is not there.
 */
export function helpFor(
  id: HelpCase,
  locale: Language,
  words: string,
  isYoung = false,
): Help & { readonly steps: readonly string[] } {
  const { kind, verdict, summary, steps, text } = HELPS[locale][id];
  return {
    kind: kindOf(kind),
    verdict: found(VERDICTS, verdict),
    summary,
    steps,
    text,
    contacts: contactsOf(locale, words, (language) => {
      const { contacts, young = [] } = HELPS[language][id];
      return isYoung ? [...contacts, ...young] : contacts;
    }),
  };
}

/** Contacts by their names in the data, the Russian ones first for whoever writes Russian. Throws when one is not there. */
function contactsOf(
  locale: Language,
  words: string,
  names: (language: Language) => readonly string[],
): readonly Contact[] {
  const russianToo = locale === "en" && /[а-яё]{3}/iu.test(words);
  return [
    ...(russianToo ? names("ru").map((name) => contactOf("ru", name)) : []),
    ...names(locale).map((name) => contactOf(locale, name)),
  ];
}

function kindOf(name: string): HelpKind {
  return found(KINDS, name);
}

function contactOf(language: Language, name: string): Contact {
  const contact = CONTACTS[language][name];
  if (contact === undefined) throw new Error(`No such contact: ${name}`);
  return contact;
}

function found<Name extends string>(names: readonly Name[], name: string): Name {
  const one = names.find((candidate) => candidate === name);
  if (one === undefined) throw new Error(`No such name: ${name}`);
  return one;
}

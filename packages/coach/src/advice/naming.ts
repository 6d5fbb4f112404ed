// How a hook is called when the mentor speaks of it: never in a case in which it merely happened to stand [CO78].
import type { HookLines } from "../telling/hook-telling.ts";
import { say } from "../telling/say.ts";
import { aboutOf, topicIn } from "../topics/find-topics.ts";
import type { Language } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import { quotable } from "./fill.ts";
import type { Material, Thread } from "./material.ts";
import { pick } from "./material.ts";

const LONGEST = 40;

interface Naming {
  readonly kind: keyof HookLines;
  readonly marks: Readonly<Record<string, string>>;
}

/**
 * One of the lines that name this hook, filled, in the person's language; empty when nothing of it can be quoted. `offset`
 * sets the options apart.
 */
export function nameHook(
  material: Material,
  thread: Thread,
  place: string,
  lines: HookLines,
  offset = 0,
): string {
  const { kind, marks } = namingOf(thread, material.locale);
  if (Object.values(marks).includes("")) return "";
  return say(pick(material, place, lines[kind], 0, offset), marks);
}

/** A piece of the chat that shows the hook, for a list of quotes: the words around it, in which any case reads right. */
export function quoteOf({ hook }: Thread): string {
  return quotable(hook.words !== undefined && hook.topic !== "quote" ? hook.words : hook.quote, LONGEST);
}

function namingOf({ hook }: Thread, locale: Language): Naming {
  const topic = topicIn(locale, hook.topic);
  const quote = quotable(hook.quote, LONGEST);
  // A name in an oblique case («Чайку») stays inside the words it was said in.
  const inWords = hook.name !== undefined && hook.name !== hook.quote && hook.words !== undefined;
  if (topic === null)
    return { kind: "words", marks: { words: inWords ? quotable(hook.words, LONGEST) : quote } };
  const about = aboutOf(locale, topic, hook.quote);
  const bare = plain(about).replace(/^(?:про|the)\s/u, "");
  // English words stand in a Russian sentence as they are; a Russian one only where it is the accusative anyway.
  const fits = plain(quote) === bare || (locale === "ru" && !/[а-яё]/iu.test(quote));
  if (fits) return { kind: "named", marks: { hook: quote } };
  return { kind: "told", marks: { about, words: quotable(hook.words ?? hook.quote, LONGEST) } };
}

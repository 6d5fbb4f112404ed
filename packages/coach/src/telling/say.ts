// Puts words into the mentor's sentences, in the language of the person.
import type { Language } from "../transcript/transcript.ts";

/** The sentence with its {marks} filled; a mark without words is a bug. */
export function say(line: string, marks: Readonly<Record<string, string>>): string {
  return (
    line
      .replaceAll(/\{(\w+)\}/g, (_, mark: string) => {
        const words = marks[mark];
        if (words === undefined) throw new Error(`No words for {${mark}} in “${line}”`);
        return words;
      })
      .replaceAll(/([?!…])([»”])\./g, "$1$2.")
      // English words keep English quotes, whoever reads them.
      .replaceAll(/«([^«»А-Яа-яЁё]*[A-Za-z][^«»А-Яа-яЁё]*)»/g, "“$1”")
  );
}

/** “3 lines”, «3 реплики», «5 реплик». */
export function countLines(count: number, locale: Language): string {
  if (locale === "en") return `${count} ${count === 1 ? "line" : "lines"}`;
  return `${count} ${russianForm(count, "реплика", "реплики", "реплик")}`;
}

function russianForm(count: number, one: string, few: string, many: string): string {
  const last = count % 10;
  const teen = count % 100 > 10 && count % 100 < 15;
  if (last === 1 && !teen) return one;
  return last > 1 && last < 5 && !teen ? few : many;
}

// Fills the marks of a line and makes a clean sentence of it. A line whose marks cannot all be filled is not used.
import { DANGLING } from "../diagnosis/phrases.ts";

/** Words for the marks of a line, without braces. */
export type Marks = Readonly<
  Partial<
    Record<
      | "about"
      | "q"
      | "mine"
      | "there"
      | "at"
      | "date"
      | "time"
      | "other"
      | "wish"
      | "farewell"
      | "middle"
      | "ask"
      | "day"
      | "fact",
      string
    >
  >
>;

/** Whether every mark of `line` has words; a wish may be missing. */
export function canFill(line: string, marks: Marks): boolean {
  return (line.match(/\{[a-zA-Z]+\}/g) ?? []).every((mark) => {
    const key = mark.slice(1, -1).toLowerCase();
    return key === "wish" || typeof marks[key as keyof Marks] === "string";
  });
}

/** The line with its marks filled; a capital at the beginning, single spaces. `{Time}` stands for a capitalised word. */
export function fill(line: string, marks: Marks): string {
  const filled = line.replaceAll(/(:\s)?\{([a-zA-Z]+)\}/g, (_, colon: string | undefined, mark: string) => {
    const words = marks[mark.toLowerCase() as keyof Marks] ?? "";
    const cased = /^[A-Z]/.test(mark) ? capital(words) : words;
    // After a colon a sentence goes on in lower case.
    return `${colon ?? ""}${colon && mark === "ask" ? uncapital(cased) : cased}`;
  });
  return capital(
    filled
      .replaceAll(/\s+/g, " ")
      .replaceAll(/\s+([,.!?;:…])/g, "$1")
      .trim(),
  );
}

/** The text with its first letter large, also behind an opening quote. */
export function capital(text: string): string {
  return text.replace(
    /^([«“"]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

function uncapital(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|[А-ЯA]\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Words of the chat between quotes: no quotes of their own, nothing at the ends that the sentence has itself. */
export function quotable(words: string, length: number): string {
  const clean = words
    .replaceAll(/<\/?[a-z][^<>]{0,80}>/giu, " ")
    .replaceAll(/[«»“”„"{}<>[\]]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const bare = clean.replace(/\s*[;:]-?[)(DP]+$/u, "");
  const fits = bare.length <= length ? bare : `${cutWords(bare, length - 1)}…`;
  return fits.replace(/[\s.,;:–-]+$/u, "");
}

function cutWords(text: string, length: number): string {
  const space = text.lastIndexOf(" ", length);
  const cut = text.slice(0, space > length / 2 ? space : length);
  return cut.replace(DANGLING, "").replace(/[\s,.;:!?–-]+$/u, "");
}

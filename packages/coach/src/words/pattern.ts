// Finding words in chats: one notation for both languages, blind to case and to «ё».

/** The text as patterns see it: lower case, «ё» as «е», plain apostrophes. Every place stays where it was. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // A few letters grow when lowered («İ»): those stay as they are, so that places agree.
  const same = lower.length === text.length ? lower : text.replaceAll(/[A-ZА-ЯЁ]/g, (one) => one.toLowerCase());
  return same.replaceAll("ё", "е").replaceAll("’", "'");
}

/**
 * A pattern from words divided by `|`: whole words only; `*` stands for the rest of a word; a space for any run of
 * spaces and commas. Made for texts that went through `plain`; global, so that every find has its place.
 */
export function wordPattern(words: string): RegExp {
  const parts = words.split("|").map((part) =>
    plain(part.trim())
      .replaceAll(/[.+?^${}()[\]\\]/g, String.raw`\$&`)
      .replaceAll("*", String.raw`\p{L}*`)
      .replaceAll(/\s+/g, String.raw`[\s,]+`),
  );
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${parts.join("|")})(?![\p{L}\d])`, "gu");
}

/** Whether `pattern` (of `wordPattern`) finds anything in `text`. */
export function has(text: string, pattern: RegExp): boolean {
  return plain(text).search(pattern) >= 0;
}

/** The first find of `pattern` exactly as it stands in `text`; null when there is none. */
export function firstFind(text: string, pattern: RegExp): string | null {
  const found = plain(text).matchAll(pattern).next().value;
  return found ? text.slice(found.index, found.index + found[0].length) : null;
}

/** The words of a text: letters and digits with inner hyphens and apostrophes. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? [];
}

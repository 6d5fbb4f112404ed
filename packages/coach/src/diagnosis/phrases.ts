// Pieces of what somebody said, as they can stand between quotes.

/** Characters of the longest quote. */
export const QUOTE_LENGTH = 48;
/** Words around a hook: enough to show the case it stands in. */
const AROUND_LENGTH = 38;
/** Small words that cannot end a quote. */
export const DANGLING =
  /(?:\s(?:my|the|a|an|of|to|in|from|at|on|and|with|but|for|в|на|с|и|из|у|к|по|за|не|от|а|но|что))+$/iu;
/** Small words that cannot begin a quote either. */
export const LEADING = /^(?:а|и|но|да|ну|что|как|and|but|so|or|the|a|an)\s+/iu;
/** Where a clause ends. */
const CLAUSE_END = /[.!?…;,:\n()«»“”„"{}<>[\]]|\s[-–—]\s/gu;

/** The clauses of a text that fit into a quote, without signs around them. */
export function phrasesOf(text: string): readonly string[] {
  return text
    .split(/[.!?…;\n()«»“”„"]+|,\s|\s[-–—]\s/u)
    .map((part) =>
      clip(
        part
          .replaceAll(/[^\p{L}\p{N}\s'’,:%+-]/gu, " ")
          .replaceAll(/\s+/g, " ")
          .replaceAll(/^[\s,:-]+|[\s,:-]+$/g, ""),
        QUOTE_LENGTH,
      ),
    )
    .filter((part) => /\p{L}{2}/u.test(part));
}

/** At most `length` characters, cut between words. */
function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const space = cut.lastIndexOf(" ");
  const cutText = space > length / 2 ? cut.slice(0, space) : text.slice(0, length);
  return cutText.replace(DANGLING, "").replace(/[\s,:;-]+$/u, "");
}

/**
 * The words around a place of the text, as they stand: the clause when it is short, else as much of it as fits, what comes
 * before first, for it governs the case. No signs at the ends.
 */
export function wordsAround(text: string, start: number, length: number): string {
  const ends = [...text.matchAll(CLAUSE_END)];
  const from = ends.findLast((end) => end.index + end[0].length <= start);
  const to = ends.find((end) => end.index >= start + length);
  const clauseStart = from === undefined ? 0 : from.index + from[0].length;
  const clauseEnd = to?.index ?? text.length;
  const before = text.slice(clauseStart, start).split(/(?<=\s)/u);
  const after = text.slice(start + length, clauseEnd).split(/(?=\s)/u);
  let words = text.slice(start, start + length);
  while (before.length > 0 && `${before.at(-1)}${words}`.trim().length <= AROUND_LENGTH) {
    words = `${before.pop()}${words}`;
  }
  while (after.length > 0 && `${words}${after[0]}`.trim().length <= AROUND_LENGTH) {
    words = `${words}${after.shift()}`;
  }
  return trimmed(words);
}

function trimmed(words: string): string {
  const bare = words.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, "");
  const led = bare.replace(LEADING, "");
  return led.replace(DANGLING, "");
}

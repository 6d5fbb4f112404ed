// Patterns of many words, compiled in a fraction of the time.

/**
 * The source with the letters of the two languages where it says "any letter": over a text in its normal form it means the
 * same, and it compiles ten times faster, because Unicode's letters are seven hundred ranges in each place.
 */
export function cheapLetters(source: string): string {
  return source
    .replaceAll(String.raw`\p{L}`, "[a-zа-я]")
    .replaceAll(String.raw`[[a-zа-я]\d]`, String.raw`[a-zа-я\d]`);
}

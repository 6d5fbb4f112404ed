// How alike two texts are, by the letters one would have to change.

/** Fewest letters to insert, drop or replace to turn `one` into `other` (Levenshtein). */
export function editDistance(one: string, other: string): number {
  const first = Array.from(one);
  const second = Array.from(other);
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [line, letter] of first.entries()) {
    const next = [line + 1];
    for (const [column, against] of second.entries()) {
      next.push(
        Math.min(
          (row[column] as number) + (letter === against ? 0 : 1),
          (row[column + 1] as number) + 1,
          (next[column] as number) + 1,
        ),
      );
    }
    row = next;
  }
  return row[second.length] as number;
}

/** 1 for equal texts (letter case aside), 0 for texts with nothing in common. */
export function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editDistance(one.toLowerCase(), other.toLowerCase()) / longest;
}

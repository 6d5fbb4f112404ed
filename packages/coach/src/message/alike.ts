// Whether two messages ask the same thing: by the beginnings of their words.
import { plain } from "../words/plain.ts";

const SHORT = 3;
const BEGINNING = 4;
const ENOUGH = 0.5;

/** At least two, and half of the shorter one's longer words, begin like words of the other. */
export function alike(one: string, other: string): boolean {
  const [few, many] = [beginnings(one), beginnings(other)].toSorted((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  if (few.size === 0) return false;
  const shared = [...few].filter((word) => many.has(word)).length;
  return shared >= 2 && shared / few.size >= ENOUGH;
}

function beginnings(text: string): ReadonlySet<string> {
  return new Set(
    plain(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > SHORT)
      .map((word) => word.slice(0, BEGINNING)),
  );
}

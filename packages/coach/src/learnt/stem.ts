// A word without its endings, so that «гуляла» and «гуляем» count as one. Which endings there are is a language's data; taking
// off the longest one is enough for a classifier, which needs no dictionary form.

/** A language's endings: taken off in passes, at most one a pass. */
export interface Endings {
  readonly passes: readonly (readonly string[])[];
}

/** So many letters stay. */
const SHORTEST = 3;

/** Takes the endings off words in lower case. */
export function createStemmer({ passes }: Endings): (word: string) => string {
  const sets = passes.map((endings) => ({
    endings: new Set(endings),
    longest: Math.max(...endings.map(({ length }) => length)),
  }));
  return (word) =>
    sets.reduce((stem, { endings, longest }) => {
      for (let length = Math.min(longest, stem.length - SHORTEST); length > 0; length -= 1)
        if (endings.has(stem.slice(-length))) return stem.slice(0, -length);
      return stem;
    }, word);
}

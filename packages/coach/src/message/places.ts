// The place a message names, as an answer to «where»: looked up in a language's table (data/places.*.json).
import { plain } from "../words/plain.ts";

export interface PlaceWords {
  readonly words: readonly string[];
  /** «в парке», “at the rink”. */
  readonly at: string;
}

/** «Как в кино», “like in the movies”, «не Большой театр» name no place to meet. */
const COMPARED =
  /(?<!\p{L})(?:(?:как|будто|like|as)(?: \p{L}+){0,1} (?:в|на|in|at)(?: \p{L}+){1,3}|(?:не|not)(?: \p{L}+){1,2})/gu;

/** The last place that a text names; null where it names none. */
export function placeIn(text: string, places: readonly PlaceWords[]): string | null {
  const padded = ` ${plain(text)
    .replaceAll(COMPARED, " ")
    .replaceAll(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;
  const found = places
    .flatMap(({ words, at }) =>
      words.map((word) => ({
        at,
        end: padded.lastIndexOf(` ${plain(word)} `) + word.length,
        length: word.length,
      })),
    )
    .filter(({ end, length }) => end >= length)
    .toSorted((one, other) => other.end - one.end || other.length - one.length);
  return found[0]?.at ?? null;
}

// The days and times a message offers: looked up in a language's table (data/moments.*.json), those it rules out left aside.
import { plain } from "../words/plain.ts";

/** A language's words for days and times. */
export interface MomentWords {
  readonly days: readonly Moment[];
  readonly parts: readonly Moment[];
  readonly clock: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly say: string;
  };
  /** Words that rule the day beside them out: «в субботу не могу». */
  readonly not: readonly string[];
}

interface Moment {
  readonly id: string;
  readonly words: readonly string[];
  /** As it stands in a sentence: «в субботу», "on Saturday". */
  readonly say: string;
}

/** What a message offers; parts that it does not name are null. Texts are ready to stand in a sentence. */
export interface Offer {
  readonly day: string | null;
  readonly part: string | null;
  readonly time: string | null;
}

const NOTHING: Offer = { day: null, part: null, time: null };
const CLOCK = /^(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?$/;
/** A half sentence: what rules a day out stands in the same one. */
const CLAUSE = /[,.;!?\n]|\s[-–—]\s|\s(?:а|но|зато|but|though)\s/u;

/** The first moment a text offers, in the order of its half sentences; all null where it offers none. */
export function offerIn(text: string, words: MomentWords): Offer {
  let offer = NOTHING;
  for (const clause of plain(text).split(CLAUSE)) {
    const padded = ` ${clause.replaceAll(/[^\p{L}\p{N}:.']+/gu, " ").trim()} `;
    if (words.not.some((word) => padded.includes(` ${plain(word)} `))) continue;
    offer = {
      day: offer.day ?? find(padded, words.days),
      part: offer.part ?? find(padded, words.parts),
      time: offer.time ?? timeIn(padded, words.clock),
    };
  }
  return offer;
}

function find(padded: string, moments: readonly Moment[]): string | null {
  const found = moments
    .flatMap(({ words, say }) =>
      words.map((word) => ({ say, at: padded.indexOf(` ${word} `), length: word.length })),
    )
    .filter(({ at }) => at >= 0)
    // The longer word where two begin alike: «day after tomorrow».
    .toSorted((one, other) => other.length - one.length || one.at - other.at);
  return found[0]?.say ?? null;
}

function timeIn(padded: string, { before, after, say }: MomentWords["clock"]): string | null {
  const tokens = padded.trim().split(" ");
  const at = tokens.findIndex((token, index) => {
    const bare = token.replace(/(?:pm|am|ish)$/, "");
    if (!CLOCK.test(bare)) return false;
    return (
      bare.includes(":") ||
      before.includes(tokens[index - 1] ?? "") ||
      after.some((word) => tokens[index + 1] === word || token.endsWith(word))
    );
  });
  return at < 0 ? null : say.replace("{time}", tokens[at] as string);
}

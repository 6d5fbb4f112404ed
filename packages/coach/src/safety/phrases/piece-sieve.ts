// Whether a text can hold one of some pieces at all. PERF: an answer asks a thousand phrases of every message of a chat, and
// hardly one is there; a look at three letters says so without going through the text.
import { recalling } from "../../words/recall.ts";

const PLACES = 4096;
const SIEVED = 3;

/** Pieces of text, and where the first three letters of each fall; a piece that is shorter falls nowhere. */
export interface Pieces {
  readonly pieces: readonly string[];
  readonly places: Int16Array;
}

/** Pieces as they are looked for. */
export function filePieces(pieces: readonly string[]): Pieces {
  const places = Int16Array.from(pieces, (piece) => (piece.length < SIEVED ? -1 : placeOf(piece, 0)));
  return { pieces, places };
}

/** What one text holds of pieces. */
export interface Sieve {
  /** Whether one of them stands in the text. */
  holdsOne(pieces: Pieces): boolean;
}

/** The sieve of a text; one of the last few hundred texts is not gone through again. */
export const sieveOf: (text: string) => Sieve = recalling((text) => {
  const held = new Uint8Array(PLACES);
  for (let at = 0; at + SIEVED <= text.length; at += 1) held[placeOf(text, at)] = 1;
  return {
    holdsOne({ pieces, places }) {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        if ((place < 0 || held[place] === 1) && text.includes(pieces[at] as string)) return true;
      }
      return false;
    },
  };
});

/** Different letters may fall into one place: then the text itself is asked. */
function placeOf(text: string, at: number): number {
  const letters = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2);
  return (letters ^ (letters >> 7)) & (PLACES - 1);
}

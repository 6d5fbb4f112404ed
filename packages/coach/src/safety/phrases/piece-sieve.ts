// Whether a text can hold one of some pieces at all. PERF: an answer asks a thousand phrases of every message of a chat, and
// hardly one is there; a look at three letters says so without going through the text.
import { recalling } from "../../words/recall.ts";

const PLACES = 4096;
const SIEVED = 3;

/**
 * Pieces of text in the order they are looked for, each with whom it is looked for; and where its first three letters fall. A piece
 * that is shorter falls nowhere.
 */
export interface Pieces {
  readonly pieces: readonly string[];
  readonly places: Int16Array;
  readonly owners: Int16Array;
}

/** The pieces of several owners, who are known by their places; an empty piece stands in every text. */
export function filePieces(owned: readonly (readonly string[])[]): Pieces {
  const pieces = owned.flat();
  return {
    pieces,
    places: Int16Array.from(pieces, (piece) => (piece.length < SIEVED ? -1 : placeOf(piece, 0))),
    owners: Int16Array.from(owned.flatMap((own, owner) => own.map(() => owner))),
  };
}

/** What one text holds of pieces. */
export interface Sieve {
  /** Whether `isMeant` says so of an owner with a piece in the text; each is asked about once at most. */
  someOwner(pieces: Pieces, isMeant: (owner: number) => boolean): boolean;
}

/** The sieve of a text; one of the last few hundred texts is not gone through again. */
export const sieveOf: (text: string) => Sieve = recalling((text) => {
  const held = new Uint8Array(PLACES);
  for (let at = 0; at + SIEVED <= text.length; at += 1) held[placeOf(text, at)] = 1;
  return {
    someOwner({ pieces, places, owners }, isMeant) {
      let asked = -1;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        if (place >= 0 && held[place] === 0) continue;
        const owner = owners[at] as number;
        if (owner === asked || !text.includes(pieces[at] as string)) continue;
        asked = owner;
        if (isMeant(owner)) return true;
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

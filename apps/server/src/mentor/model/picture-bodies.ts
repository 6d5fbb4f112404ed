// Pictures on their way to a provider: the SDK builds its request around short stand-ins, and the bytes are put in their
// places, as base64, in short turns. Ten megabytes encoded in one piece would hold the loop that serves games.
import { createLoopYield } from "../../runtime/event-loop-yield.ts";

/** One call's pictures, for as long as it may be sent. */
export interface HeldPictures {
  /** Tells `fetch` whose stand-ins they are; goes no further. */
  readonly headers: Readonly<Record<string, string>>;
  release(): void;
}

export interface PictureBodies {
  readonly hold: (pictures: readonly Uint8Array[]) => HeldPictures;
  /** `send`, with the pictures in their places. */
  readonly fetch: typeof fetch;
}

const HEADER = "x-held-pictures";
/** Whole groups of three bytes, so that the pieces' base64 is the whole's. */
const PIECE_BYTES = 98_304;

/** What stands for the picture number `index` (0–9) in a request: looks like base64, and is put there first. */
export function standInFor(index: number): string {
  return `PictureStandsHere0${index}`;
}

/** Bodies over `send`. What one call holds is never put into another one's request. */
export function createPictureBodies(send: typeof fetch): PictureBodies {
  const held = new Map<string, readonly Uint8Array[]>();
  let last = 0;
  return {
    hold(pictures) {
      const id = String((last += 1));
      held.set(id, pictures);
      return { headers: { [HEADER]: id }, release: () => void held.delete(id) };
    },
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      const pictures = held.get(headers.get(HEADER) ?? "") ?? [];
      headers.delete(HEADER);
      if (pictures.length === 0 || typeof init?.body !== "string") return send(input, { ...init, headers });
      return send(input, { ...init, headers, body: await filled(init.body, pictures) });
    },
  };
}

/** The body with each picture where its stand-in stands first. A Blob has a length, which some servers want to know. */
async function filled(body: string, pictures: readonly Uint8Array[]): Promise<Blob> {
  const pieces: Blob[] = [];
  let from = 0;
  for (const [index, picture] of pictures.entries()) {
    const at = body.indexOf(standInFor(index), from);
    if (at < 0) throw new Error(`A request has no place for its picture ${index + 1}`);
    pieces.push(new Blob([body.slice(from, at)]), ...(await base64Of(picture)));
    from = at + standInFor(index).length;
  }
  return new Blob([...pieces, body.slice(from)]);
}

async function base64Of(bytes: Uint8Array): Promise<Blob[]> {
  const loopYield = createLoopYield();
  const pieces: Blob[] = [];
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("base64");
    pieces.push(new Blob([text]));
    await loopYield.after(text.length);
  }
  return pieces;
}

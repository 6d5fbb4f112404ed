// A chat as the encoder reads it, and the five means of its vectors by which chats are compared.
import type { Speaker } from "../transcript/transcript.ts";
import type { Encoder } from "./encoder.ts";
import { BEGIN_PIECE, END_PIECE, type Tokenizer } from "./tokenizer.ts";

/** A chat to encode: its messages, oldest first, and what the person adds ("" for nothing). */
export interface EncodedChat {
  readonly note: string;
  readonly messages: readonly { readonly speaker: Speaker; readonly text: string }[];
}

/** The beginning of the note and the end of the messages count, so many pieces of each. */
const NOTE_PIECES = 64;
const MESSAGE_PIECES = 128;
/** PERF: so many messages of a chat's end are looked at, and so many letters of each text. */
const LATE = 50;
const LONGEST_TEXT = 600;

/** What a piece belongs to: the encoder's own marks, the note, or a message, by whose it is and whether it is of the last turn. */
export type ChatPart = "mark" | "note" | "me" | "them" | "me last" | "them last";

/** Which parts each mean is of, in this order: everything, the last turn, mine, theirs, the note. */
export const WINDOWS: readonly (readonly ChatPart[])[] = [
  ["mark", "note", "me", "them", "me last", "them last"],
  ["me last", "them last"],
  ["me", "me last"],
  ["them", "them last"],
  ["note"],
];

/** As much of a chat as is looked at, and nothing else that came with it. */
export function cutChat({ note, messages }: EncodedChat): EncodedChat {
  return {
    note: note.trim().slice(0, LONGEST_TEXT),
    messages: messages
      .slice(-LATE)
      .map(({ speaker, text }) => ({ speaker, text: text.slice(0, LONGEST_TEXT) })),
  };
}

/** The pieces of a chat in the encoder's order, and what each belongs to. Whoever is not me counts as the other one. */
export function chatPieces(
  tokenize: Tokenizer,
  { note, messages }: EncodedChat,
): { readonly pieces: readonly number[]; readonly parts: readonly ChatPart[] } {
  const noted = note === "" ? [] : tokenize(`note: ${note}`).slice(0, NOTE_PIECES);
  const isMine = (at: number) => messages[at]?.speaker === "me";
  const last = messages.length - 1;
  let turn = last;
  while (turn > 0 && isMine(turn - 1) === isMine(last)) turn -= 1;
  const said: number[][] = [];
  const belongs: ChatPart[][] = [];
  // PERF: from the end, and no further than is read.
  for (let at = last, room = MESSAGE_PIECES; at >= 0 && room > 0; at -= 1) {
    const who = isMine(at) ? "me" : "them";
    const part = at < turn ? who : (`${who} last` as const);
    const cut = tokenize(`${who}: ${messages[at]?.text ?? ""}`).slice(-room);
    said.unshift(cut);
    belongs.unshift(cut.map(() => part));
    room -= cut.length;
  }
  return {
    pieces: [BEGIN_PIECE, ...noted, END_PIECE, ...said.flat(), END_PIECE],
    parts: ["mark", ...noted.map(() => "note" as const), "mark", ...belongs.flat(), "mark"],
  };
}

/** The five means one after another; noughts for a window without pieces. */
export function chatVectors(encoder: Encoder, tokenize: Tokenizer, chat: EncodedChat): Float32Array {
  const { pieces, parts } = chatPieces(tokenize, chat);
  const vectors = encoder.encode(pieces);
  const { width } = encoder;
  const means = new Float32Array(WINDOWS.length * width);
  WINDOWS.forEach((window, which) => {
    const mean = means.subarray(which * width, (which + 1) * width);
    let held = 0;
    parts.forEach((part, at) => {
      if (!window.includes(part)) return;
      held += 1;
      for (let i = 0; i < width; i += 1) mean[i]! += vectors[at * width + i] as number;
    });
    if (held > 0) for (let i = 0; i < width; i += 1) mean[i]! /= held;
  });
  return means;
}

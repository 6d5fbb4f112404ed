// The model of situations, opened when it is first asked for, and the question that safety has for it.
import type { Language, Transcript } from "../transcript/transcript.ts";
import { chatVectorsOf } from "../encoder/open-encoder.ts";
import { cutChat, type EncodedChat } from "../encoder/windows.ts";
import { featuresOfChat } from "./chat-features.ts";
import { createChatKernel } from "./chat-kernel.ts";
import { readRememberedChats } from "./chat-kernel-file.ts";
import written from "./data/situations.json" with { type: "json" };
import { recalling } from "../words/recall.ts";
import {
  createSituations,
  GRAVE_SITUATIONS,
  type GraveSituation,
  type SituationModel,
  type SituationRead,
} from "./situation.ts";

let opened: SituationModel | null = null;
/** What chats alike say for each situation of a chat; null where nobody can tell. */
export type ChatsAlike = (chat: EncodedChat) => ArrayLike<number> | null;

let alike: ChatsAlike | null = null;

/**
 * Opens the chats that others are compared with, for the whole process; the returned function takes them away again. They have their
 * say wherever there is an encoder (`encoder/open-encoder.ts`), too.
 * @throws RangeError where the bytes are not remembered chats, whole
 * @throws Error where some are open: which of two are used would depend on who came first
 */
export function useRememberedChats(bytes: Uint8Array): () => void {
  return useChatsAlike(openChatsAlike(bytes));
}

/** What a file of remembered chats says. @throws RangeError where the bytes are none, whole */
export function openChatsAlike(bytes: Uint8Array): ChatsAlike {
  const kernel = createChatKernel(readRememberedChats(bytes));
  return (chat) => {
    const vectors = chatVectorsOf(chat);
    return vectors === null ? null : kernel.scoresOf(vectors);
  };
}

/** Uses this second opinion; otherwise as `useRememberedChats`. */
export function useChatsAlike(opinion: ChatsAlike): () => void {
  if (alike !== null) throw new Error("The coach has its remembered chats already");
  alike = opinion;
  return () => {
    alike = null;
  };
}

/** What is going on in a chat: its newest messages, oldest first, and what the person adds to it. */
export function situationOf(
  messages: Transcript["messages"],
  note: string,
  language: Language,
): SituationRead {
  return remembered(JSON.stringify([language, cutChat({ note, messages }), alike !== null]));
}

// PERF: safety and the answer ask about the same chat.
const remembered = recalling((asked: string): SituationRead => {
  const [language, chat] = JSON.parse(asked) as [Language, EncodedChat];
  opened ??= createSituations(written);
  return opened.read(featuresOfChat(chat.messages, chat.note, language), alike?.(chat) ?? null);
});

/** How likely harm is in a chat. */
export interface GraveRead {
  /** The likeliest kind. */
  readonly id: GraveSituation;
  /** Any kind at all (0–1). */
  readonly probability: number;
  /** One kind alone (0–1). */
  readonly of: (id: GraveSituation) => number;
}

/**
 * Whether somebody may come to harm in a chat: how likely that is at all (0–1, calibrated on hands that were not learnt from), the
 * likeliest kind of it, and how likely each kind is. null where there is no chat.
 */
export function graveSituation(chat: Transcript, words: string): GraveRead | null {
  if (chat.kind !== "chat" || chat.messages.length === 0) return null;
  const grave = situationOf(chat.messages, words, chat.language).likely.flatMap(({ id, probability }) => {
    const found = GRAVE_SITUATIONS.find((one) => one === id);
    return found === undefined ? [] : [{ id: found, probability }];
  });
  const [likeliest] = grave;
  if (likeliest === undefined) return null;
  return {
    id: likeliest.id,
    probability: grave.reduce((sum, { probability }) => sum + probability, 0),
    of: (id) => grave.find((one) => one.id === id)?.probability ?? 0,
  };
}

// What stands half-written in the box and survives a reload (MC1, MR3): words, intent and the corrected transcript. Pure.
import type { Intent, OtherPerson, TranscriptMessage, TranscriptPart } from "@fitil/contracts";
import { isRecord } from "../../../lib/http/http.ts";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";
import type { EditedTranscript } from "../transcript/transcript-editor.ts";

export interface ComposerDraft {
  readonly text: string;
  readonly intent: Intent | null;
  readonly transcript: EditedTranscript | null;
}

const KNOWN_INTENTS: readonly Intent[] = ["reply", "opener", "ask_out", "confidence", "role_play"];

export const EMPTY_DRAFT: ComposerDraft = { text: "", intent: null, transcript: null };

/** The draft as a text to be kept; "" for an empty one. Plain words are kept as they are. Pure. */
export function packDraft(draft: ComposerDraft): string {
  const isPlain = draft.intent === null && draft.transcript === null && !draft.text.startsWith("{");
  if (isPlain) return draft.text;
  return pack(draft);
}

function pack({ text, intent, transcript }: ComposerDraft): string {
  return JSON.stringify({
    text,
    intent,
    transcript: transcript === null ? null : finishEditing(transcript),
  });
}

/** The kept draft; whatever cannot be understood is taken as words. Pure. */
export function unpackDraft(kept: string): ComposerDraft {
  if (!kept.startsWith("{")) return { ...EMPTY_DRAFT, text: kept };
  let parsed: unknown;
  try {
    parsed = JSON.parse(kept);
  } catch {
    // Words that only begin like JSON.
    return { ...EMPTY_DRAFT, text: kept };
  }
  if (!isRecord(parsed) || typeof parsed["text"] !== "string") return { ...EMPTY_DRAFT, text: kept };
  const transcript = readTranscript(parsed["transcript"]);
  return {
    text: parsed["text"],
    intent: KNOWN_INTENTS.find((intent) => intent === parsed["intent"]) ?? null,
    transcript: transcript === null ? null : startEditing(transcript),
  };
}

/** What this page itself has kept, if it is whole; the server checks it again when it is sent. */
function readTranscript(kept: unknown): TranscriptPart | null {
  if (!isRecord(kept) || !isRecord(kept["transcript"])) return null;
  const { kind, language, messages, them } = kept["transcript"];
  if ((kind !== "chat" && kind !== "profile") || (language !== "ru" && language !== "en")) return null;
  if (!Array.isArray(messages) || !messages.every(isMessage)) return null;
  const ids: unknown = kept["pictureIds"];
  const pictureIds = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
  return {
    transcript: { kind, language, messages, ...(isOtherPerson(them) && { them }) },
    ...(pictureIds.length === 0 ? {} : { pictureIds }),
  };
}

function isOtherPerson(value: unknown): value is OtherPerson {
  if (!isRecord(value) || typeof value["name"] !== "string") return false;
  const { gender } = value;
  return gender === null || gender === "woman" || gender === "man" || gender === "unsaid";
}

function isMessage(value: unknown): value is TranscriptMessage {
  if (!isRecord(value)) return false;
  const { speaker, text, confidence } = value;
  const isSpeaker = speaker === "me" || speaker === "them" || speaker === "unknown";
  return isSpeaker && typeof text === "string" && typeof confidence === "number";
}

/** Whether there is nothing to send. Pure. */
export function isEmptyDraft(draft: ComposerDraft): boolean {
  return draft.text.trim() === "" && (draft.transcript === null || draft.transcript.lines.length === 0);
}

/** The box with words that came from elsewhere, below what stands in it. Pure. */
export function withWords(now: ComposerDraft, words: string): ComposerDraft {
  return { ...now, text: [now.text, words].filter((text) => text.trim() !== "").join("\n") };
}

/** The box with a message the server did not take: before what was typed since. Pure. */
export function withGivenBack(
  now: ComposerDraft,
  message: {
    readonly text: string;
    readonly intent: Intent | null;
    readonly transcript: TranscriptPart | null;
  },
): ComposerDraft {
  const earlier = message.transcript === null ? null : startEditing(message.transcript);
  return {
    text: [message.text, now.text].filter((text) => text.trim() !== "").join("\n"),
    intent: now.intent ?? message.intent,
    transcript: now.transcript ?? earlier,
  };
}

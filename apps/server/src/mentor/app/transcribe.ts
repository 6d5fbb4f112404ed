// Screenshots to a transcript (MS1, MS2): read by a vision model where there is one, by the built-in reader without one and when the model
// fails; looked at for commands, recognised, and kept only where their owner says so. A model only ever sees pictures that were checked and
// encoded anew.
import { MAX_CALLED_LENGTH, MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { Code, Transcript, TranscriptAnswer } from "@fitil/contracts";
import { noticeOn } from "../answer/command-notice.ts";
import type { Caller } from "../caller.ts";
import type { Mentor, MentorPicture } from "../mentor-port.ts";
import { plainText } from "../plain-text.ts";
import type { ReadingFor } from "../reader/screenshot-reader.ts";
import { named } from "../store/chats.ts";
import type { Accounting, Keeping, Thinking } from "./ports.ts";

type Ports = Thinking & Accounting & Pick<Keeping, "chats" | "pictures">;

export interface Uploaded {
  /** 1–6, in order. */
  readonly pictures: readonly Uint8Array[];
  /** Their owner wants them kept (MF2). */
  readonly keep: boolean;
  readonly requester: ReadingFor & { readonly signal: AbortSignal };
}

export type Transcribed =
  | { readonly ok: true; readonly answer: TranscriptAnswer }
  | { readonly ok: false; readonly code: Code };

/** One transcript of all the pictures; codes as of the reader. Nothing of a guest's is kept, and no model of the host's sees it (GU1, GU3). */
export async function transcribe(ports: Ports, caller: Caller, uploaded: Uploaded): Promise<Transcribed> {
  const { userId, isGuest, locale } = caller;
  const mentor = isGuest ? ports.builtInMentor : ports.mentor;
  const keep = uploaded.keep && !isGuest;
  const isSeen = mentor.readPictures !== undefined;
  const cleaned = keep || isSeen ? await cleanAll(ports, uploaded) : NOT_CLEANED;
  if (!cleaned.ok) return cleaned;
  const read =
    (await readByModel(ports, { mentor, clean: cleaned.clean, signal: uploaded.requester.signal })) ??
    (await ports.reader.read(uploaded.pictures, uploaded.requester));
  if (!read.ok) return read;
  const transcript = fit(read.transcript);
  const notice = await noticeOn(ports, transcript, locale);
  const seen = await ports.chats.findWith(userId, transcript.them?.name ?? "");
  const kept = keep ? await ports.pictures.keep(userId, cleaned.clean) : null;
  return {
    ok: true,
    answer: {
      transcript,
      ...(notice !== null && { notice }),
      ...(seen !== null && { seen: { chatId: seen.id, title: named(seen, locale).title } }),
      ...(kept !== null && { pictures: kept.map((id) => ({ id })) }),
    },
  };
}

type Cleaned =
  | { readonly ok: true; readonly clean: readonly MentorPicture[] }
  | { readonly ok: false; readonly code: Code };

/** Nobody wants them. */
const NOT_CLEANED: Cleaned = { ok: true, clean: [] };

/** The pictures encoded anew. */
async function cleanAll(
  { reader }: Pick<Ports, "reader">,
  { pictures, requester }: Uploaded,
): Promise<Cleaned> {
  const clean: MentorPicture[] = [];
  for (const picture of pictures) {
    const outcome = await reader.clean(picture, requester);
    if (!outcome.ok) return outcome;
    clean.push({ bytes: outcome.bytes, mime: outcome.mime });
  }
  return { ok: true, clean };
}

/** Null where no model reads, and when the one that does failed: the built-in reader then tries. */
async function readByModel(
  { failures }: Pick<Ports, "failures">,
  {
    mentor,
    clean,
    signal,
  }: { readonly mentor: Mentor; readonly clean: readonly MentorPicture[]; readonly signal: AbortSignal },
): Promise<{ readonly ok: true; readonly transcript: Transcript } | null> {
  if (mentor.readPictures === undefined) return null;
  try {
    return { ok: true, transcript: await mentor.readPictures(clean, signal) };
  } catch (cause) {
    failures.note(cause, "picture");
    return null;
  }
}

/** A transcript that can be sent back to us as it is. */
function fit({ kind, language, messages, them }: Transcript): Transcript {
  return {
    kind,
    language,
    messages: messages.slice(0, MAX_TRANSCRIPT_MESSAGES).map(({ speaker, text, confidence }) => ({
      speaker,
      text: plainText(text.slice(0, MAX_TRANSCRIPT_TEXT)),
      confidence: Math.min(1, Math.max(0, confidence)),
    })),
    ...(them !== undefined && {
      them: { ...them, name: plainText(them.name.slice(0, MAX_CALLED_LENGTH).trim()) },
    }),
  };
}

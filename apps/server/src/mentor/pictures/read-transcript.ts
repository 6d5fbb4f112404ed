// From uploaded pictures to a transcript (MS1, MS2): a vision model where there is one, the built-in reader without one
// and when the model fails. A model only ever sees pictures that were checked and encoded anew.
import { MAX_CALLED_LENGTH, MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { Code, Transcript } from "@fitil/contracts";
import type { Failures } from "../answer/failures.ts";
import type { Mentor, MentorPicture } from "../mentor-port.ts";
import { plainText } from "../plain-text.ts";
import type { ReadingFor, ScreenshotReader } from "../reader/screenshot-reader.ts";

export type TranscriptOutcome =
  | {
      readonly ok: true;
      readonly transcript: Transcript;
      /** Encoded anew; null when nobody asked for them. */
      readonly clean: readonly MentorPicture[] | null;
    }
  | { readonly ok: false; readonly code: Code };

/** Reads 1–6 pictures in order. `keep`: the clean ones are wanted as well. Codes as of the reader. */
export async function readTranscript(
  ports: { readonly reader: ScreenshotReader; readonly mentor: Mentor; readonly failures: Failures },
  asked: {
    readonly pictures: readonly Uint8Array[];
    readonly keep: boolean;
    readonly requester: ReadingFor & { readonly signal: AbortSignal };
  },
): Promise<TranscriptOutcome> {
  const { reader, mentor } = ports;
  let clean: MentorPicture[] | null = null;
  if (asked.keep || mentor.readPictures !== undefined) {
    const cleaned = await cleanAll(reader, asked.pictures, asked.requester);
    if (!cleaned.ok) return cleaned;
    clean = cleaned.clean;
  }
  const kept = asked.keep ? clean : null;
  const seen = clean === null ? null : await readByModel(ports, clean, asked.requester.signal);
  if (seen !== null) return { ok: true, transcript: fit(seen), clean: kept };
  const outcome = await reader.read(asked.pictures, asked.requester);
  if (!outcome.ok) return outcome;
  return { ok: true, transcript: fit(outcome.transcript), clean: kept };
}

async function cleanAll(
  reader: ScreenshotReader,
  pictures: readonly Uint8Array[],
  requester: ReadingFor,
): Promise<{ ok: true; clean: MentorPicture[] } | { ok: false; code: Code }> {
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
  { mentor, failures }: { readonly mentor: Mentor; readonly failures: Failures },
  pictures: readonly MentorPicture[],
  signal: AbortSignal,
): Promise<Transcript | null> {
  if (mentor.readPictures === undefined) return null;
  try {
    return await mentor.readPictures(pictures, signal);
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

// Screenshots to a transcript (MS1): read, looked at for commands, recognised, and kept only where their owner says so.
import type { Code, TranscriptAnswer } from "@fitil/contracts";
import { noticeOn } from "../answer/command-notice.ts";
import type { Caller } from "../caller.ts";
import { readTranscript } from "../pictures/read-transcript.ts";
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
  const { chats, pictures, reader, failures } = ports;
  const { userId, isGuest, locale } = caller;
  const mentor = isGuest ? ports.builtInMentor : ports.mentor;
  const keep = uploaded.keep && !isGuest;
  const outcome = await readTranscript({ reader, mentor, failures }, { ...uploaded, keep });
  if (!outcome.ok) return outcome;
  const { transcript, clean } = outcome;
  const notice = await noticeOn(ports, transcript, locale);
  const seen = await chats.findWith(userId, transcript.them?.name ?? "");
  const kept = clean === null ? null : await pictures.keep(userId, clean);
  const answer: TranscriptAnswer = {
    transcript,
    ...(notice !== null && { notice }),
    ...(seen !== null && { seen: { chatId: seen.id, title: named(seen, locale).title } }),
    ...(kept !== null && { pictures: kept.map((id) => ({ id })) }),
  };
  return { ok: true, answer };
}

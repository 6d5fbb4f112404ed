// More screenshots after the first ones: what both show stands once (MS1). Pure; fetched with the first screenshot.
import { MAX_TRANSCRIPT_MESSAGES } from "@fitil/contracts";
import type { Transcript, TranscriptMessage, TranscriptPart } from "@fitil/contracts";
import { joinRuns } from "@fitil/screen-reader";
import { isTalk } from "./continue-transcript.ts";

const MAX_PICTURES = 6;

/** Lines of a talk that are compared with a new screenshot: it goes on where the talk ended. */
const LAST_LINES = 60;

/** `more` after `first`; what both show stands once, in the better reading. Pure. */
export function joinTranscripts(first: TranscriptPart, more: TranscriptPart): TranscriptPart {
  const pictureIds = [...(first.pictureIds ?? []), ...(more.pictureIds ?? [])].slice(0, MAX_PICTURES);
  const messages = joinMessages(first.transcript, more.transcript);
  return {
    transcript: { ...first.transcript, messages: messages.slice(-MAX_TRANSCRIPT_MESSAGES) },
    ...(pictureIds.length === 0 ? {} : { pictureIds }),
  };
}

/** Whether `more` shows some of what `first` holds: it is the same talk, later. Pure. */
export function goesOn(first: TranscriptPart, more: TranscriptPart): boolean {
  const known = first.transcript.messages.length + more.transcript.messages.length;
  return isTalk(first) && isTalk(more) && joinMessages(first.transcript, more.transcript).length < known;
}

function joinMessages(first: Transcript, more: Transcript): readonly TranscriptMessage[] {
  const old = first.messages.slice(0, -LAST_LINES);
  const end = first.messages.slice(-LAST_LINES);
  if (first.kind !== more.kind) return [...first.messages, ...more.messages];
  return [...old, ...joinRuns([end, more.messages]).flat()];
}

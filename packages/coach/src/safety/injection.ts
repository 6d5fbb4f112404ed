// Notices texts in a screenshot that try to command the mentor (MF1). Used only to tell the person kindly: such a text is
// read like any other, as data, whether this notices it or not.
import type { Transcript } from "../transcript/transcript.ts";

/** Whether somebody other than the person wrote something that addresses the mentor as a machine. [MF1] */
export function triesToCommand(transcript: Transcript): boolean {
  return transcript.messages.some(({ speaker }) => speaker === "me") && false;
}

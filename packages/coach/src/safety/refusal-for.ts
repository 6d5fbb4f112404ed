// The guard before every answer (MF1). Judges what the person asks for; what others wrote in a chat is never a request.
import type { Language, Transcript } from "../transcript/transcript.ts";
import { crisisIn } from "./crisis.ts";
import { wantsToDeceive } from "./deception.ts";
import { wantsToHarass } from "./harassment.ts";
import { wantsToManipulate } from "./manipulation.ts";
import { speaksOfMinor } from "./minors.ts";
import { ownWords } from "./own-words.ts";
import { wantsToPress } from "./pressure.ts";
import { HELPS, OTHER_IN_CRISIS } from "./refusal-helps.ts";
import type { Refusal, RefusalKind } from "./refusal.ts";
import { wantsSexualContent } from "./sexual-content.ts";

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
  const { text, transcript, locale } = request;
  const crisis = crisisIn(text, transcript);
  if (crisis === "other") return { kind: "crisis", help: OTHER_IN_CRISIS[locale] };
  const kind = crisis === "self" ? "crisis" : kindOf(text, transcript);
  return kind === null ? null : { kind, help: HELPS[kind][locale] };
}

/** The gravest first. */
function kindOf(text: string, transcript: Transcript | null): RefusalKind | null {
  const own = ownWords(text);
  if (speaksOfMinor(text, transcript)) return "minors";
  if (wantsSexualContent(own)) return "sexual_real_person";
  if (wantsToHarass(own)) return "harassment";
  if (wantsToDeceive(own)) return "deception";
  if (wantsToManipulate(own)) return "manipulation";
  if (wantsToPress(own, transcript)) return "pressure_after_no";
  return null;
}

// What the person wants that would hurt somebody (MF1). Judges what they ask for; what others wrote in a chat is never a request.
import type { Transcript } from "../transcript/transcript.ts";
import { crisisIn } from "./crisis.ts";
import { wantsToDeceive } from "./deception.ts";
import type { HelpCase } from "./help-words.ts";
import { wantsToHarass } from "./harassment.ts";
import { wantsToManipulate } from "./manipulation.ts";
import { speaksOfMinor } from "./minors.ts";
import { ownWords } from "./own-words.ts";
import { wantsToPress } from "./pressure.ts";
import { wantsSexualContent } from "./sexual-content.ts";

/** The cases of a request, in no order. `text`: the person's own words. */
export function wishesIn(text: string, transcript: Transcript | null): readonly HelpCase[] {
  const own = ownWords(text);
  const crisis = crisisIn(text, transcript);
  const found: HelpCase[] = [];
  if (crisis !== null) found.push(crisis === "self" ? "self_harm_self" : "self_harm_other");
  if (speaksOfMinor(text, transcript)) found.push("minor");
  if (wantsSexualContent(own)) found.push("boundary_explicit");
  if (wantsToHarass(own)) found.push("coercion_harm");
  if (wantsToDeceive(own)) found.push("deception");
  if (wantsToManipulate(own)) found.push("coercion_tricks");
  if (wantsToPress(own, transcript)) found.push("boundary_pushed");
  return found;
}

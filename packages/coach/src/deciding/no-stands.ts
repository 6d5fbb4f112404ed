// Whether a no of the other one stands (MF1), read as the built-in mentor reads it: by the lists and by the classifier. Lists alone
// hear one clear no in ten, and a model's answer is bound by this very judgement.
import { listedNo } from "../safety/no/standing-no.ts";
import { chatAsMeant } from "../transcript/as-meant.ts";
import { newest } from "../transcript/transcript.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { NOTHING_LEFT_OUT } from "../chat/aside/left-out.ts";
import { openReaders } from "../message/open-readers.ts";
import { readTalk } from "./read-talk.ts";

const BESIDE = { intent: "reply", context: "", profile: "", notes: "", leftOut: NOTHING_LEFT_OUT } as const;

/** Whether a clear no, or an order not to write, stands at the end of a chat; a polite dodge is none. */
export function noStands(chat: Transcript | null): boolean {
  if (chat?.kind !== "chat") return false;
  const { language, kind, messages } = chatAsMeant(chat);
  // However long ago it was said: what I have written since lifts nothing.
  if (listedNo(messages) !== null) return true;
  const { standingNo } = readTalk(
    newest(messages),
    { ...BESIDE, language, kind },
    openReaders(language),
  ).state;
  return standingNo !== null && standingNo.kind !== "soft_refusal";
}

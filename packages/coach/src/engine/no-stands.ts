// Whether a no of the other one stands (MF1), read as the built-in mentor reads it: by the lists and by the classifier. Lists alone
// hear one clear no in ten, and a model's answer is bound by this very judgement.
import type { Transcript } from "../transcript/transcript.ts";
import { NOTHING_LEFT_OUT } from "./left-out.ts";
import { openReaders } from "./open-readers.ts";
import { readTalk } from "./read-talk.ts";

/** The newest messages, as the advice reads them. */
const LATE = 50;
const LONGEST_TEXT = 500;

/** Whether a clear no, or an order not to write, stands at the end of a chat; a polite dodge is none. */
export function noStands(chat: Transcript | null): boolean {
  if (chat?.kind !== "chat") return false;
  const { language, kind } = chat;
  const messages = chat.messages
    .slice(-LATE)
    .map((message) => ({ ...message, text: message.text.slice(0, LONGEST_TEXT) }));
  const beside = {
    intent: "reply" as const,
    context: "",
    profile: "",
    notes: "",
    language,
    kind,
    leftOut: NOTHING_LEFT_OUT,
  };
  const no = readTalk(messages, beside, openReaders(language)).state.standingNo;
  return no !== null && no.kind !== "soft_refusal";
}

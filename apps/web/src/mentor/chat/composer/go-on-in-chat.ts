// A screenshot of somebody who was seen before goes on in the chat about them: joined to what stands there, as a draft of that
// chat.
import type { TranscriptPart } from "@fitil/contracts";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";
import { readDraft, writeDraft } from "../../../lib/device/drafts.ts";
import type { Storage } from "../../../lib/device/storage.ts";
import { packDraft, unpackDraft } from "./composer-draft.ts";
import type { ComposerDraft } from "./composer-draft.ts";
import { branchEndingIn, growTree } from "../session/message-tree.ts";
import type { ThreadMessage } from "../session/thread-message.ts";
import { latestTranscript, sentSince } from "../session/thread-message.ts";
import { talkSoFar } from "../transcript/continue-transcript.ts";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";

export interface Moved {
  readonly chatId: string;
  readonly draft: ComposerDraft;
  /** Whose draft it is; that one is empty afterwards. */
  readonly draftKey: string;
}

/** Puts the draft into the chat; false when the chat cannot be had. */
export async function goOnInChat(
  { api, storage }: { readonly api: MentorApi; readonly storage: Storage },
  { chatId, draft, draftKey }: Moved,
): Promise<boolean> {
  const found = await api.chat(chatId);
  if (!found.ok || draft.transcript === null) return false;
  const { messages, leafId, them } = found.value;
  const branch = branchEndingIn(growTree(messages as ThreadMessage[]), leafId);
  const talks = talkSoFar(latestTranscript(branch, branch.length), sentSince(branch));
  const read = finishEditing(draft.transcript);
  const { goesOn, joinTranscripts } = await import("../transcript/join-transcripts.ts");
  const talk = talks.find((one) => goesOn(one, read)) ?? talks[0];
  const joined = talk === undefined ? read : joinTranscripts(talk, read);
  const part: TranscriptPart =
    them === undefined ? joined : { ...joined, transcript: { ...joined.transcript, them } };
  const there = unpackDraft(readDraft(storage, chatId));
  const text = [there.text, draft.text].filter((words) => words.trim() !== "").join("\n");
  writeDraft(storage, chatId, packDraft({ text, intent: draft.intent, transcript: startEditing(part) }));
  writeDraft(storage, draftKey, "");
  return true;
}

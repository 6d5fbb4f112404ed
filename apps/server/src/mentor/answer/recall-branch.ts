// The messages of a branch as an answer needs them: the last turns, the transcript in force and what was sent since. The rest
// keeps its place without its contents, and one message is read at a time: a long chat must fit beside many others.
import type { MentorMessage } from "@fitil/contracts";
import type { MessageOutline, Messages } from "../store/messages.ts";
import { MOST_TURNS, transcriptOf } from "./question.ts";

/** The branch for `questionOf`. A message that has gone since is as good as empty. */
export async function recallBranch(
  messages: Pick<Messages, "find">,
  chatId: string,
  branch: readonly MessageOutline[],
): Promise<MentorMessage[]> {
  const read = async (id: string) => (await messages.find(chatId, id))?.parts ?? [];
  const recalled: MentorMessage[] = branch.map(({ id, role, metadata }) => ({
    id,
    role,
    metadata,
    parts: [],
  }));
  let inForce = -1;
  for (let at = branch.length - 1; at >= 0 && inForce < 0; at -= 1) {
    const message = branch[at];
    if (message?.role !== "user" || !message.bringsTranscript) continue;
    const parts = await read(message.id);
    if (transcriptOf({ parts }) === null) continue;
    recalled[at] = { ...message, parts };
    inForce = at;
  }
  for (const [at, message] of branch.entries()) {
    const isRecent = at >= branch.length - MOST_TURNS;
    const wasSent = at > inForce && message.metadata.sentOption !== undefined;
    if (at === inForce || (!isRecent && !wasSent)) continue;
    const parts = await read(message.id);
    // One transcript is in force; an older one is no part of any turn.
    recalled[at] = { ...message, parts: parts.filter(({ type }) => type !== "data-transcript") };
  }
  return recalled;
}

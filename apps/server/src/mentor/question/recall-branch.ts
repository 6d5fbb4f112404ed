// The messages of a branch as an answer needs them: the last turns, the transcript in force, what was sent and what the person said since. The rest
// keeps its place without its contents, and one message is read at a time: a long chat must fit beside many others.
import type { MentorMessage } from "@fitil/contracts";
import type { MessageOutline, Messages } from "../store/messages.ts";
import { createLoopYield } from "../../runtime/event-loop-yield.ts";
import { MAX_TURNS, textOf, transcriptOf } from "./question.ts";

/** Words of the person's that the guard hears at most: those of thousands of messages. */
const MAX_SIGNS = 1_000_000;
/** A read costs something, however little comes of it. */
const SIGNS_A_READ = 4_096;

/** The branch for `questionOf` and `earlierWords`. A message that has gone since is as good as empty. */
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
  const loopYield = createLoopYield();
  let signs = 0;
  for (let at = branch.length - 1; at >= 0; at -= 1) {
    const message = branch[at];
    if (message === undefined || at === inForce) continue;
    const isRecent = at >= branch.length - MAX_TURNS;
    const wasSent = at > inForce && message.metadata.sentOption !== undefined;
    // The guard hears all that the person said about this chat, not the last of it alone.
    const wasSaid = at > inForce && message.role === "user" && signs < MAX_SIGNS;
    if (!isRecent && !wasSent && !wasSaid) continue;
    const parts = await read(message.id);
    // One transcript is in force; an older one is no part of any turn.
    recalled[at] = { ...message, parts: parts.filter(({ type }) => type !== "data-transcript") };
    const length = textOf({ parts }).length;
    signs += length;
    await loopYield.after(SIGNS_A_READ + length);
  }
  return recalled;
}

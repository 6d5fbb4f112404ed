// One branch of a chat's tree: from its first message down to one of them.
import type { MentorMessage } from "@fitil/contracts";

/** What of a message says where in the tree it stands. */
type Placed = Pick<MentorMessage, "id" | "metadata">;

/** The branch that ends with `id`, first message first; empty when there is no such message, or `id` is null. */
export function branchTo<Message extends Placed>(messages: readonly Message[], id: string | null): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  let at = id === null ? undefined : byId.get(id);
  while (at !== undefined) {
    branch.push(at);
    byId.delete(at.id);
    const { parentId } = at.metadata;
    at = parentId === null ? undefined : byId.get(parentId);
  }
  return branch.reverse();
}

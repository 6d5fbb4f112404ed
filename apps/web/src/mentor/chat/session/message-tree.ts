// The tree of a chat (MC1): an edited message or a regenerated answer is one more child of the same parent. Pure: finds
// branches and siblings, never talks to anybody.
import type { ThreadMessage } from "./thread-message.ts";

export interface MessageTree {
  readonly messages: ReadonlyMap<string, ThreadMessage>;
  /** Children in the order they came; the roots stand under null. */
  readonly children: ReadonlyMap<string | null, readonly string[]>;
}

export interface Siblings {
  /** Ids in the order they came, the message itself among them. */
  readonly ids: readonly string[];
  readonly index: number;
}

/** The tree of the server's list. A parent that is not in the list counts as none. Pure. */
export function growTree(list: readonly ThreadMessage[]): MessageTree {
  const messages = new Map(list.map((message) => [message.id, message]));
  const children = new Map<string | null, string[]>();
  for (const message of messages.values()) {
    const named = message.metadata?.parentId ?? null;
    const parent = named !== null && named !== message.id && messages.has(named) ? named : null;
    const row = children.get(parent);
    if (row === undefined) children.set(parent, [message.id]);
    else row.push(message.id);
  }
  return { messages, children };
}

/** The newest leaf below `id` (null: of the whole tree), or null in an empty tree. Pure. */
export function newestLeafBelow(tree: MessageTree, id: string | null): string | null {
  const seen = new Set<string | null>([id]);
  let leaf = id;
  for (;;) {
    const next = tree.children.get(leaf)?.at(-1);
    if (next === undefined || seen.has(next)) return leaf;
    seen.add(next);
    leaf = next;
  }
}

/** The messages from the root to `leafId`; an unknown leaf gives the newest branch. Pure. */
export function branchEndingIn(tree: MessageTree, leafId: string | null): ThreadMessage[] {
  const known = leafId !== null && tree.messages.has(leafId) ? leafId : newestLeafBelow(tree, null);
  const path: ThreadMessage[] = [];
  const seen = new Set<string>();
  let id: string | null = known;
  while (id !== null && !seen.has(id)) {
    seen.add(id);
    const message = tree.messages.get(id);
    if (message === undefined) break;
    path.push(message);
    id = message.metadata?.parentId ?? null;
  }
  return path.toReversed();
}

/** The message at `position` of the shown `path` among its siblings, also when it is too new for the tree. Pure. */
export function siblingsAt(tree: MessageTree, path: readonly ThreadMessage[], position: number): Siblings {
  const message = path[position];
  if (message === undefined) return { ids: [], index: -1 };
  const parent = position === 0 ? null : (path[position - 1]?.id ?? null);
  const same = (tree.children.get(parent) ?? []).filter(
    (id) => id === message.id || tree.messages.get(id)?.role === message.role,
  );
  const ids = same.includes(message.id) ? same : [...same, message.id];
  return { ids, index: ids.indexOf(message.id) };
}

// The tree: which branch is shown, and which versions a message has.
import { describe, expect, it } from "vitest";
import { branchEndingIn, growTree, newestLeafBelow, siblingsAt } from "./message-tree.ts";
import type { ThreadMessage } from "./thread-message.ts";

const message = (
  id: string,
  parentId: string | null,
  role: "user" | "assistant" = "user",
): ThreadMessage => ({
  id,
  role,
  parts: [{ type: "text", text: id }],
  metadata: { parentId, createdAt: 0 },
});
const ids = (messages: readonly ThreadMessage[]) => messages.map(({ id }) => id);

/** q1 → a1 | a2; a2 → q2 | q3; q3 → a3 */
const LIST = [
  message("q1", null),
  message("a1", "q1", "assistant"),
  message("a2", "q1", "assistant"),
  message("q2", "a2"),
  message("q3", "a2"),
  message("a3", "q3", "assistant"),
];
const tree = growTree(LIST);

describe("[MC1] the tree of a chat", () => {
  it("gives the branch down to a leaf, root first", () => {
    expect(ids(branchEndingIn(tree, "a3"))).toEqual(["q1", "a2", "q3", "a3"]);
    expect(ids(branchEndingIn(tree, "a1"))).toEqual(["q1", "a1"]);
  });

  it("gives the newest branch for a leaf it does not know, and nothing for an empty tree", () => {
    expect(ids(branchEndingIn(tree, "gone"))).toEqual(["q1", "a2", "q3", "a3"]);
    expect(ids(branchEndingIn(tree, null))).toEqual(["q1", "a2", "q3", "a3"]);
    expect(branchEndingIn(growTree([]), null)).toEqual([]);
    expect(newestLeafBelow(growTree([]), null)).toBeNull();
  });

  it("finds the newest leaf below a version", () => {
    expect(newestLeafBelow(tree, "q2")).toBe("q2");
    expect(newestLeafBelow(tree, "q3")).toBe("a3");
    expect(newestLeafBelow(tree, "q1")).toBe("a3");
  });

  it("counts versions among messages of the same side", () => {
    const path = branchEndingIn(tree, "a3");
    expect(siblingsAt(tree, path, 0)).toEqual({ ids: ["q1"], index: 0 });
    expect(siblingsAt(tree, path, 1)).toEqual({ ids: ["a1", "a2"], index: 1 });
    expect(siblingsAt(tree, path, 2)).toEqual({ ids: ["q2", "q3"], index: 1 });
    expect(siblingsAt(tree, path, 9)).toEqual({ ids: [], index: -1 });
  });

  it("counts a message that still streams, and is not in the tree, as the newest version", () => {
    const live = message("a4", "q3", "assistant");
    const path = [...branchEndingIn(tree, "q3"), live];
    expect(siblingsAt(tree, path, 3)).toEqual({ ids: ["a3", "a4"], index: 1 });
  });

  it("survives parents that are missing, that are themselves, and rings", () => {
    const odd = growTree([message("x", "nobody"), message("y", "y"), message("b", "x")]);
    expect(ids(branchEndingIn(odd, "b"))).toEqual(["x", "b"]);
    expect(ids(branchEndingIn(odd, "y"))).toEqual(["y"]);
    const ring = growTree([message("one", "two"), message("two", "one")]);
    expect(ids(branchEndingIn(ring, "one")).toSorted()).toEqual(["one", "two"]);
    expect(newestLeafBelow(ring, "one")).toBe("two");
  });
});

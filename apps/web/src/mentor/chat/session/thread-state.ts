// How a chat stands while it is open: one of a few states, each with what only it may have.
import type { ChatSummary, Intent, TranscriptPart } from "@fitil/contracts";
import { growTree } from "./message-tree.ts";
import type { MessageTree } from "./message-tree.ts";
import type { ThreadFailure } from "./thread-failure.ts";

/** A message on its way. */
export interface Outgoing {
  readonly text: string;
  readonly transcript: TranscriptPart | null;
  readonly intent: Intent | null;
}

export type ThreadPhase =
  /** Nothing is shown: the chat is on its way, was never there, or cannot be had. */
  | { readonly is: "loading" | "missing" | "unreachable" }
  | { readonly is: "ready" }
  /** An answer is awaited, being written, or has just ended and the server's list is not here yet. */
  | { readonly is: "answering"; readonly isStopping: boolean }
  /** `isRefused`: the server did not take the message. It stands in the box again, and trying again means sending it. */
  | { readonly is: "failed"; readonly failure: ThreadFailure; readonly isRefused: boolean };

export interface ThreadState {
  readonly phase: ThreadPhase;
  readonly summary: ChatSummary | null;
  readonly tree: MessageTree;
  /** A message that the server did not take, until the composer has it. */
  readonly givenBack: Outgoing | null;
}

/** A chat of which nothing is known yet. */
export const NOT_LOADED: ThreadState = {
  phase: { is: "loading" },
  summary: null,
  tree: growTree([]),
  givenBack: null,
};

export const READY: ThreadPhase = { is: "ready" };

/** Whether the chat's messages are there to be shown. */
export function isShown({ is }: ThreadPhase): boolean {
  return is === "ready" || is === "answering" || is === "failed";
}

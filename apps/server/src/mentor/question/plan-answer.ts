// What a wish means in a chat's tree: which message is new, where it hangs, which branch is answered, and whether this was
// answered before. Looks and decides; writes nothing.
import type { MentorMessage, MessagePart } from "@fitil/contracts";
import type { Wish } from "./wish.ts";
import type { MessageOutline } from "../store/messages.ts";

export type AnswerPlan =
  | {
      readonly kind: "write";
      /** To be stored first; null when it stands there already. */
      readonly added: MentorMessage | null;
      /** The stored messages that lead to it; without `added`, the last one is the person's that is answered. */
      readonly branch: readonly MessageOutline[];
      /** Earlier answers to it. */
      readonly take: number;
    }
  /** The same message came again, after it had been answered: the answer once more. */
  | { readonly kind: "replay"; readonly answerId: string }
  | { readonly kind: "not_found" }
  | { readonly kind: "bad" };

/** What is there when a wish is judged. */
export interface Ground {
  readonly messages: readonly MessageOutline[];
  readonly leafId: string | null;
  readonly now: number;
  /** For a message that came without one. */
  readonly freshId: () => string;
}

/** The plan for a wish. */
export function planAnswer(wish: Wish, ground: Ground): AnswerPlan {
  return wish.kind === "regenerate" ? planAgain(wish.messageId, ground) : planNew(wish, ground);
}

function planAgain(messageId: string, { messages }: Ground): AnswerPlan {
  const named = messages.find(({ id }) => id === messageId);
  const asked =
    named?.role === "assistant" ? messages.find(({ id }) => id === named.metadata.parentId) : named;
  return asked === undefined ? { kind: "not_found" } : answerTo(asked, messages);
}

function answerTo(asked: MessageOutline, messages: readonly MessageOutline[]): AnswerPlan {
  const take = answersTo(asked, messages).length;
  return { kind: "write", added: null, branch: branchTo(messages, asked.id), take };
}

function answersTo({ id }: MessageOutline, messages: readonly MessageOutline[]): MessageOutline[] {
  return messages.filter(({ role, metadata }) => role === "assistant" && metadata.parentId === id);
}

function planNew(wish: Extract<Wish, { kind: "submit" }>, ground: Ground): AnswerPlan {
  const { messages } = ground;
  const known = messages.find(({ id }) => id === wish.message.id);
  if (known !== undefined) {
    if (known.role !== "user") return { kind: "bad" };
    // A second click, or a call sent again because its answer was lost on the way.
    const answer = answersTo(known, messages).findLast(({ metadata }) => metadata.cut === undefined);
    return answer === undefined ? answerTo(known, messages) : { kind: "replay", answerId: answer.id };
  }
  const parentId = parentOf(wish, ground);
  if (parentId !== null && messages.every(({ id }) => id !== parentId)) return { kind: "not_found" };
  const added: MentorMessage = {
    id: wish.message.id ?? ground.freshId(),
    role: "user",
    metadata: {
      parentId,
      createdAt: ground.now,
      ...(wish.intent !== undefined && { intent: wish.intent }),
    },
    parts: [...wish.message.parts],
  };
  return { kind: "write", added, branch: branchTo(messages, parentId), take: 0 };
}

/** An edited message hangs where the one before it hung; a new one where it says, or under the leaf. */
function parentOf(wish: Extract<Wish, { kind: "submit" }>, { messages, leafId }: Ground): string | null {
  const edited = messages.find(({ id, role }) => role === "user" && id === wish.insteadOf);
  if (edited !== undefined) return edited.metadata.parentId;
  return wish.parentId === undefined ? leafId : wish.parentId;
}

/** Whether there is anything in a message that could be answered. */
export function saysSomething(parts: readonly MessagePart[]): boolean {
  return parts.some((part) => {
    if (part.type === "text") return part.text.trim() !== "";
    return (
      part.type === "data-transcript" && part.data.transcript.messages.some(({ text }) => text.trim() !== "")
    );
  });
}

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

// One chat while it is open: the AI SDK's chat for the branch that is shown, the tree around it, and what went wrong last.
// Lives outside React, so that an answer goes on streaming while another chat is looked at. The server's list is the truth.
import { Chat as SdkChat } from "@ai-sdk/react";
import type { Chat, ChatSummary, MarkSent, MentorLanguage, MessageMetadata } from "@fitil/contracts";
import { createStore } from "zustand/vanilla";
import type { Clock } from "../../../lib/clock.ts";
import type { Result } from "../../../lib/http/http.ts";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";
import { branchEndingIn, growTree, newestLeafBelow } from "./message-tree.ts";
import { createTransport } from "./thread-transport.ts";
import { markOf, withMark } from "./sent-marks.ts";
import { threadFailureOf, fromCall, isLineLost } from "./thread-failure.ts";
import { writtenParts } from "./thread-message.ts";
import type { ThreadMessage } from "./thread-message.ts";
import { isShown, NOT_LOADED, READY } from "./thread-state.ts";
import type { Outgoing, ThreadPhase, ThreadState } from "./thread-state.ts";

export interface SessionPorts {
  readonly api: MentorApi;
  readonly clock: Clock;
  readonly language: () => MentorLanguage;
  readonly newId: () => string;
  /** An answer ended, well or badly: titles, order and credits may have changed. */
  readonly onSettled: () => void;
  /** An answer begins or has ended. */
  readonly onBusy: () => void;
}

/** How often a broken line is taken up again by itself, and how long to wait before, in ms. */
const RESUME_AFTER_MS = [500, 2_000, 5_000] as const;
/** The screen is told of new words this often at most. */
export const WORDS_EVERY_MS = 40;

/** What was sent, and the id it has. */
interface Sent {
  readonly id: string;
  readonly outgoing: Outgoing;
}

/** One chat. */
export class ThreadSession {
  readonly id: string;
  readonly chat: SdkChat<ThreadMessage>;
  readonly store = createStore<ThreadState>(() => NOT_LOADED);
  readonly #ports: SessionPorts;
  #resumes = 0;

  constructor(id: string, ports: SessionPorts) {
    this.id = id;
    this.#ports = ports;
    this.chat = new SdkChat<ThreadMessage>({
      id,
      generateId: ports.newId,
      transport: createTransport({ chatId: id, api: ports.api, language: ports.language }),
    });
  }

  /** Whether an answer is being written or awaited. */
  get isBusy(): boolean {
    return this.#phase.is === "answering";
  }

  /** A chat that was made a moment ago: nothing to fetch. */
  begin(summary: ChatSummary): void {
    this.store.setState({ phase: READY, summary });
  }

  /** Fetches the chat and joins the answer that is being written, if there is one (MC1). */
  async open(): Promise<void> {
    if (this.isBusy) return;
    const result = await this.#ports.api.chat(this.id);
    if (this.isBusy) return;
    if (!result.ok) {
      const isGone = result.failure.status === 404 || result.failure.status === 400;
      if (isGone) this.#enter({ is: "missing" });
      else if (!isShown(this.#phase)) this.#enter({ is: "unreachable" });
      return;
    }
    this.#adopt(result.value, result.value.leafId);
    this.#enter(READY);
    if (result.value.answering) await this.#run(null, () => this.chat.resumeStream());
  }

  /** Sends a message below the shown branch; resolves when its answer has ended. */
  async send(outgoing: Outgoing): Promise<void> {
    if (this.isBusy) return;
    const id = this.#ports.newId();
    await this.#run({ id, outgoing }, () =>
      this.chat.sendMessage({
        id,
        role: "user",
        parts: writtenParts(outgoing.text, outgoing.transcript),
        metadata: {
          parentId: this.chat.messages.at(-1)?.id ?? null,
          createdAt: this.#ports.clock.now(),
          ...(outgoing.intent === null ? {} : { intent: outgoing.intent }),
        },
      }),
    );
  }

  /** Sends a changed version of an own message: a new branch beside it (MC1). */
  async edit(messageId: string, outgoing: Outgoing): Promise<void> {
    const at = this.chat.messages.findIndex((message) => message.id === messageId);
    if (this.isBusy || at === -1) return;
    this.chat.messages = this.chat.messages.slice(0, at);
    await this.send(outgoing);
  }

  /** Answers anew: `messageId` is the answer, or the own message that has none. */
  async regenerate(messageId: string): Promise<void> {
    if (this.isBusy) return;
    await this.#run(null, () => this.chat.regenerate({ messageId }));
  }

  /** The last message of the branch, answered by the built-in mentor instead of the model that failed (MA18). */
  async askBuiltIn(): Promise<void> {
    const messageId = this.chat.messages.at(-1)?.id;
    if (this.isBusy || messageId === undefined) return;
    await this.#run(null, () => this.chat.regenerate({ messageId, body: { by: "built-in" } }));
  }

  /** «Попробовать снова» after a failure: joins the answer, or asks for it anew. */
  async retry(): Promise<void> {
    const failed = this.#phase;
    if (failed.is !== "failed") return;
    this.#resumes = 0;
    const last = this.chat.messages.at(-1);
    if (isLineLost(failed.failure)) {
      await this.open();
      const after = this.chat.messages.at(-1);
      if (this.#phase.is !== "ready" || after === undefined || after.role === "assistant") return;
      return this.regenerate(after.id);
    }
    if (last !== undefined) await this.regenerate(last.id);
  }

  /** Stops the answer on the server; what had come stays (MC1). */
  async stop(): Promise<void> {
    if (this.#phase.is !== "answering" || this.#phase.isStopping) return;
    this.#enter({ is: "answering", isStopping: true });
    await this.#ports.api.stop(this.id);
    await this.chat.stop();
  }

  /** Shows another version of a message and what follows it; remembered on the server. */
  show(messageId: string): void {
    if (this.isBusy) return;
    const { tree } = this.store.getState();
    const leafId = newestLeafBelow(tree, messageId);
    if (leafId === null) return;
    this.chat.messages = branchEndingIn(tree, leafId);
    this.forgive();
    void this.#ports.api.changeChat(this.id, { leafId });
  }

  /** Marks an option as sent and tells what came of it, or (null) unmarks it; taken back when the server refuses. */
  async markSent(messageId: string, option: number, told: MarkSent | null): Promise<Result<unknown>> {
    const { api, clock } = this.#ports;
    const before = this.store.getState().tree.messages.get(messageId)?.metadata;
    if (before !== undefined) this.#note(messageId, withMark(before, { option, told, now: clock.now() }));
    const result =
      told === null
        ? await api.unmarkSent(this.id, messageId, option)
        : await api.markSent(this.id, messageId, option, told);
    if (!result.ok && before !== undefined) this.#note(messageId, before);
    const isNew = told !== null && markOf(before, option) === undefined;
    if (result.ok && isNew) this.#endReminder(messageId);
    return result;
  }

  /** The composer has taken the message that was given back. */
  takeBack(): void {
    this.store.setState({ givenBack: null });
  }

  /** The notice was read. */
  forgive(): void {
    if (this.#phase.is === "failed") this.#enter(READY);
  }

  /** The chat got another name or another place. */
  note(summary: ChatSummary): void {
    this.store.setState({ summary });
  }

  get #phase(): ThreadPhase {
    return this.store.getState().phase;
  }

  #enter(phase: ThreadPhase): void {
    this.store.setState({ phase });
  }

  /** Whether the person wants no more of the answer that is written. */
  get #isStopping(): boolean {
    return this.#phase.is === "answering" && this.#phase.isStopping;
  }

  async #run(sent: Sent | null, work: () => Promise<void>): Promise<void> {
    this.#enter({ is: "answering", isStopping: false });
    this.#ports.onBusy();
    let ended = READY;
    try {
      await work();
      ended = await this.#settle(sent);
    } finally {
      this.#enter(ended);
      this.#ports.onBusy();
      this.#ports.onSettled();
    }
    this.#resumeIfLost();
  }

  /** After an answer: the server's list replaces what was streamed, and a failure finds its words. */
  async #settle(sent: Sent | null): Promise<ThreadPhase> {
    const { error } = this.chat;
    this.chat.clearError();
    const failed = error === undefined || this.#isStopping ? null : threadFailureOf(error);
    if (failed === null) this.#resumes = 0;
    let result = await this.#ports.api.chat(this.id);
    if (result.ok && result.value.answering && this.#isStopping) {
      // It began on the server after it was told to stop.
      await this.#ports.api.stop(this.id);
      result = await this.#ports.api.chat(this.id);
    }
    const isKept = result.ok && sent !== null && result.value.messages.some(({ id }) => id === sent.id);
    const leaf = this.chat.messages.at(-1)?.id ?? null;
    if (result.ok) this.#adopt(result.value, leaf);
    else if (failed !== null && sent !== null)
      this.chat.messages = this.chat.messages.filter(({ id }) => id !== sent.id);
    const isRefused = failed !== null && sent !== null && !isKept;
    if (isRefused) this.store.setState({ givenBack: sent.outgoing });
    const failure = failed ?? (result.ok || this.#isStopping ? null : fromCall(result.failure));
    return failure === null ? READY : { is: "failed", failure, isRefused };
  }

  /** A line that broke in mid-answer is taken up again: the server goes on writing. */
  #resumeIfLost(): void {
    const delayMs = RESUME_AFTER_MS[this.#resumes];
    if (this.#phase.is !== "failed" || delayMs === undefined) return;
    const { failure, isRefused } = this.#phase;
    if (isRefused || !isLineLost(failure)) return;
    this.#resumes += 1;
    this.#ports.clock.after(delayMs, () => void this.open());
  }

  #adopt(chat: Chat, leafId: string | null): void {
    const { messages, leafId: kept, answering: _answering, ...summary } = chat;
    const tree = growTree(messages as ThreadMessage[]);
    this.chat.messages = branchEndingIn(tree, leafId !== null && tree.messages.has(leafId) ? leafId : kept);
    this.store.setState({ tree, summary });
  }

  /** After one of its messages was sent there is no reminder of it: the server did the same (MK12). */
  #endReminder(messageId: string): void {
    const { summary } = this.store.getState();
    if (summary?.reminder?.messageId !== messageId) return;
    const { reminder: _over, ...others } = summary;
    this.store.setState({ summary: others });
    this.#ports.onSettled();
  }

  #note(messageId: string, metadata: MessageMetadata): void {
    const noted = (message: ThreadMessage): ThreadMessage =>
      message.id === messageId ? { ...message, metadata } : message;
    const { tree } = this.store.getState();
    this.store.setState({ tree: growTree([...tree.messages.values()].map(noted)) });
    this.chat.messages = this.chat.messages.map(noted);
  }
}

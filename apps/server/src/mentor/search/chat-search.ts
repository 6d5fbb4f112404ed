// Search as the mentor asks for it. PostgreSQL looks in a process of its own; an embedded database, which would hold the loop
// that serves games, is looked through by a thread of its own over a second connection.
import { Worker } from "node:worker_threads";
import { CodedError } from "../../errors.ts";
import { yieldToLoop } from "../../http/event-loop-yield.ts";
import { faultOf } from "../answer-failure.ts";
import { findChats } from "./find-chats.ts";
import type { ChatQuery, FoundChat, InTurn, SearchedDatabase } from "./find-chats.ts";

export interface ChatSearch {
  /** The person's chats that hold all words of the query, last talked in first, at most `CHAT_PAGE`. */
  find(userId: string, query: ChatQuery): Promise<FoundChat[]>;
  /** Ends what is being looked for. Called once. */
  close(): Promise<void>;
}

/** What the thread is asked. */
export interface SearchTask {
  readonly id: number;
  readonly userId: string;
  readonly query: ChatQuery;
}

export type SearchAnswer =
  | { readonly id: number; readonly ok: true; readonly found: readonly FoundChat[] }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** Memory of the thread: a slice of texts and what comes of it. */
const MOST_MEMORY_MB = 128;

/**
 * Looks over the database's own connections, one slice at a time whoever asks: searches of many must not take the connections
 * that everything else needs.
 */
export function createChatSearch(database: SearchedDatabase): ChatSearch {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn = async (look) => {
    const mine = last.then(yieldToLoop).then(look);
    // A failure is its own caller's, who gets `mine`: the next one only waits for the end of it.
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    find: (userId, query) => findChats(database, inTurn, { userId, query }),
    close: async () => undefined,
  };
}

/**
 * Looks in a thread over the SQLite file `path`. The thread is started by the first search, and again after it broke; whoever
 * waited then gets `server/internal`. `onFailure` hears why, for the log.
 */
export function createThreadSearch(path: string, onFailure: (reason: string) => void): ChatSearch {
  const waiting = new Map<number, PromiseWithResolvers<FoundChat[]>>();
  let thread: Worker | null = null;
  let lastId = 0;
  const lose = (lost: Worker, reason: string) => {
    if (thread !== lost) return;
    thread = null;
    if (waiting.size > 0) onFailure(reason);
    for (const { reject } of waiting.values()) reject(new CodedError("server/internal"));
    waiting.clear();
  };
  const take = (answer: SearchAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) return asked?.resolve([...answer.found]);
    onFailure(answer.reason);
    asked?.reject(new CodedError("server/internal"));
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./search-thread.ts", import.meta.url), {
      workerData: path,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    started.unref();
    started.on("message", take);
    started.on("error", (cause: Error) => lose(started, Object.values(faultOf(cause)).join("\n")));
    started.on("exit", () => lose(started, "the search's thread ended"));
    return started;
  };
  return {
    find(userId, query) {
      thread ??= start();
      const asked = Promise.withResolvers<FoundChat[]>();
      const task: SearchTask = { id: (lastId += 1), userId, query };
      waiting.set(task.id, asked);
      thread.postMessage(task);
      return asked.promise;
    },
    async close() {
      const open = thread;
      if (open === null) return;
      await open.terminate();
    },
  };
}

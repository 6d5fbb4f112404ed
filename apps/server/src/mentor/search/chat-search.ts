// Search as the mentor asks for it. PostgreSQL looks in a process of its own; an embedded database, which would hold the loop
// that serves games, is looked through by a thread of its own over a second connection.
import { CodedError } from "../../errors.ts";
import { yieldToLoop } from "../../runtime/event-loop-yield.ts";
import { TaskFailure, TaskThread } from "../../runtime/task-thread.ts";
import { faultOf } from "../answer-failure.ts";
import { findChats } from "./find-chats.ts";
import type { SearchQuery, FoundChat, InTurn, SearchedDatabase } from "./find-chats.ts";

export interface ChatSearch {
  /** The person's chats that hold all words of the query, last talked in first, at most `CHAT_PAGE`. */
  find(userId: string, query: SearchQuery): Promise<FoundChat[]>;
  /** Ends what is being looked for. Called once. */
  close(): Promise<void>;
}

/** What the thread is asked. */
export interface SearchTask {
  readonly userId: string;
  readonly query: SearchQuery;
}

/** Memory of the thread: a slice of texts and what comes of it. */
const MAX_MEMORY_MB = 128;

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
  const thread = new TaskThread<SearchTask>({
    file: new URL("./search-thread.ts", import.meta.url),
    memoryMb: MAX_MEMORY_MB,
    workerData: () => path,
    lost: (cause) => {
      const reason = cause === null ? "the search's thread ended" : Object.values(faultOf(cause)).join("\n");
      if (thread.waiting > 0) onFailure(reason);
      thread.drop(new CodedError("server/internal"));
    },
  });
  return {
    async find(userId, query) {
      try {
        return await thread.ask({ userId, query });
      } catch (cause) {
        if (!(cause instanceof TaskFailure)) throw cause;
        onFailure(cause.message);
        throw new CodedError("server/internal");
      }
    },
    close: async () => void (await thread.worker?.terminate()),
  };
}

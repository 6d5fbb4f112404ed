// The thread that looks through the embedded database. Several searches take turns in it, slice by slice: whoever keeps little
// does not wait for whoever keeps much.
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteReader } from "../../db/sqlite-reader.ts";
import { faultOf } from "../answer-failure.ts";
import { createChatSearch } from "./chat-search.ts";
import type { NumberedAnswer, NumberedTask } from "../../runtime/task-thread.ts";
import type { SearchTask } from "./chat-search.ts";

const port = parentPort;
if (port === null) throw new Error("The search's thread was started as a program");
const search = createChatSearch(openSqliteReader(workerData as string));

port.on("message", ({ id, task: { userId, query } }: NumberedTask<SearchTask>) => {
  const answer = (sent: NumberedAnswer) => port.postMessage(sent);
  search.find(userId, query).then(
    (found) => answer({ id, ok: true, answer: found }),
    (cause: unknown) => answer({ id, ok: false, reason: Object.values(faultOf(cause)).join("\n") }),
  );
});

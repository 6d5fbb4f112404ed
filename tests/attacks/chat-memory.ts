// A chat of hundreds of megabytes, read and taken along by many at once: once it was collected in memory before the first
// byte was sent, twelve times over.
import { request } from "node:http";
import { readFileSync } from "node:fs";
import { newPerson } from "../mentor/bench/site.ts";
import { renew } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import type { Attack, Verdict } from "./attack.ts";
import { writeLargeChat } from "./large-chat.ts";

const AT_ONCE = 12;
const MESSAGES = { short: 10, long: 500 };
const MESSAGE_LENGTH = 1_400_000;
/** Twelve collected chats are more than this. */
const HEAP_MB = { short: 256, long: 512 };
/** How long readers who take nothing stay. */
const STALL_MS = 1_000;

/** Twelve reads, twelve exports of the chat and of the account, and twelve readers who take nothing. */
export const chatMemory: Attack = {
  name: "chat-memory",
  tries: "reads a chat of hundreds of megabytes twelve times at once",
  async run(scale) {
    const first = await startServer({ LOG_LEVEL: "fatal" });
    const person = await newPerson(first.address, "hoarder");
    await first.stop();
    const words = "слово за слово, ";
    const chatId = writeLargeChat(first.dataDir, {
      userId: person.id,
      messages: MESSAGES[scale],
      length: MESSAGE_LENGTH,
      words,
    });
    const env = { LOG_LEVEL: "fatal", NODE_OPTIONS: `--max-old-space-size=${HEAP_MB[scale]}` };
    const server = await startServer(env, first.dataDir);
    try {
      return await readAtOnce(server, await renew(server.address, person), {
        chatId,
        leastBytes: MESSAGES[scale] * MESSAGE_LENGTH,
      });
    } finally {
      if (server.child.exitCode === null) await server.kill();
      removeData(first.dataDir);
    }
  },
};

async function readAtOnce(
  server: ServerProcess,
  person: SignedIn,
  { chatId, leastBytes }: { readonly chatId: string; readonly leastBytes: number },
): Promise<Verdict> {
  const chat = `/api/mentor/chats/${chatId}`;
  const figures: Record<string, number> = { chatBytes: leastBytes };
  for (const [name, path] of [
    ["reads", chat],
    ["chatExports", `${chat}/export`],
    ["accountExports", "/api/user/export"],
  ] as const) {
    const stalled = await Promise.all(all(() => fetched(server, person, { path, patienceMs: STALL_MS })));
    const answers = await Promise.all(all(() => fetched(server, person, { path, patienceMs: null })));
    figures[`${name}Stalled`] = stalled.filter(({ status }) => status === 200).length;
    figures[`${name}Whole`] = answers.filter(({ status, whole }) => status === 200 && whole).length;
    figures[`${name}Refused`] = answers.filter(({ status }) => status === 429).length;
    figures[`${name}MaxBytes`] = Math.max(...answers.map(({ bytes }) => bytes));
  }
  if (server.child.exitCode !== null || server.child.signalCode !== null)
    return { held: false, figures, why: "the process ended" };
  figures["peakMemoryMb"] = peakMemoryMb(server);
  if (figures["readsWhole"] !== AT_ONCE) return { held: false, figures, why: "reads broke off" };
  for (const name of ["chatExports", "accountExports"])
    if (figures[`${name}Whole`] === 0 || Number(figures[`${name}MaxBytes`]) < leastBytes)
      return { held: false, figures, why: `${name} are not whole` };
  return { held: true, figures };
}

function all<T>(make: () => T): T[] {
  return Array.from({ length: AT_ONCE }, make);
}

interface Fetched {
  readonly status: number;
  readonly bytes: number;
  readonly whole: boolean;
}

/** Reads to the end, or takes nothing for a while and leaves. */
function fetched(
  { address }: ServerProcess,
  { token }: SignedIn,
  { path, patienceMs }: { readonly path: string; readonly patienceMs: number | null },
): Promise<Fetched> {
  return new Promise((resolve) => {
    let status = 0;
    let bytes = 0;
    const over = (whole: boolean) => resolve({ status, bytes, whole });
    const call = request(address + path, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
      status = answer.statusCode ?? 0;
      if (patienceMs !== null) {
        setTimeout(() => {
          call.destroy();
          over(false);
        }, patienceMs);
        return;
      }
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("error", () => over(false));
      answer.on("close", () => over(answer.complete));
    });
    call.on("error", () => over(false));
    call.end();
  });
}

/** The most memory the process ever had, in MB; 0 where the system does not say. */
function peakMemoryMb({ child }: ServerProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    // The process is gone: it holds nothing.
    return 0;
  }
}

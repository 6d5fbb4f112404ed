// One connection to Redis: made once, checked at start, mended by itself. What is asked while it is broken is refused at once:
// whoever waited for an old answer would act on it too late.
import { createHash } from "node:crypto";
import { createClient } from "@redis/client";
import { StartRefusal } from "../../errors.ts";
import type { Clock } from "../../ports/process.ts";
import { watchAnswers } from "./answer-watch.ts";
import { isRefusedByRedis, redisRefusal } from "./redis-refusals.ts";
import { PREFIX, scriptText } from "./scripts.ts";
import type { ScriptName } from "./scripts.ts";

/** The oldest Redis that runs our scripts. */
const OLDEST = 7;
const CONNECT_MS = 2_000;
/** A connection that says nothing at all for so long while it is made is lost; later it is asked (`answer-watch`). */
const SILENCE_MS = 2_000;
const LONGEST_WAIT_MS = 300;
/** Steps that always write, of which one comes all the time: a Redis that is full or a replica still answers what only reads. */
const WRITING: ReadonlySet<ScriptName> = new Set(["join", "beat"]);
/** The format of our keys; another program's `site` key has none or another. */
const FORMAT = "1";

/** A connection to Redis. */
export interface RedisConnection {
  /** Did it say at the start that it gives up keys of its own accord when it is full? */
  readonly mayForget: boolean;
  /** One command. Rejects when it cannot be asked now. */
  command<Reply>(...args: string[]): Promise<Reply>;
  /** One step of the register. */
  run<Reply>(name: ScriptName, ...args: string[]): Promise<Reply>;
  /** Hears a channel from now on; `heard` is told every message, in its order. */
  listen(channel: string, heard: (text: string) => void): Promise<void>;
  /** Hears it no more. */
  unlisten(channel: string): Promise<void>;
  close(): void;
}

/**
 * Connects. `site`: what only processes of one site have in common. Throws a `StartRefusal` when Redis cannot be reached, is too old, or holds
 * the keys of another program or of another site. `onTrouble` hears once of each time that a connection is lost, and of its return.
 */
export async function connectRedis(options: {
  readonly url: string;
  readonly site: string;
  readonly clock: Clock;
  readonly onTrouble: (error: Error | null) => void;
  /** Hears once of each time that Redis answers, but does nothing of what it is asked, and once when it does again. */
  readonly onRefused: (error: Error | null) => void;
}): Promise<RedisConnection> {
  let isStarted = false;
  const tellTrouble = told(options.onTrouble);
  // PERF: one connection asks and listens, which Redis's newer protocol allows: what is answered and what is heard wakes the process once.
  const { client, answered, close } = openClient({
    ...options,
    // What goes wrong before the start is the start's own refusal.
    mayRetry: () => isStarted,
    onLost: (error) => isStarted && tellTrouble(error),
    onReady: () => tellTrouble(null),
  });
  let forgets: boolean;
  try {
    await client.connect();
    await checkVersion(() => client.sendCommand<string>(["INFO", "server"]));
    await checkKeys((...args) => client.sendCommand(args), options.site);
    forgets = mayForget(await client.sendCommand<string>(["INFO", "memory"]));
  } catch (cause) {
    close();
    throw redisRefusal(cause);
  }
  isStarted = true;
  const run = scriptRunner((args) => client.sendCommand(args), {
    answered,
    refused: told((error) => options.onRefused(error)),
  });
  return {
    mayForget: forgets,
    command: (...args) => client.sendCommand(args),
    run,
    async listen(channel, heard) {
      await client.subscribe(channel, heard);
    },
    async unlisten(channel) {
      await client.unsubscribe(channel);
    },
    close,
  };
}

/** Asks for the register's steps; `events` hear of every answer and of every refusal (null: of none). */
function scriptRunner(
  send: (args: string[]) => Promise<unknown>,
  events: { answered(): void; refused(error: Error | null): void },
): RedisConnection["run"] {
  const shas = new Map<ScriptName, string>();
  const shaOf = (name: ScriptName) => {
    const known = shas.get(name) ?? createHash("sha1").update(scriptText(name)).digest("hex");
    shas.set(name, known);
    return known;
  };
  const evaluate = async (name: ScriptName, args: readonly string[]) => {
    const rest = ["1", `${PREFIX}nodes`, ...args];
    try {
      return await send(["EVALSHA", shaOf(name), ...rest]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
      return await send(["EVAL", scriptText(name), ...rest]);
    }
  };
  return async <Reply>(name: ScriptName, ...args: string[]) => {
    try {
      const reply = await evaluate(name, args);
      events.answered();
      if (WRITING.has(name)) events.refused(null);
      // Each step says what it answers; the compiler cannot know.
      return reply as Reply;
    } catch (error) {
      if (WRITING.has(name) && isRefusedByRedis(error)) events.refused(error);
      throw error;
    }
  };
}

/** Tells once when it goes wrong, and once when it is right again. */
function told(hear: (error: Error | null) => void): (error: Error | null) => void {
  let isWrong = false;
  return (error) => {
    if (isWrong === (error !== null)) return;
    isWrong = error !== null;
    hear(error);
  };
}

/** One connection, watched: while `mayRetry` it is made again when it breaks or does not answer. */
function openClient(options: {
  readonly url: string;
  readonly clock: Clock;
  readonly mayRetry: () => boolean;
  readonly onLost: (error: Error) => void;
  readonly onReady: () => void;
}) {
  const { url, clock, mayRetry, onLost, onReady } = options;
  const client = createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    // PERF: a timer and a signal for each thing that is asked, 0.13 ms; who does not answer is noticed by `watchAnswers`.
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries: number) =>
        mayRetry() && Math.min(LONGEST_WAIT_MS, 20 * 2 ** Math.min(tries, 5)),
    },
  });
  client.on("error", onLost);
  client.on("ready", onReady);
  let answeredAt = Number.NEGATIVE_INFINITY;
  const unwatch = watchAnswers(clock, {
    isReady: () => client.isReady,
    answeredAt: () => answeredAt,
    ask: () => client.sendCommand(["PING"]),
    silent() {
      onLost(new Error("Redis does not answer"));
      // What was asked fails now; what is listened to is asked for again.
      client.destroy();
      client.connect().catch(onLost);
    },
  });
  const close = () => {
    unwatch();
    if (client.isOpen) client.destroy();
  };
  /** It has just answered something. */
  const answered = () => (answeredAt = clock.now());
  return { client, answered, close };
}

async function checkVersion(info: () => Promise<string>): Promise<void> {
  const version = /^redis_version:(\S+)/m.exec(await info())?.[1] ?? "";
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new StartRefusal(`REDIS_URL expects Redis ${OLDEST} or newer, but this one is ${version || "none"}.`);
}

function mayForget(memory: string): boolean {
  const told = (field: string) => new RegExp(`^${field}:(\\S+)`, "m").exec(memory)?.[1];
  return (told("maxmemory") ?? "0") !== "0" && (told("maxmemory_policy") ?? "noeviction") !== "noeviction";
}

/** The first process leaves its mark, all others must find the same one. */
async function checkKeys(command: (...args: string[]) => Promise<unknown>, site: string): Promise<void> {
  const mark = `${FORMAT} ${createHash("sha256").update(`${site} is one site`).digest("hex")}`;
  const found = await command("SET", `${PREFIX}site`, mark, "NX", "GET").catch((error: unknown) => {
    // A key of another kind is another program's, which is said below.
    if (error instanceof Error && error.message.startsWith("WRONGTYPE")) return "";
    throw error;
  });
  if (found === null || found === mark) return;
  const isOurs = typeof found === "string" && /^\d+ [0-9a-f]{64}$/.test(found);
  throw new StartRefusal(
    isOurs
      ? "REDIS_URL expects the Redis of this site, but processes with other secrets use it: all need the same secrets.json in DATA_DIR."
      : `REDIS_URL expects a Redis of this site, but its keys ${PREFIX}… belong to another program.`,
  );
}

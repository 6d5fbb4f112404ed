// One connection to Redis: made once, checked at start, mended by itself. What is asked while it is broken is refused at once:
// whoever waited for an old answer would act on it too late.
import { createHash } from "node:crypto";
import { createClient } from "@redis/client";
import { StartRefusal } from "../../errors.ts";
import type { Clock } from "../../ports.ts";
import { watchAnswers } from "./answer-watch.ts";
import { PREFIX, scriptText } from "./scripts.ts";
import type { ScriptName } from "./scripts.ts";

/** The oldest Redis that runs our scripts. */
const OLDEST = 7;
const CONNECT_MS = 2_000;
/** A connection that says nothing at all for so long while it is made is lost; later it is asked (`answer-watch`). */
const SILENCE_MS = 2_000;
const LONGEST_WAIT_MS = 300;
/** The format of our keys; another program's `site` key has none or another. */
const FORMAT = "1";

/** A connection to Redis. */
export interface RedisConnection {
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
}): Promise<RedisConnection> {
  let isStarted = false;
  const lost = new Set<object>();
  const open = () => {
    const opened = openClient({
      ...options,
      // What goes wrong before the start is the start's own refusal.
      mayRetry: () => isStarted,
      onLost(error) {
        if (isStarted && lost.size === 0) options.onTrouble(error);
        if (isStarted) lost.add(opened);
      },
      onReady() {
        if (lost.delete(opened) && lost.size === 0) options.onTrouble(null);
      },
    });
    return opened;
  };
  // Whoever listens can ask nothing else on the same connection without waiting behind what it hears.
  const opened = [open(), open()] as const;
  const [{ client: asker, answered }, { client: listener }] = opened;
  const close = () => {
    for (const each of opened) each.close();
  };
  try {
    await Promise.all([asker.connect(), listener.connect()]);
    await checkVersion(() => asker.sendCommand<string>(["INFO", "server"]));
    await checkKeys((...args) => asker.sendCommand(args), options.site);
  } catch (cause) {
    close();
    if (cause instanceof StartRefusal) throw cause;
    throw new StartRefusal("REDIS_URL expects a Redis that can be reached, but it did not answer.", {
      cause,
    });
  }
  isStarted = true;
  const shas = new Map<ScriptName, string>();
  const shaOf = (name: ScriptName) => {
    const known = shas.get(name) ?? createHash("sha1").update(scriptText(name)).digest("hex");
    shas.set(name, known);
    return known;
  };
  return {
    command: (...args) => asker.sendCommand(args),
    async run<Reply>(name: ScriptName, ...args: string[]): Promise<Reply> {
      const rest = ["1", `${PREFIX}nodes`, ...args];
      try {
        const reply = await asker.sendCommand<Reply>(["EVALSHA", shaOf(name), ...rest]);
        answered();
        return reply;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
        return await asker.sendCommand<Reply>(["EVAL", scriptText(name), ...rest]);
      }
    },
    async listen(channel, heard) {
      await listener.subscribe(channel, heard);
    },
    async unlisten(channel) {
      await listener.unsubscribe(channel);
    },
    close,
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
    disableOfflineQueue: true,
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

/** The first process leaves its mark, all others must find the same one. */
async function checkKeys(command: (...args: string[]) => Promise<unknown>, site: string): Promise<void> {
  const mark = `${FORMAT} ${createHash("sha256").update(`${site} is one site`).digest("hex")}`;
  // A key of another kind is another program's, which is said below.
  const found = await command("SET", `${PREFIX}site`, mark, "NX", "GET").catch(() => "");
  if (found === null || found === mark) return;
  const isOurs = typeof found === "string" && /^\d+ [0-9a-f]{64}$/.test(found);
  throw new StartRefusal(
    isOurs
      ? "REDIS_URL expects the Redis of this site, but processes with other secrets use it: all need the same secrets.json in DATA_DIR."
      : `REDIS_URL expects a Redis of this site, but its keys ${PREFIX}… belong to another program.`,
  );
}

// The register's contract on a real Redis, and what is said of a Redis that cannot be used.
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedis, startTcpProxy } from "@fitil/testkit";
import type { TestRedis } from "@fitil/testkit";
import { personRegisterContract } from "../people.contract.ts";
import { clusterRegisterContract } from "../register.contract.ts";
import { shareRegisterContract } from "../share.contract.ts";
import { connectRedis } from "./redis-client.ts";
import type { RedisConnection } from "./redis-client.ts";
import { RedisPeople } from "./redis-people.ts";
import { redisRefusal } from "./redis-refusals.ts";
import { RedisRegister } from "./redis-register.ts";
import { RedisShare } from "./redis-share.ts";

/** Time as it passes: a real Redis has no other. */
const clock = {
  now: () => performance.now(),
  after(delayMs: number, task: () => void) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
let server: TestRedis | null;
let redis: RedisConnection;
const connect = (site = "ours", url = server?.url ?? "") =>
  connectRedis({ url, site, clock, onTrouble: () => undefined, onRefused: () => undefined });

beforeAll(async () => {
  server = await startRedis();
  if (server) redis = await connect();
});
afterAll(async () => {
  if (server) redis.close();
  await server?.stop();
});

clusterRegisterContract("redis", async () => {
  if (!server) return null;
  await redis.command("FLUSHALL");
  return {
    register: new RedisRegister(redis),
    forget: async () => void (await redis.command("FLUSHALL")),
    async settled() {
      const heard = Promise.withResolvers<void>();
      await redis.listen("the end", () => heard.resolve());
      await redis.command("PUBLISH", "the end", "");
      await heard.promise;
    },
  };
});

personRegisterContract("redis", async () => {
  if (!server) return null;
  await redis.command("FLUSHALL");
  return new RedisPeople(redis);
});

describe("a connection to Redis", () => {
  it("says nothing of its beginning", async (context) => {
    if (!server) return context.skip();
    const told: (Error | null)[] = [];
    const made = await connectRedis({
      url: server.url,
      site: "ours",
      clock,
      onTrouble: (error) => told.push(error),
      onRefused: (error) => told.push(error),
    });
    made.close();
    expect(told).toEqual([]);
  });

  it("[CL24] that was cut in the middle is noticed and made again, and hears what it listened to", async (context) => {
    if (!server) return context.skip();
    const cable = await startTcpProxy(server.port);
    const trouble = Promise.withResolvers<Error | null>();
    const calm = Promise.withResolvers<void>();
    const made = await connectRedis({
      url: `redis://127.0.0.1:${cable.port}`,
      site: "ours",
      clock,
      onTrouble: (error) => (error === null ? calm.resolve() : trouble.resolve(error)),
      onRefused: () => undefined,
    });
    const heard: string[] = [];
    const again = Promise.withResolvers<void>();
    await made.listen("talk", (text) => {
      heard.push(text);
      again.resolve();
    });
    cable.cut();
    const asked = made.command("GET", "nothing").then(
      () => "answered",
      () => "refused",
    );
    expect(await trouble.promise).toBeInstanceOf(Error);
    expect(await asked).toBe("refused");
    cable.heal();
    await calm.promise;
    // A machine with other things to do may bring another such moment before it listens again.
    const talking = setInterval(() => void redis.command("PUBLISH", "talk", "hello"), 50);
    await again.promise;
    clearInterval(talking);
    expect(new Set(heard)).toEqual(new Set(["hello"]));
    made.close();
    await cable.stop();
  });
});

shareRegisterContract("redis", async () => {
  if (!server) return null;
  await redis.command("FLUSHALL");
  const register = new RedisRegister(redis);
  return {
    share: new RedisShare(redis),
    join: (nodeId) => register.join(nodeId),
    evict: async (nodeId) => void (await register.evict(nodeId, 0)),
  };
});

describe("a Redis that cannot be used", () => {
  it("is refused in one sentence when nobody answers", async () => {
    await expect(connect("ours", "redis://127.0.0.1:9")).rejects.toThrow(
      "REDIS_URL expects an address where a Redis listens, but nothing does there.",
    );
  });

  it.for([
    ["its password is missing", ["requirepass", "secret"], "", "with the password (redis://:password@host)"],
    ["its password is another one", ["requirepass", "secret"], ":wrong@", "with the right user and password"],
    ["it is full", ["maxmemory", "1"], "", "but this one is full (maxmemory or its disk)."],
  ] as const)("is refused in one sentence when %s", async ([, [name, value], who, sentence], context) => {
    if (!server) return context.skip();
    const before = (await redis.command<string[]>("CONFIG", "GET", name))[1] ?? "";
    await redis.command("CONFIG", "SET", name, value);
    await expect(connect("ours", server.url.replace("//", `//${who}`))).rejects.toThrow(sentence);
    await redis.command("CONFIG", "SET", name, before);
  });

  it("is refused in one sentence when it is a replica", async (context) => {
    if (!server) return context.skip();
    await redis.command("REPLICAOF", "127.0.0.1", "9");
    await expect(connect()).rejects.toThrow("this one is a replica that can only be read.");
    await redis.command("REPLICAOF", "NO", "ONE");
  });

  it("says that it gives up keys when it is full, and once when it takes nothing any more", async (context) => {
    if (!server) return context.skip();
    await redis.command("FLUSHALL");
    await redis.command("CONFIG", "SET", "maxmemory", "100mb", "maxmemory-policy", "allkeys-lru");
    const told: (string | undefined)[] = [];
    const made = await connectRedis({
      url: server.url,
      site: "ours",
      clock,
      onTrouble: () => undefined,
      onRefused: (error) => told.push(error?.message),
    });
    expect([redis.mayForget, made.mayForget]).toEqual([false, true]);
    await redis.command("CONFIG", "SET", "maxmemory", "1", "maxmemory-policy", "noeviction");
    const register = new RedisRegister(made);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(register.join("n")).rejects.toThrow("this one is full");
      // What only reads is still answered.
      expect(await register.claimable("nobody")).toBeNull();
    }
    await redis.command("CONFIG", "SET", "maxmemory", "0");
    await register.join("n");
    expect(told).toEqual([expect.stringMatching(/^OOM /), undefined]);
    made.close();
  });

  it.each([
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "a Redis whose certificate this machine trusts: NODE_EXTRA_CA_CERTS"],
    ["ENOTFOUND", "of a machine that has this name, but nobody knows it."],
    ["ERR_SSL_WRONG_VERSION_NUMBER", "that begins with redis:, because this Redis speaks no TLS."],
    ["ESOMETHING", "a Redis that can be reached, but it did not answer."],
  ])("is refused in one sentence when the connection ends with %s", (code, sentence) => {
    expect(redisRefusal(Object.assign(new Error("no secret of the address"), { code })).message).toContain(
      sentence,
    );
  });

  it("is refused in one sentence when it is too old", async () => {
    const old = await startOldRedis();
    await expect(connect("ours", old.url)).rejects.toThrow(
      "REDIS_URL expects Redis 7 or newer, but this one is 6.2.14.",
    );
    old.stop();
  });

  it("is refused in one sentence when its keys are another program's, or another site's", async (context) => {
    if (!server) return context.skip();
    await redis.command("FLUSHALL");
    (await connect()).close();
    (await connect()).close();
    await expect(connect("theirs")).rejects.toThrow("processes with other secrets use it");
    for (const foreign of ["hello", "1 hello"]) {
      await redis.command("SET", "{fitil}:site", foreign);
      await expect(connect()).rejects.toThrow("its keys {fitil}:… belong to another program");
    }
    await redis.command("DEL", "{fitil}:site");
    await redis.command("HSET", "{fitil}:site", "a", "b");
    await expect(connect()).rejects.toThrow("its keys {fitil}:… belong to another program");
  });
});

/** Answers every command as a Redis of long ago would say hello. */
async function startOldRedis(): Promise<{ readonly url: string; stop(): void }> {
  const info = "redis_version:6.2.14\r\n";
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      for (const command of String(chunk).match(/\*\d+\r\n(?:\$\d+\r\n[^\r]*\r\n)+/g) ?? [])
        socket.write(command.includes("INFO") ? `$${info.length}\r\n${info}\r\n` : "+OK\r\n");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.close() };
}

// Calls between nodes, over a wire in memory that can be cut.
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { settle, VirtualClock } from "@fitil/testkit";
import { beforeEach, describe, expect, it } from "vitest";
import { NodeCalls } from "./node-calls.ts";

describe("calls between nodes", () => {
  let clock: VirtualClock;
  let a: NodeCalls;
  let b: NodeCalls;
  let said: string[];
  let isCut: boolean;
  let failures: string[];
  beforeEach(() => {
    clock = new VirtualClock();
    said = [];
    isCut = false;
    failures = [];
    const failed = (kind: string, cause: unknown) => failures.push(`${kind}: ${(cause as Error).message}`);
    const to = (name: string, other: () => NodeCalls) => (_to: string, message: string) => {
      said.push((JSON.parse(message) as { type: string }).type);
      if (!isCut) queueMicrotask(() => void other().received(name, JSON.parse(message)));
    };
    a = new NodeCalls({ clock, failed, send: to("a", () => b) });
    b = new NodeCalls({ clock, failed, send: to("b", () => a) });
  });

  it("[CL17] are answered, fail where nobody answers, and are given up after 5 s or when the node is gone", async () => {
    b.serve("add", (payload) => (payload as number[])[0]! + 1);
    b.serve("bad", () => Promise.reject(new Error("no")));
    expect(await a.call("b", "add", [1])).toBe(2);
    await expect(a.call("b", "bad", null)).rejects.toThrow("has not answered bad");
    await expect(a.call("b", "unheard of", null)).rejects.toThrow("has not answered");
    // The node that failed has the cause; the one that asked learns only that there is no answer.
    expect(failures).toEqual(["bad: no", "unheard of: nobody here answers unheard of"]);
    isCut = true;
    const late = a.call("b", "add", [1]);
    const failed = expect(late).rejects.toThrow("has not answered");
    await clock.advance(5_000);
    await failed;
    const gone = expect(a.call("b", "add", [1])).rejects.toThrow("has not answered");
    a.broken("b");
    await gone;
    expect(clock.pending()).toBe(0);
  });

  it("[CL17] carry a stream to its end, whole characters at a time", async () => {
    b.serveStream("messages", (payload) =>
      payload === "none"
        ? null
        : Readable.from([Buffer.from("при"), Buffer.from("вет")], { objectMode: false }),
    );
    const stream = await a.read("b", "messages", "some");
    expect(await text(stream!)).toBe("привет");
    expect(await a.read("b", "messages", "none")).toBeNull();
    expect(await a.read("b", "other", null)).toBeNull();
    expect(said.filter((type) => type === "unread")).toEqual([]);
  });

  it("[CL17] let a source go that nobody reads any more, and break where the node is gone", async () => {
    let source = new Readable({ read: () => undefined });
    b.serveStream("messages", () => source);
    const left = await a.read("b", "messages", null);
    left!.destroy();
    await settle();
    expect(source.destroyed).toBe(true);
    source = new Readable({ read: () => undefined });
    const torn = await a.read("b", "messages", null);
    source.push("half");
    await settle();
    const reading = expect(text(torn!)).rejects.toThrow("is gone");
    a.broken("b");
    await reading;
    b.broken("a");
    expect(source.destroyed).toBe(true);
  });

  it("[CL17] know a message that does not fit from one that does", () => {
    for (const message of [
      null,
      7,
      { type: "call" },
      { type: "part", number: 1 },
      { type: "sing", number: 1 },
    ])
      expect([message, a.received("b", message)]).toEqual([message, false]);
    expect(a.received("b", { type: "end", number: 1, isWhole: true, more: "later" })).toBe(true);
  });
});

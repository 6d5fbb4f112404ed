// The link between nodes on a wire in memory: order, company, numbers, and messages that take their time.
import { describe, expect, it } from "vitest";
import { settle, VirtualClock } from "@fitil/testkit";
import { NodeLink } from "./node-link.ts";
import { MemoryWire } from "./testing/memory-wire.ts";

async function open() {
  const clock = new VirtualClock();
  const wire = new MemoryWire();
  const texts: string[] = [];
  const publish = wire.publish.bind(wire);
  wire.publish = (channel, text) => {
    texts.push(text);
    return publish(channel, text);
  };
  const heard: unknown[] = [];
  const deaf = { received: () => {}, gap: () => {} };
  const a = new NodeLink({ nodeId: "a", wire, clock, events: deaf });
  const gates: PromiseWithResolvers<void>[] = [];
  const events = {
    received: (from: string, message: unknown) => {
      heard.push([from, message]);
      if (message !== "wait") return undefined;
      gates.push(Promise.withResolvers());
      return gates.at(-1)!.promise;
    },
    gap: (from: string) => void heard.push(["gap", from]),
  };
  const b = new NodeLink({ nodeId: "b", wire, clock, events });
  await b.start();
  return { clock, wire, texts, heard, a, b, gates };
}
const say = (link: NodeLink, message: string, isUrgent = true) =>
  link.send("b", JSON.stringify(message), isUrgent);

describe("a link between nodes", () => {
  it("[CL11] carries messages in their order, those of one window together, and all that wait with an urgent one", async () => {
    const { clock, texts, heard, a } = await open();
    say(a, "one", false);
    say(a, "two", false);
    expect(texts).toEqual([]);
    await clock.advance(25);
    expect(texts.length).toBe(1);
    await clock.advance(25);
    say(a, "three", false);
    say(a, "four");
    await settle();
    expect(texts.length).toBe(2);
    expect(heard).toEqual(["one", "two", "three", "four"].map((message) => ["a", message]));
    expect(clock.pending()).toBe(0);
  });

  it("[CL11] a node that was taken for gone and only slept notices that something is missing, and hears what is said", async () => {
    const { heard, clock, a } = await open();
    say(a, "one");
    await clock.advance(25);
    a.forget("b");
    say(a, "two");
    a.forget("b");
    say(a, "three");
    await settle();
    expect(heard).toEqual([
      ["a", "one"],
      ["gap", "a"],
      ["a", "two"],
      ["gap", "a"],
      ["a", "three"],
    ]);
  });

  it("[CL11] urgent messages that come one after the other wait for each other, the first one for nobody", async () => {
    const { clock, texts, heard, a } = await open();
    for (const message of ["one", "two", "three"]) say(a, message);
    expect(texts.length).toBe(1);
    await clock.advance(24);
    expect(heard.length).toBe(1);
    await clock.advance(1);
    expect(texts.length).toBe(2);
    expect(heard).toEqual(["one", "two", "three"].map((message) => ["a", message]));
  });

  it("[CL11] notices what got lost, once, also at the very beginning", async () => {
    const { clock, wire, heard, a } = await open();
    wire.isCut = true;
    say(a, "lost");
    wire.isCut = false;
    for (const message of ["one", "two"]) say(a, message);
    await clock.advance(25);
    expect(heard).toEqual([
      ["gap", "a"],
      ["a", "one"],
      ["a", "two"],
    ]);
  });

  it("[CL11] takes what was overtaken for lost", async () => {
    const { wire, heard } = await open();
    for (const text of ['a 1\n"one"', 'a 3\n"three"', 'a 2\n"two"', 'a 3\n"three"', 'a 4\n"four"'])
      await wire.publish("to:b", text);
    await settle();
    expect(heard).toEqual([
      ["a", "one"],
      ["gap", "a"],
      ["a", "three"],
      ["a", "four"],
    ]);
  });

  it("[CL11] does not hear what no node can have said, and misses nothing by it", async () => {
    const { clock, wire, heard, a } = await open();
    say(a, "one");
    for (const text of ["", "a", "a x\n1", "a 2\n{half", "a 0\n1", " 2\n1", "a 2.5\n1", "a -2\n1"])
      await wire.publish("to:b", text);
    say(a, "two");
    await clock.advance(25);
    expect(heard).toEqual([
      ["a", "one"],
      ["a", "two"],
    ]);
  });

  it("[CL11] lets what comes after a message wait until it has been taken in", async () => {
    const { clock, heard, a, gates } = await open();
    for (const message of ["wait", "after", "wait", "last"]) say(a, message);
    await clock.advance(25);
    expect(heard).toEqual([["a", "wait"]]);
    gates[0]!.resolve();
    await settle();
    expect(heard.slice(1)).toEqual([
      ["a", "after"],
      ["a", "wait"],
    ]);
    gates[1]!.resolve();
    await settle();
    expect(heard.at(-1)).toEqual(["a", "last"]);
  });
});

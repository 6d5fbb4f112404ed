// An address of a process is told while it is seen to lead there, and no longer.
import { VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import { OwnAddress } from "./own-address.ts";

it("[CL16] NODE_URL is told only while it leads here, and the log says once what is wrong with it", async () => {
  const clock = new VirtualClock();
  const logged: string[] = [];
  const note = (_fields: object, sentence: string) => void logged.push(sentence);
  let answer = async (): Promise<string | null> => Promise.reject(new Error("refused"));
  const address = new OwnAddress({
    url: "http://one.example.org",
    processId: "p1",
    ask: () => answer(),
    clock,
    log: { info: note, warn: note, error: note },
  });
  address.start();
  await clock.advance(20_000);
  expect(address.get()).toBeNull();
  expect(logged).toEqual([expect.stringContaining("NODE_URL expects an address where this process")]);
  answer = async () => "p2";
  await clock.advance(5_000);
  expect(address.get()).toBeNull();
  expect(logged.at(-1)).toContain("another one answers there");
  answer = async () => "p1";
  await clock.advance(5_000);
  expect(address.get()).toBe("http://one.example.org");
  answer = async () => null;
  await clock.advance(30_000);
  expect(address.get()).toBeNull();
  expect(logged).toHaveLength(4);
  address.stop();
  expect(clock.pending()).toBe(0);
});

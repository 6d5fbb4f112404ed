// What those who run a site of several processes see of one of them.
import { VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import { ClusterNode } from "../cluster/cluster-node.ts";
import { MemoryPeople } from "../cluster/testing/memory-people.ts";
import { MemoryRegister } from "../cluster/testing/memory-register.ts";
import { MemoryShare } from "../cluster/testing/memory-share.ts";
import { MemoryWire } from "../cluster/testing/memory-wire.ts";
import { createTestApp } from "../testing/test-app.ts";

it("[CL20] figures of a process among the others, and words that are none counted and let go", async () => {
  const clock = new VirtualClock();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const wire = new MemoryWire();
  const deps = {
    name: "one",
    freshId: () => "1",
    register: new MemoryRegister(),
    people: new MemoryPeople(),
    share: new MemoryShare(() => true),
  };
  const neighbours = new ClusterNode({ ...deps, wire, clock, log });
  const t = await createTestApp({}, { neighbours, shared: neighbours.shared() });
  await clock.advance(400);
  const { token } = await t.person("ann@example.org");
  expect((await t.call("POST", "/api/rooms", { token, body: { stakes: 0 } })).status).toBe(201);
  // Between each two of them one is lost.
  for (const [at, word] of ['{"type":"sing"}', '{"type":"take"}', '{"type":"part","number":0}'].entries())
    await wire.publish("to:one.1", `two.1 ${1 + 2 * at}\n${word}`);
  await clock.advance(10);
  const { text } = await t.call("GET", "/metrics");
  const value = (name: string) => Number(new RegExp(`^fitil_${name} (\\S+)$`, "m").exec(text)?.[1]);
  expect(text).toContain('fitil_node{node="one"} 1');
  expect(value("cluster_nodes")).toBe(1);
  expect(value("cluster_owned_tables")).toBe(1);
  expect(value("cluster_lease_left_seconds")).toBeGreaterThan(0.3);
  expect(value("cluster_not_understood_total")).toBe(3);
  expect(value("cluster_words_received_total")).toBe(3);
  expect(value("cluster_gaps_total")).toBe(2);
  for (const name of ["takeovers", "handed_over", "evictions"])
    expect([name, value(`cluster_${name}_total`)]).toEqual([name, 0]);
  // What may have got lost is asked for again.
  expect(value("cluster_words_sent_total")).toBe(2);
  expect(value("redis_round_trip_seconds")).toBe(0);
  expect((await t.call("GET", "/healthz")).json).toEqual({ status: "ok", process: "this-process" });
  neighbours.stop();
  await t.close();
});

it("[CL20] no page is told a version while a process that lives serves another build", async () => {
  const clock = new VirtualClock();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const parts = { register: new MemoryRegister(), people: new MemoryPeople(), wire: new MemoryWire() };
  const share = new MemoryShare(() => true);
  const open = async (name: string, build: string) => {
    const freshId = () => `${name}s.1.${build}`;
    const neighbours = new ClusterNode({ ...parts, share, name, freshId, clock, log });
    const t = await createTestApp({}, { neighbours, shared: neighbours.shared() });
    await clock.advance(1_000);
    const told = async () => (await t.call("GET", "/api/public/version")).json;
    return { told, neighbours, close: () => t.close() };
  };
  const [one, two] = [await open("one", "old"), await open("two", "old")];
  expect(await one.told()).toEqual({ version: "dev" });
  const three = await open("three", "new");
  for (const { told } of [one, two, three]) expect(await told()).toMatchObject({ code: "server/busy" });
  for (const { neighbours } of [one, two]) neighbours.stop();
  await clock.advance(2_000);
  expect(await three.told()).toEqual({ version: "dev" });
  three.neighbours.stop();
  for (const { close } of [one, two, three]) await close();
});

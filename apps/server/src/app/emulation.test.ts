// Real time over ordinary requests, by the whole server: what its own hooks and parsers leave of them.
import { VirtualClock } from "@fitil/testkit";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openMemorySite } from "../cluster/testing/memory-site.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

let t: TestApp;
let address: string;
beforeEach(async () => {
  t = await createTestApp();
  address = await t.app.http.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => t.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: "POST", body, headers });

it("[RT47] a signed-in person's connection by HTTP streaming, and their words by requests", async () => {
  const { token } = await t.person("anna@example.com", "Anna");
  const { json } = await t.call("GET", "/api/centrifuge/connection_token", { token });
  const connect = JSON.stringify({ id: 1, connect: { token: json["token"] } });
  const stream = await post("/connection/http_stream", connect, { "content-type": "application/json" });
  expect(stream.status).toBe(200);
  expect(stream.headers.get("content-security-policy")).toContain("default-src 'self'");
  const reader = (stream.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const first = (await reader.read()).value ?? "";
  const { client, session, node } = (JSON.parse(first) as { connect: Record<string, string> }).connect;
  const data = '{"id":2,"unsubscribe":{"channel":"rooms"}}';
  expect((await post("/emulation", JSON.stringify({ session, node, data }))).status).toBe(204);
  expect((await reader.read()).value).toContain('{"id":2,"unsubscribe":{}}');
  t.app.hub.disconnectClient(client ?? "");
  expect((await reader.read()).value).toContain('"disconnect"');
});

it("[RT56] words that come to another process of the site are handed over to the one that holds the stream", async () => {
  const clock = new VirtualClock();
  const [one, two] = await openMemorySite(clock, ["this-process", "that-process"]);
  await clock.advance(400);
  const secrets = { identity: "i".repeat(43), connection: "c".repeat(43) };
  const here = await createTestApp({}, { shared: one!.shared, secrets });
  const there = await createTestApp({}, { shared: two!.shared, ownerId: "that-process", secrets });
  const [holder, other] = await Promise.all(
    [here, there].map(({ app }) => app.http.listen({ port: 0, host: "127.0.0.1" })),
  );
  const { token } = await here.person("anna@example.com", "Anna");
  const { json } = await here.call("GET", "/api/centrifuge/connection_token", { token });
  const body = JSON.stringify({ id: 1, connect: { token: json["token"] } });
  const stream = await fetch(`${holder}/connection/http_stream`, { method: "POST", body });
  const reader = (stream.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const first = (await reader.read()).value ?? "";
  const { client, session, node } = (JSON.parse(first) as { connect: Record<string, string> }).connect;
  expect(node).toBe("this-process");
  const say = async (words: object) => {
    let isAnswered = false;
    const asked = fetch(`${other}/emulation`, { method: "POST", body: JSON.stringify(words) });
    const answered = asked.finally(() => (isAnswered = true));
    // Words between processes wait for each other for some ms.
    while (!isAnswered) await clock.advance(1);
    return (await answered).status;
  };
  const data = JSON.stringify({ id: 2, unsubscribe: { channel: "x".repeat(2_000) } });
  expect(await say({ session, node, data })).toBe(204);
  expect((await reader.read()).value).toContain('{"id":2,"unsubscribe":{}}');
  expect(await say({ session: `${session}x`, node, data })).toBe(404);
  expect(await say({ session, node: "nobody", data })).toBe(404);
  here.app.hub.disconnectClient(client ?? "");
  await Promise.all([here.close(), there.close()]);
});

it("[RT50] another site's page and another name are refused, and an unknown session is not found", async () => {
  expect((await post("/connection/http_stream", "{}", { origin: "https://evil.example" })).status).toBe(403);
  expect((await post("/emulation", "{}", { origin: "https://evil.example" })).status).toBe(403);
  const envelope = JSON.stringify({ session: "guessed", node: "any", data: "{}" });
  expect((await post("/emulation", envelope)).status).toBe(404);
});

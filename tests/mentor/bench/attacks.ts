// How late the event loop that serves games runs while somebody asks the mentor for too much: one line an attack. The server
// uses a model, so that masking is on the way, too.
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFakeModelServer } from "@fitil/testkit";
import type { SignedIn } from "../../site/account.ts";
import { removeData, startServer } from "../../site/server-process.ts";
import { askProbe } from "./loop-delay.ts";
import { json, newPerson, tell } from "./site.ts";

const MESSAGES_AT_ONCE = 50;
const READERS = 200;
const UPLOADS = 20;
const DEEP = 10_000;
const LONG = { lines: 400, length: 3_500 };
const TALKS = 6;
/** A frame of a game is late when the loop is held for longer. */
const MAX_P99_MS = 10;
const ATTACK_MS = 1_500;

type Attack = (address: string, person: SignedIn, chatId: string) => Promise<void>;

/** Measures and prints; returns whether the targets are kept. */
export async function measureAttacks(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "fitil-attacks-"));
  const report = join(folder, "loop.json");
  const provider = await startFakeModelServer();
  const settings = {
    LOG_LEVEL: "fatal",
    MENTOR_MODEL: "compatible:bench",
    MENTOR_BASE_URL: provider.baseUrl,
    LOOP_PROBE_FILE: report,
    NODE_OPTIONS: `--import ${new URL("loop-probe.mjs", import.meta.url).href}`,
  };
  const server = await startServer(settings, undefined, "sources");
  const kept: boolean[] = [];
  try {
    for (const [name, attack] of Object.entries(ATTACKS)) {
      const person = await newPerson(server.address, name.toLowerCase());
      const chat = await json<{ id: string }>(server.address, person, "POST", "/api/mentor/chats", {});
      await askProbe(server, report);
      const rest = new Promise((done) => setTimeout(done, ATTACK_MS));
      await Promise.all([attack(server.address, person, chat.id), rest]);
      const { p99Ms, maxMs } = await askProbe(server, report);
      const metric = `attack${name}LoopMaxMs`;
      console.log(JSON.stringify({ bench: "mentor", metric, value: Math.round(maxMs * 100) / 100 }));
      kept.push(tell(`attack${name}LoopP99Ms`, p99Ms, MAX_P99_MS, "ms"));
    }
    return kept.every(Boolean);
  } finally {
    await server.stop();
    await provider.close();
    removeData(server.dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  async Messages(address, person, chatId) {
    await Promise.all(
      Array.from({ length: MESSAGES_AT_ONCE }, (_, index) =>
        send(address, person, chatId, words(`${index}?`)),
      ),
    );
  },
  async Readers(address, person, chatId) {
    const answer = send(address, person, chatId, words("Как дела?"));
    const url = `${address}/api/mentor/chats/${chatId}/stream`;
    const headers = { authorization: `Bearer ${person.token}` };
    const readers = Array.from({ length: READERS }, async () => (await fetch(url, { headers })).text());
    await Promise.allSettled([answer, ...readers]);
  },
  async Uploads(address, person) {
    const uploads = Array.from({ length: UPLOADS }, () => endlessUpload(address, person));
    await new Promise((done) => setTimeout(done, ATTACK_MS));
    for (const upload of uploads) upload.destroy();
  },
  async Depth(address, person, chatId) {
    const inner = "[".repeat(DEEP) + "]".repeat(DEEP);
    const body = `{"trigger":"submit-message","messages":[{"id":"abcdef","role":"user","parts":[${inner}]}]}`;
    for (let count = 0; count < 20; count += 1) await send(address, person, chatId, body);
  },
  async Transcripts(address, person, chatId) {
    for (let talk = 0; talk < TALKS; talk += 1) await send(address, person, chatId, longTranscript());
    const headers = { authorization: `Bearer ${person.token}` };
    for (const path of [
      `/api/mentor/chats/${chatId}`,
      `/api/mentor/chats/${chatId}/export`,
      "/api/mentor/chats?search=%D0%BD%D0%B8%D1%87%D0%B5%D0%B3%D0%BE",
      "/api/user/export",
    ]) {
      const response = await fetch(address + path, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    }
  },
};

function words(text: string): string {
  return JSON.stringify({ trigger: "submit-message", message: { parts: [{ type: "text", text }] } });
}

function longTranscript(): string {
  const text = "Hi Anna, I went climbing with Emma, call +7 912 345-67-89. ".repeat(80).slice(0, LONG.length);
  const messages = Array.from({ length: LONG.lines }, () => ({ speaker: "them", text, confidence: 1 }));
  const data = { transcript: { kind: "chat", language: "en", messages } };
  const parts = [{ type: "data-transcript", data }];
  return JSON.stringify({ trigger: "submit-message", message: { parts }, locale: "en" });
}

/** Reads the answer to its end, whatever it is. */
async function send(address: string, person: SignedIn, chatId: string, body: string): Promise<void> {
  const response = await fetch(`${address}/api/mentor/chats/${chatId}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body,
  });
  // Cut off by the server: that is as good an end.
  await response.text().catch(() => "");
}

/** An upload that goes on and on, whatever it is answered, until it is destroyed here or there. */
function endlessUpload(address: string, person: SignedIn): Socket {
  const { hostname, port } = new URL(address);
  const upload = connect(Number(port), hostname);
  upload.on("error", () => undefined);
  upload.resume();
  const head = '--endless\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
  upload.write(
    `POST /api/mentor/transcripts HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${person.token}\r\n` +
      "content-type: multipart/form-data; boundary=endless\r\ntransfer-encoding: chunked\r\n\r\n" +
      `${head.length.toString(16)}\r\n${head}\r\n`,
  );
  const size = 16_384;
  const chunk = Buffer.concat([
    Buffer.from(`${size.toString(16)}\r\n`),
    Buffer.alloc(size),
    Buffer.from("\r\n"),
  ]);
  const more = () => {
    if (upload.destroyed) return;
    if (upload.write(chunk)) setImmediate(more);
    else upload.once("drain", more);
  };
  more();
  return upload;
}

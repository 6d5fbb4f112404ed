// Each provider in its own wire format: key, address and model arrive, answers stream, refusals map.
import { startFakeModelServer } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  adviceOf,
  collect,
  failureOfAnswer,
  KEY,
  mentorOn,
  NEVER,
  questionOf,
} from "./testing/model-site.ts";

let fake: FakeModelServer;
beforeEach(async () => {
  fake = await startFakeModelServer();
});
afterEach(() => fake.close());

const PROVIDERS = [
  {
    provider: "openai",
    path: "/v1/responses",
    key: { authorization: `Bearer ${KEY}` },
    body: { model: "fake-model", stream: true, text: { format: { type: "json_schema" } } },
  },
  {
    provider: "anthropic",
    path: "/v1/messages",
    key: { "x-api-key": KEY },
    body: { model: "fake-model", stream: true, system: [{ type: "text" }] },
  },
  {
    provider: "google",
    path: "/v1/models/fake-model:streamGenerateContent?alt=sse",
    key: { "x-goog-api-key": KEY },
    body: { generationConfig: { responseMimeType: "application/json" } },
  },
  {
    provider: "compatible",
    path: "/v1/chat/completions",
    key: { authorization: `Bearer ${KEY}` },
    body: { model: "fake-model", stream: true, response_format: { type: "json_schema" } },
  },
] as const;

describe.each(PROVIDERS)("$provider", ({ provider, path, key, body }) => {
  it("[MS5] gets key, model and question, and its stream becomes an advice", async () => {
    const { mentor } = mentorOn(fake, { provider });
    const events = await collect(mentor.answer(questionOf(), NEVER));
    expect(adviceOf(events)?.options).toHaveLength(3);
    expect(fake.requests[0]?.path).toBe(path);
    expect(fake.requests[0]?.headers).toMatchObject(key);
    expect(fake.requests[0]?.body).toMatchObject(body);
    expect(JSON.stringify(fake.requests[0]?.body)).toContain("<transcript>");
  });

  it("[MS5] streams a talk", async () => {
    const { mentor } = mentorOn(fake, { provider });
    const events = await collect(mentor.answer(questionOf({ shape: "talk" }), NEVER));
    expect(events.length).toBeGreaterThan(3);
  });

  it.each([
    [401, "mentor/model_refused"],
    [403, "mentor/model_refused"],
    [404, "mentor/model_refused"],
  ] as const)("[MS5] that answers %i has refused", async (status, code) => {
    fake.script({ type: "status", status });
    expect(await failureOfAnswer(mentorOn(fake, { provider }).mentor)).toMatchObject({ code });
  });

  it("[MS5] that is busy longer than we wait is busy", async () => {
    fake.script({ type: "status", status: 429, headers: { "retry-after": "30" } });
    expect(await failureOfAnswer(mentorOn(fake, { provider }).mentor)).toMatchObject({
      code: "mentor/model_busy",
    });
  });

  it("[MS2] gets the bytes of pictures, in their order, and of nobody else's", async () => {
    const transcript = {
      kind: "chat",
      language: "en",
      messages: [{ speaker: "them", text: "hi", confidence: 1 }],
    };
    const answer = { type: "answer", text: JSON.stringify(transcript) } as const;
    fake.script(answer, answer);
    const { mentor } = mentorOn(fake, { provider });
    const read = (...pictures: readonly Uint8Array[]) =>
      mentor.readPictures?.(
        pictures.map((bytes) => ({ bytes, mime: "image/png" })),
        NEVER,
      );
    const [own, more, other] = [pictureOf(1, 300_001), pictureOf(2, 11), pictureOf(3, 50)];
    expect(await Promise.all([read(own, more), read(other)])).toEqual([transcript, transcript]);
    const sent = fake.requests.map(({ body }) => JSON.stringify(body));
    const base64 = [own, more, other].map((bytes) => Buffer.from(bytes).toString("base64"));
    const places = sent.map((body) => base64.map((text) => body.indexOf(text)));
    const both = places.find(([first = -1]) => first >= 0) ?? [];
    expect(both).toEqual([expect.any(Number), expect.any(Number), -1]);
    expect(both[1]).toBeGreaterThan(both[0] ?? -1);
    expect(places.find(([first = -1]) => first < 0)?.map((at) => at >= 0)).toEqual([false, false, true]);
    expect(sent.join()).not.toContain("PictureStandsHere");
    for (const { headers } of fake.requests) {
      expect(headers).not.toHaveProperty("x-held-pictures");
      expect(Number(headers["content-length"])).toBeGreaterThan(0);
    }
  });
});

/** A picture as far as a provider's package looks at one. */
function pictureOf(seed: number, length: number): Uint8Array {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 97) % 251);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
}

describe("a compatible server", () => {
  it("[MS5] may want no key", async () => {
    const { mentor } = mentorOn(fake, { apiKey: null });
    await collect(mentor.answer(questionOf(), NEVER));
    expect(fake.requests[0]?.headers).not.toHaveProperty("authorization");
  });
});

// [MS5] What the host learns when the provider fails, over the whole server and a real provider's protocol: one line with the
// safe cause each time, and a count. No text, no key.
import { afterEach, beforeEach, expect, it } from "vitest";
import { startFakeModelServer } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import type { CountingAllowance } from "../testing/counting-allowance.ts";
import { blindReader, createMentorSite, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { uploadForm } from "../testing/upload-form.ts";

const KEY = "sk-very-secret-0123456789";
let provider: FakeModelServer;
let allowance: CountingAllowance;
let t: MentorSite;
let token: string;

beforeEach(async () => {
  provider = await startFakeModelServer();
  allowance = createCountingAllowance();
  const seen = { kind: "chat", language: "ru", messages: [] } as const;
  const read = async () => ({ ok: true, transcript: { ...seen, messages: [] } }) as const;
  t = await createMentorSite(
    { mentorAllowance: allowance, mentorReader: blindReader({ read }) },
    { MENTOR_MODEL: "compatible:fake", MENTOR_BASE_URL: provider.baseUrl, MENTOR_API_KEY: KEY },
  );
  token = await t.adult("ann");
});
afterEach(async () => {
  await t.close();
  await provider.close();
});

it("[MS5] a key that is not taken: chat, advice and picture say so in the log, once each, and are counted", async () => {
  const refused = { type: "status", status: 401 } as const;
  provider.script(...Array.from({ length: 9 }, () => refused));
  const chat = await t.newChat(token);
  const sent = await t.whole(t.send(token, chat.id, words("Тайный вопрос")));
  expect(sent.text).toContain('"type":"error"');
  const body = { intent: "reply", context: "Тайный вопрос" };
  const advised = await t.whole(t.call("POST", "/api/mentor/advice", { token, body }));
  expect(advised.json["code"]).toBe("mentor/model_refused");
  const { payload, headers } = uploadForm([new Uint8Array([137, 80, 78, 71])]);
  const reading = t.app.http.inject({
    method: "POST",
    url: "/api/mentor/transcripts",
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  expect((await t.whole(Promise.resolve(reading))).statusCode).toBe(200);
  const line = (at: string) => ({
    at,
    code: "mentor/model_refused",
    reason: "the provider answered 401",
    message: "the mentor could not answer",
  });
  expect(t.logged).toEqual([line("chat"), line("advice"), line("picture")]);
  expect((await t.call("GET", "/metrics")).text).toContain("\nfitil_mentor_model_failures_total 3\n");
  expect(allowance.charged).toEqual([]);
  expect(JSON.stringify(t.logged)).not.toMatch(/Тайный|sk-very/);
});

it("[MS5] a provider that cannot be reached is told apart from one that says no", async () => {
  await provider.close();
  const chat = await t.newChat(token);
  await t.whole(t.send(token, chat.id, words("Тайный вопрос")));
  expect(t.logged).toEqual([
    {
      at: "chat",
      code: "mentor/model_failed",
      reason: "the line to the provider broke (ECONNREFUSED)",
      message: "the mentor could not answer",
    },
  ]);
  expect((await t.chat(token, chat.id)).messages).toHaveLength(1);
  provider = await startFakeModelServer();
});

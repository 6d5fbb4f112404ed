// What the mentor does for guests (GU3, GU4): one answer of the built-in mentor's, and no more of anything than that needs.
import { afterEach, describe, expect, it } from "vitest";
import type { AppDeps } from "../app/app.ts";
import { createMentorSite, blindReader, textOf, transcript, words } from "./testing/mentor-site.ts";
import type { MentorSite } from "./testing/mentor-site.ts";
import { createScriptedMentor } from "./testing/scripted-mentor.ts";
import { uploadForm } from "./testing/upload-form.ts";
import { HOUR_MS } from "../ports/process.ts";

const LINES = ["Привет! Как выходные?", "Ходила на скалодром"];
const USED = [402, "mentor/guest_try_used"];

describe("a guest's try of the mentor", () => {
  let t: MentorSite;
  afterEach(() => t.close());

  async function open(deps: Partial<AppDeps> = {}, environment: Record<string, string> = {}): Promise<void> {
    t = await createMentorSite(deps, environment);
  }

  /** A guest who is of age, with an empty chat. */
  async function guestAt(from: string) {
    const guest = await t.guest(from);
    const { token } = guest;
    const body = { adult: true, locale: "ru" };
    await t.call("PUT", "/api/mentor/me", { token, body, from });
    const { id } = (await t.call("POST", "/api/mentor/chats", { token, from })).json;
    const chatId = String(id);
    /** Time stands still: for what is refused at once. */
    const ask = (wish: unknown) =>
      t.call("POST", `/api/mentor/chats/${chatId}/messages`, { token, body: wish, from });
    return { ...guest, chatId, ask, send: (wish: unknown) => t.whole(ask(wish)) };
  }
  const guestTry = (n: number) => guestAt(`192.0.2.${n}`);
  /** Both clocks: the library reads its own. */
  async function later(ms: number): Promise<void> {
    t.pass(ms);
    await t.clock.advance(ms);
  }
  const refusal = ({ status, json }: { status: number; json: Record<string, unknown> }) => [
    status,
    json["code"],
  ];

  async function upload(token: string, from: string, options: { keep?: boolean } = {}) {
    const { payload, headers } = uploadForm([new Uint8Array([137, 80, 78, 71])], options);
    const { statusCode, body } = await t.app.http.inject({
      method: "POST",
      url: "/api/mentor/transcripts",
      headers: { authorization: `Bearer ${token}`, ...headers },
      remoteAddress: from,
      payload,
    });
    return { status: statusCode, json: JSON.parse(body) as Record<string, unknown> };
  }
  const seeing = () =>
    blindReader({
      read: async () => ({
        ok: true,
        transcript: {
          kind: "chat",
          language: "ru",
          messages: [{ speaker: "them", text: "Привет", confidence: 0.9 }],
        },
      }),
    });

  it("[GU3] is one answer, and then a sentence that offers to sign up", async () => {
    await open();
    const guest = await guestTry(1);
    const me = () => t.call("GET", "/api/mentor/me", { token: guest.token });
    expect((await me()).json).toMatchObject({ plan: "free", requestsLeft: 1, isGuest: true });
    expect((await guest.send(transcript(LINES))).status).toBe(200);
    expect((await me()).json["requestsLeft"]).toBe(0);
    const again = await guest.send(words("А ещё?"));
    expect(refusal(again)).toEqual(USED);
    expect(again.json["error"]).toContain("Зарегистрируйся");
    const { messages } = await t.chat(guest.token, guest.chatId);
    const answerId = messages[1]?.id;
    expect(refusal(await guest.send({ trigger: "regenerate-message", messageId: answerId }))).toEqual(USED);
    const advice = { intent: "reply", context: "Она пишет про скалодром, что ответить?" };
    const asked = await t.call("POST", "/api/mentor/advice", { token: guest.token, body: advice });
    expect(refusal(asked)).toEqual(USED);
    expect((await t.chat(guest.token, guest.chatId)).messages).toHaveLength(2);
  });

  it("[GU3] is one also for whoever asks many times at once", async () => {
    await open();
    const { token } = await guestTry(1);
    const ids = [];
    for (let n = 0; n < 2; n++) ids.push((await t.call("POST", "/api/mentor/chats", { token })).json["id"]);
    const replies = await t.whole(Promise.all(ids.map((id) => t.send(token, String(id), transcript(LINES)))));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
  });

  it("[GU3] is not spent by a question back or by help", async () => {
    await open();
    const guest = await guestTry(1);
    expect((await guest.send(words("Что ответить?"))).status).toBe(200);
    expect((await guest.send(words("Он меня бьёт, что мне делать?"))).status).toBe(200);
    expect((await t.call("GET", "/api/mentor/me", { token: guest.token })).json["requestsLeft"]).toBe(1);
    expect((await guest.send(transcript(LINES))).status).toBe(200);
  });

  it("[GU3] never reaches the host's model: not with words, not with pictures", async () => {
    const shown: unknown[] = [];
    const model = createScriptedMentor({
      readPictures: async (pictures) => {
        shown.push(pictures);
        return { kind: "chat", language: "ru", messages: [] };
      },
    });
    await open({ mentorModel: model, mentorReader: seeing() });
    const guest = await guestTry(1);
    const me = await t.call("GET", "/api/mentor/me", { token: guest.token });
    expect(me.json["model"]).toMatchObject({ kind: "built-in" });
    const read = await upload(guest.token, "192.0.2.1");
    expect([read.status, shown]).toEqual([200, []]);
    const answer = await guest.send(transcript(LINES));
    expect(textOf(answer.text)).not.toBe("");
    const advice = { intent: "reply", context: "Она пишет про скалодром, что ответить?" };
    const other = await guestTry(2);
    const given = await t.call("POST", "/api/mentor/advice", { token: other.token, body: advice });
    expect([given.status, model.questions]).toEqual([200, []]);
    const { messages } = await t.chat(guest.token, guest.chatId);
    expect(messages[1]?.metadata.model).toMatchObject({ kind: "built-in" });
  });

  it("[GU3] [MP1] is no way around the free requests: they come once, after signing up, and the chat is there", async () => {
    await open({}, { MENTOR_FREE_REQUESTS: "2" });
    const guest = await guestTry(1);
    await guest.send(transcript(LINES));
    const body = { email: "ann@example.org", password: "correct horse" };
    const registered = await t.call("POST", "/api/auth/sign-up/email", { token: guest.session, body });
    const session = String(registered.headers["set-auth-token"]);
    const token = String((await t.call("GET", "/api/auth/token", { token: session })).json["token"]);
    const me = await t.call("GET", "/api/mentor/me", { token });
    expect([me.json["requestsLeft"], me.json["isGuest"], me.json["adult"]]).toEqual([2, undefined, true]);
    expect((await t.chat(token, guest.chatId)).messages).toHaveLength(2);
    const answer = await t.whole(t.send(token, guest.chatId, words("Спасибо! А если она промолчит?")));
    expect(answer.status).toBe(200);
  });

  it("[GU3] is not given by a host that gives nothing for free", async () => {
    await open({}, { MENTOR_FREE_REQUESTS: "0" });
    const guest = await guestTry(1);
    expect((await t.call("GET", "/api/mentor/me", { token: guest.token })).json["requestsLeft"]).toBe(0);
    expect(refusal(await guest.send(transcript(LINES)))).toEqual(USED);
  });

  it("[GU3] is had ten times a day from one network, whoever comes back as somebody else", async () => {
    await open();
    for (let n = 0; n < 10; n++) {
      const guest = await guestAt("192.0.2.7");
      expect((await guest.send(transcript(LINES))).status).toBe(200);
      await t.call("DELETE", "/api/user/me", { token: guest.token });
    }
    await later(HOUR_MS);
    await t.app.forgetExpired();
    const next = await guestAt("192.0.2.7");
    expect(refusal(await next.send(transcript(LINES)))).toEqual([402, "mentor/guest_tries_over"]);
    expect((await (await guestAt("192.0.2.8")).send(transcript(LINES))).status).toBe(200);
    await later(23 * HOUR_MS);
    expect((await (await guestAt("192.0.2.7")).send(transcript(LINES))).status).toBe(200);
  });

  it("[GU4] shares the limits of a minute with all guests of its network", async () => {
    await open();
    const statuses: number[] = [];
    for (const guest of [await guestAt("192.0.2.7"), await guestAt("192.0.2.7")]) {
      // An answer takes its time; what comes after it is refused at once, and the minute must not go by meanwhile.
      statuses.push((await guest.send(words("привет"))).status);
      for (let n = 1; n < 11; n++) statuses.push((await guest.ask(words("привет"))).status);
    }
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array.from({ length: 20 }, () => false),
      true,
      true,
    ]);
    expect((await (await guestAt("192.0.2.8")).send(words("привет"))).status).toBe(200);
  });

  it("[GU4] leaves no picture behind, reads none after the answer, and 30 an hour for a network", async () => {
    await open({ mentorReader: seeing() });
    const guest = await guestAt("192.0.2.7");
    const read = await upload(guest.token, "192.0.2.7", { keep: true });
    expect([read.status, read.json["pictures"]]).toEqual([200, undefined]);
    expect(await t.deps.database.kysely.selectFrom("mentor_picture").selectAll().execute()).toEqual([]);
    const statuses: number[] = [];
    for (let n = 1; n < 33; n++) {
      await later(60_000);
      statuses.push((await upload(guest.token, "192.0.2.7")).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    await guest.send(transcript(LINES));
    expect(refusal(await upload(guest.token, "192.0.2.7"))).toEqual(USED);
  });

  it("[GU4] keeps three chats, half a megabyte of words, and no folders", async () => {
    await open();
    const guest = await guestTry(1);
    const { token } = guest;
    const make = () => t.call("POST", "/api/mentor/chats", { token });
    expect([(await make()).status, (await make()).status]).toEqual([201, 201]);
    const guestOnly = [403, "user/guest"];
    expect(refusal(await make())).toEqual(guestOnly);
    const folder = await t.call("POST", "/api/mentor/projects", { token, body: { name: "Аня" } });
    expect(refusal(folder)).toEqual(guestOnly);
    const person = t.deps.database.kysely.updateTable("mentor_person");
    await person.set({ size: 499_900 }).execute();
    expect(refusal(await guest.send(transcript(LINES)))).toEqual(guestOnly);
    await person.set({ size: 0 }).execute();
    expect((await guest.send(transcript(LINES))).status).toBe(200);
  });

  it("[GU1] buys nothing", async () => {
    await open({}, { STRIPE_SECRET_KEY: "sk_test_1234", STRIPE_WEBHOOK_SECRET: "whsec_1234" });
    const { token } = await guestTry(1);
    for (const [method, path] of [
      ["POST", "checkout"],
      ["POST", "portal"],
      ["GET", "billing"],
    ] as const) {
      const body = method === "POST" ? { body: { plan: "pro" } } : {};
      const reply = await t.call(method, `/api/mentor/${path}`, { token, ...body });
      expect(refusal(reply)).toEqual([403, "user/guest"]);
    }
  });
});

// The watch for models of one's own machine, against look-alikes of the three servers on the loopback: absent, slow, with models that
// only embed, gone again, and not what they seem.
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fakeAdvice, startFakeModelServer } from "@fitil/testkit";
import { afterEach, describe, expect, it } from "vitest";
import type { ModelSettings } from "../../../env.ts";
import type { Mentor } from "../../mentor-port.ts";
import { ListeningClock } from "../testing/model-site.ts";
import { createMentorSite, transcript } from "../../testing/mentor-site.ts";
import { LIST_MS } from "./ask-list.ts";
import { LOOK_EVERY_MS, watchLocalModels } from "./local-models.ts";
import { LOCAL_SERVERS } from "./ask-list.ts";
import type { LocalServer } from "./ask-list.ts";

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const [OLLAMA, STUDIO, LLAMA] = LOCAL_SERVERS.map(({ name, list }) => ({ name, list }));

/** One of the three on a free port, answering in its own way; `origin` of one that is closed is refused. */
async function lookAlike(kind: typeof OLLAMA, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  endings.push(close);
  const at = { name: "", list: "/", ...kind, origin: `http://127.0.0.1:${port}` };
  return { at, close };
}
const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

const CHATS = json({ models: [{ name: "qwen3:8b" }] });
const EMBEDS = json({ models: [{ name: "nomic-embed-text", details: { family: "nomic-bert" } }] });
const TALKS = json({ data: [{ id: "llama-3.1", type: "llm" }] });
const SEES = json({ models: [{ name: "qwen3-vl.gguf", capabilities: ["completion", "multimodal"] }] });

async function watch(servers: readonly LocalServer[], clock = new ListeningClock()) {
  const opened: ModelSettings[] = [];
  const open = async (settings: ModelSettings): Promise<Mentor> => {
    opened.push(settings);
    const readPictures: Mentor["readPictures"] = () => Promise.reject(new Error("not asked here"));
    return { model: { kind: "model", name: settings.model }, answer: async function* () {}, readPictures };
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const watching = watchLocalModels({ clock, log, servers, open });
  const models = watching.then((found) => {
    endings.push(() => found.close());
    return found;
  });
  return { clock, opened, models };
}

/** The look of the `count`th minute has come to its end, on real sockets: the next one is waited for. */
async function lookOf(clock: ListeningClock, count: number): Promise<void> {
  await clock.advance(LOOK_EVERY_MS);
  await clock.asked(LOOK_EVERY_MS, count + 1);
}

describe("models of one's own machine", () => {
  it("[MA19] are asked for at the three known addresses of the loopback, by number, and nowhere else", () => {
    expect(LOCAL_SERVERS.map(({ origin }) => origin)).toEqual([
      "http://127.0.0.1:11434",
      "http://127.0.0.1:1234",
      "http://127.0.0.1:8080",
    ]);
  });

  it("[MA19] one absent, one that only embeds, one that talks: that one", async () => {
    const absent = await lookAlike(LLAMA, CHATS);
    await absent.close();
    const embeds = await lookAlike(OLLAMA, EMBEDS);
    const talks = await lookAlike(STUDIO, TALKS);
    const { models, opened } = await watch([absent.at, embeds.at, talks.at]);
    expect((await models).current()?.model).toEqual({ kind: "model", name: "llama-3.1" });
    expect(opened).toEqual([
      { provider: "compatible", model: "llama-3.1", apiKey: null, baseUrl: `${talks.at.origin}/v1` },
    ]);
  });

  it("[MA19] one that does not answer in a second is passed over", async () => {
    const slow = await lookAlike(OLLAMA, () => {});
    const talks = await lookAlike(LLAMA, SEES);
    const { models, clock } = await watch([slow.at, talks.at]);
    // The one that answers is waited for no longer.
    while (clock.pending() > 1) await new Promise((done) => setImmediate(done));
    await clock.advance(LIST_MS);
    expect((await models).current()?.model.name).toBe("qwen3-vl.gguf");
  });

  it("[MA19] pictures are read only by a model that is known to see", async () => {
    const blind = await watch([(await lookAlike(OLLAMA, CHATS)).at]);
    expect((await blind.models).current()).not.toHaveProperty("readPictures");
    const sees = await watch([(await lookAlike(LLAMA, SEES)).at]);
    expect((await sees.models).current()).toHaveProperty("readPictures");
  });

  it("[MA19] come and go by the minute; one that stays is kept", async () => {
    let answer: RequestListener = EMBEDS;
    const ollama = await lookAlike(OLLAMA, (request, response) => answer(request, response));
    const studio = await lookAlike(STUDIO, TALKS);
    const { models, clock, opened } = await watch([ollama.at, studio.at]);
    const found = await models;
    const name = () => found.current()?.model.name;
    expect(name()).toBe("llama-3.1");
    answer = CHATS;
    await lookOf(clock, 1);
    expect(name(), "what is used is not changed for another").toBe("llama-3.1");
    await studio.close();
    await lookOf(clock, 2);
    expect(name()).toBe("qwen3:8b");
    await ollama.close();
    await lookOf(clock, 3);
    expect(found.current()).toBeNull();
    expect(opened.map(({ model }) => model)).toEqual(["llama-3.1", "qwen3:8b"]);
    found.close();
    expect(clock.pending()).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ["a page", (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
    [
      "a refusal",
      (_, response) => void response.writeHead(404, { "content-type": "application/json" }).end("{}"),
    ],
    [
      "broken JSON",
      (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end("{"),
    ],
    [
      "another place",
      (_, response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    ],
    ["a cut line", (_, response) => void response.destroy()],
  ])("[MA19] %s is no model", async (_what, listener) => {
    const { models } = await watch([(await lookAlike(OLLAMA, listener)).at]);
    expect((await models).current()).toBeNull();
  });
});

describe("the server with MENTOR_MODEL=auto", () => {
  it("[MA19] answers by the local model and says which; without one, by the built-in mentor", async () => {
    const fake = await startFakeModelServer({ "/api/v0/models": { data: [{ id: "qwen3", type: "llm" }] } });
    endings.push(() => fake.close());
    const at = { name: "LM Studio", list: "/api/v0/models", origin: fake.baseUrl.replace(/\/v1$/, "") };
    const t = await createMentorSite({ mentorLocalServers: [at] }, { MENTOR_MODEL: "auto" });
    endings.push(() => t.close());
    const token = await t.adult("ann");
    const me = await t.call("GET", "/api/mentor/me", { token });
    expect(me.json["model"]).toEqual({ kind: "model", name: "qwen3" });
    const { id } = await t.newChat(token);
    fake.script({ type: "answer", text: fakeAdvice() });
    await t.whole(t.send(token, id, transcript(["Привет!", "Привет, были в горах, там ещё снег"])));
    const answer = (await t.chat(token, id)).messages[1];
    expect(answer?.metadata.model).toEqual({ kind: "model", name: "qwen3" });
    expect(fake.requests[0]).toMatchObject({ path: "/v1/chat/completions", body: { model: "qwen3" } });
    expect(fake.requests[0]?.headers).not.toHaveProperty("authorization");

    const alone = await createMentorSite({ mentorLocalServers: [] }, { MENTOR_MODEL: "auto" });
    endings.push(() => alone.close());
    const other = await alone.adult("bob");
    const { json } = await alone.call("GET", "/api/mentor/me", { token: other });
    expect(json["model"]).toEqual({ kind: "built-in", name: "built-in" });
  });

  it("[MA19] built-in switches the looking off", async () => {
    let asked = 0;
    const server = await lookAlike(OLLAMA, (request, response) => {
      asked += 1;
      CHATS(request, response);
    });
    const t = await createMentorSite({ mentorLocalServers: [server.at] }, { MENTOR_MODEL: "built-in" });
    endings.push(() => t.close());
    await t.clock.advance(2 * LOOK_EVERY_MS);
    expect(asked).toBe(0);
  });
});

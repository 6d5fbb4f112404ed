// Who answers where a model does not: the built-in mentor, told by its name, over the whole server and a real provider's protocol.
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeAdvice, startFakeModelServer } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import { chunksOf, createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";

let provider: FakeModelServer;
let t: MentorSite;
let token: string;
let chatId: string;

beforeEach(async () => {
  provider = await startFakeModelServer();
  t = await createMentorSite({}, { MENTOR_MODEL: "compatible:fake", MENTOR_BASE_URL: provider.baseUrl });
  token = await t.adult("ann");
  chatId = (await t.newChat(token)).id;
});
afterEach(async () => {
  await t.close();
  await provider.close();
});

const BUILT_IN = { kind: "built-in", name: "built-in" };

it("[MA17] a model that pushes after a no twice: what is streamed and stored is the built-in mentor's, by its name", async () => {
  const pushing = { type: "answer", text: fakeAdvice() } as const;
  provider.script(pushing, pushing);
  const lines = ["Пойдём в кино?", "Нет, спасибо. Давай останемся друзьями"];
  const { text } = await t.whole(t.send(token, chatId, transcript(lines)));
  const [start] = chunksOf(text);
  expect(start).toMatchObject({ type: "start", messageMetadata: { model: BUILT_IN } });
  const answer = (await t.chat(token, chatId)).messages[1];
  expect(answer?.metadata.model).toEqual(BUILT_IN);
  expect(answer?.parts).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ verdict: "let_it_go" }) as unknown }),
  );
  expect(provider.requests).toHaveLength(2);
});

it("[MA18] a model that fails: the same message is answered by the built-in mentor, in one call", async () => {
  provider.script({ type: "status", status: 401 });
  const sent = await t.whole(t.send(token, chatId, words("Боюсь написать первым, что делать?")));
  expect(sent.text).toContain('"type":"error"');
  const asked = (await t.chat(token, chatId)).messages[0];
  const again = { trigger: "regenerate-message", messageId: asked?.id, by: "built-in" };
  await t.whole(t.send(token, chatId, again));
  const answer = (await t.chat(token, chatId)).messages[1];
  expect(answer).toMatchObject({ role: "assistant", metadata: { parentId: asked?.id, model: BUILT_IN } });
  expect(provider.requests).toHaveLength(1);
});

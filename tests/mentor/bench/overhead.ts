// What the mentor adds before the first streamed word: the same provider asked directly and through us, turn by turn.
import { startFakeModelServer } from "@fitil/testkit";
import type { FakeModelServer } from "@fitil/testkit";
import type { SignedIn } from "../../site/account.ts";
import { removeData, startServer } from "../../site/server-process.ts";
import { json, median, newPerson, tell } from "./site.ts";

/** Answers one person may ask for in a minute allow so many turns each. */
const TURNS_PER_PERSON = 12;
const PEOPLE = 4;
/** Turns that do not count: code is loaded, connections are opened. */
const WARM_UP_TURNS = 3;
const WORD_MS = 20;
const ANSWER = "Похоже, разговору не хватает вопроса. О чём тебе самому интересно узнать?";

/** Measures and prints; returns whether the target is kept. */
export async function measureOverhead(): Promise<boolean> {
  const provider = await startFakeModelServer();
  const settings = {
    LOG_LEVEL: "warn",
    MENTOR_MODEL: "compatible:bench",
    MENTOR_BASE_URL: provider.baseUrl,
    MENTOR_API_KEY: "bench",
  };
  const server = await startServer(settings, undefined, "sources");
  const direct: number[] = [];
  const through: number[] = [];
  try {
    for (let index = 0; index < PEOPLE; index += 1) {
      const person = await newPerson(server.address, `overhead${index}`);
      const chat = await json<{ id: string }>(server.address, person, "POST", "/api/mentor/chats", {});
      for (let turn = 0; turn < TURNS_PER_PERSON; turn += 1) {
        const alone = await askProvider(provider);
        const ours = await askUs(server.address, person, chat.id, provider);
        if (index === 0 && turn < WARM_UP_TURNS) continue;
        direct.push(alone);
        through.push(ours);
      }
    }
  } finally {
    await server.stop();
    removeData(server.dataDir);
    await provider.close();
  }
  console.log(JSON.stringify({ bench: "mentor", metric: "firstWordDirectMs", value: median(direct) }));
  console.log(JSON.stringify({ bench: "mentor", metric: "firstWordThroughUsMs", value: median(through) }));
  return tell("firstWordOverheadMs", median(through) - median(direct), 50, "ms");
}

/** Ms from the question to the provider's first word. */
async function askProvider(provider: FakeModelServer): Promise<number> {
  provider.script({ type: "answer", text: ANSWER, wordMs: WORD_MS });
  const started = performance.now();
  const response = await fetch(`${provider.baseUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer bench" },
    body: JSON.stringify({
      model: "bench",
      stream: true,
      messages: [{ role: "user", content: "Дай совет, как начать разговор" }],
    }),
  });
  return await untilSeen(response, /"content":"[^"]/, started);
}

/** Ms from the message to the first word that our stream carries. */
async function askUs(
  address: string,
  person: SignedIn,
  chatId: string,
  provider: FakeModelServer,
): Promise<number> {
  provider.script({ type: "answer", text: ANSWER, wordMs: WORD_MS });
  const started = performance.now();
  const response = await fetch(`${address}/api/mentor/chats/${chatId}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      trigger: "submit-message",
      message: { parts: [{ type: "text", text: "Дай совет, как начать разговор" }] },
    }),
  });
  if (!response.ok) throw new Error(`An answer was refused: ${response.status} ${await response.text()}`);
  return await untilSeen(response, /"type":"text-delta"/, started);
}

/** Ms until the pattern stands in the stream; reads it to its end all the same, so that the next turn is not disturbed. */
async function untilSeen(response: Response, pattern: RegExp, started: number): Promise<number> {
  if (response.body === null) throw new Error("The answer has no body");
  let text = "";
  let seen = Number.NaN;
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (Number.isNaN(seen) && pattern.test(text)) seen = performance.now() - started;
  }
  if (Number.isNaN(seen)) throw new Error(`The stream never said ${pattern.source}: ${text.slice(0, 300)}`);
  return seen;
}

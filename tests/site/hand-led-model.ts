// A language model that says what a test tells it to, when the test tells it: a small server of the compatible protocol on
// the loopback. For answers that must still be running while something else happens.
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HandLedModel {
  /** For `MENTOR_BASE_URL`. */
  readonly address: string;
  /** How often it was asked. */
  asked(): number;
  /** How many of those who asked are still listening. */
  listening(): number;
  /** The next words of every answer that is running. */
  say(words: string): void;
  /** Ends every answer that is running. */
  finish(): void;
  /** From now on every question is refused with this status; null answers again. */
  refuse(status: number | null): void;
  close(): Promise<void>;
}

/** Starts it; the environment that makes a server ask it is `handLedModelEnv`. */
export async function startHandLedModel(): Promise<HandLedModel> {
  const open = new Set<ServerResponse>();
  let asked = 0;
  let refusal: number | null = null;
  const chunk = (delta: object, reason: string | null): string =>
    `data: ${JSON.stringify({
      id: "answer",
      object: "chat.completion.chunk",
      created: 1,
      model: "hand-led",
      choices: [{ index: 0, delta, finish_reason: reason }],
    })}\n\n`;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    if (refusal !== null) {
      response.writeHead(refusal, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "refused by the test" } }));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunk({ role: "assistant", content: "" }, null));
    open.add(response);
    response.on("close", () => open.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    listening: () => open.size,
    say(words) {
      for (const response of open) response.write(chunk({ content: words }, null));
    },
    finish() {
      for (const response of open) {
        response.write(chunk({}, "stop"));
        response.end("data: [DONE]\n\n");
      }
    },
    refuse(status) {
      refusal = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Settings of a server that asks this model. */
export function handLedModelEnv(model: HandLedModel): Record<string, string> {
  return { MENTOR_MODEL: "compatible:hand-led", MENTOR_BASE_URL: model.address, MENTOR_API_KEY: "test" };
}

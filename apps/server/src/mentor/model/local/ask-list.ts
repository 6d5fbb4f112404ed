// The model servers of this very machine, and one short question to them: which models they have. Says nothing about anybody.
import type { Clock } from "../../../ports/process.ts";

// By number, not by name: no resolver and no hosts file may lead what people write anywhere else.
/** A model server that people run on their own machine, where it listens unless told otherwise. */
export interface LocalServer {
  readonly name: string;
  /** Without a slash at the end; below it `/v1` speaks the compatible protocol. */
  readonly origin: string;
  /** Lists its models. */
  readonly list: string;
}

/** In the order in which they are preferred. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  { name: "Ollama", origin: "http://127.0.0.1:11434", list: "/api/tags" },
  { name: "LM Studio", origin: "http://127.0.0.1:1234", list: "/api/v0/models" },
  { name: "llama.cpp", origin: "http://127.0.0.1:8080", list: "/v1/models" },
];

/** A server that is there answers at once. */
export const LIST_MS = 1_000;
const MAX_SIGNS = 1_000_000;

/** What the server lists, as parsed JSON; null when nobody, or nobody of that kind, answers in time. Does not throw. */
export async function askList({ origin, list }: LocalServer, clock: Clock): Promise<unknown> {
  const late = new AbortController();
  const cancel = clock.after(LIST_MS, () => late.abort());
  try {
    const answer = await fetch(`${origin}${list}`, {
      // Another place would be another machine's, perhaps.
      redirect: "error",
      signal: late.signal,
      headers: { accept: "application/json" },
    });
    const isJson = answer.headers.get("content-type")?.includes("json") === true;
    if (!answer.ok || !isJson || answer.body === null) {
      await answer.body?.cancel();
      return null;
    }
    let text = "";
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.length > MAX_SIGNS) return null;
    }
    return JSON.parse(text) as unknown;
  } catch {
    // Nobody there, too late, or no JSON: no model to offer.
    return null;
  } finally {
    cancel();
    late.abort();
  }
}

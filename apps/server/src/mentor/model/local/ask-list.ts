// One short question to a server on this very machine: which models it has. Says nothing about anybody.
import type { Clock } from "../../../ports.ts";
import type { LocalServer } from "./local-servers.ts";

/** A server that is there answers at once. */
export const LIST_MS = 1_000;
const MOST_SIGNS = 1_000_000;

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
      if (text.length > MOST_SIGNS) return null;
    }
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  } finally {
    cancel();
    late.abort();
  }
}

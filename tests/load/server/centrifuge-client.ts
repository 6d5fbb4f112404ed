// Raw clients of the Centrifuge protocol: they write and read the very lines that the `centrifuge` client does.
import { setTimeout as wait } from "node:timers/promises";
import { clientFrame } from "./frames.ts";
import { RawClient, type Tally, type Wire } from "./raw-client.ts";

/** How a line of the Centrifuge protocol looks while people walk. */
export const CENTRIFUGE_WIRE: Wire = {
  marker: Buffer.from('"type":"player_state"'),
  fault: Buffer.from('"corrected":true'),
  linePing: { line: "{}", answer: clientFrame("text", Buffer.from("{}")) },
};

/** As clients do, what is refused for the moment is asked again, so often. */
const TRIES = 20;
const AGAIN_MS = 250;

interface Reply {
  readonly id?: number;
  readonly error?: { readonly temporary?: boolean };
}

/** A connection whose commands are answered, until it is told to go lean. */
export interface RawCentrifuge {
  readonly client: RawClient;
  /** Sends a request and resolves with its reply. */
  readonly command: (request: object) => Promise<Reply>;
}

/** Opens a connection; `heard` gets every message that comes while it is being set up. */
export async function openRawCentrifuge(
  where: { readonly url: string; readonly headers?: string },
  tally: Tally,
  heard: (text: string) => void,
): Promise<RawCentrifuge> {
  const replies = new Map<number, (reply: Reply) => void>();
  const client = await RawClient.open(where, CENTRIFUGE_WIRE, tally, (payload) => {
    const text = payload.toString();
    heard(text);
    for (const line of text.split("\n")) {
      const reply = JSON.parse(line) as Reply;
      if (reply.id !== undefined) replies.get(reply.id)?.(reply);
    }
  });
  let lastId = 0;
  const ask = (request: object): Promise<Reply> => {
    lastId += 1;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    replies.set(lastId, resolve);
    client.sendText(JSON.stringify({ ...request, id: lastId }));
    return promise;
  };
  return {
    client,
    async command(request) {
      let reply = await ask(request);
      for (let tries = 1; reply.error?.temporary === true && tries < TRIES; tries++) {
        await wait(AGAIN_MS);
        reply = await ask(request);
      }
      return reply;
    },
  };
}

/** Throws when one of these replies is a refusal. */
export function mustBeTaken(replies: readonly Reply[]): void {
  const refused = replies.find((reply) => reply.error !== undefined);
  if (refused !== undefined) throw new Error(`sitting down was refused: ${JSON.stringify(refused)}`);
}

// Searches over histories of one letter, for a text that nearly stands everywhere in them: once they were compared sign by
// sign in the loop that serves games.
import { setTimeout as wait } from "node:timers/promises";
import { newPerson } from "../mentor/bench/site.ts";
import { call, renew } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack, Verdict } from "./attack.ts";
import { writeLargeChat } from "./large-chat.ts";
import { probeLatency } from "./latency-probe.ts";
import type { Latencies } from "./latency-probe.ts";

const AT_ONCE = 3;
const MESSAGES = { short: 3, long: 35 };
const MESSAGE_LENGTH = 1_400_000;
const LETTER = "а";
/** As long as a search may be. */
const SOUGHT = `${LETTER.repeat(199)}б`;
const STRETCH_MS = 8_000;
const PROBE_EVERY_MS = 20;
/** Other people's slowest calls, beside calm ones of the same run; below the floor nobody notices. */
const MAX_SLOWDOWN = 5;
const FLOOR_MS = 60;

/** Three searches at once, again and again, as much as one account may keep. */
export const searchFreeze: Attack = {
  name: "search-freeze",
  tries: "searches a history of one letter for nearly the same letters, three times at once",
  async run(scale) {
    const first = await startServer({ LOG_LEVEL: "fatal" });
    const [searcher, other] = [
      await newPerson(first.address, "searcher"),
      await newPerson(first.address, "other"),
    ];
    await first.stop();
    writeLargeChat(first.dataDir, {
      userId: searcher.id,
      messages: MESSAGES[scale],
      length: MESSAGE_LENGTH,
      words: LETTER,
    });
    const server = await startServer({ LOG_LEVEL: "fatal" }, first.dataDir);
    try {
      const { address } = server;
      const [mine, theirs] = [await renew(address, searcher), await renew(address, other)];
      return scale === "short" ? await answers(address, mine) : await othersGoOn(address, mine, theirs);
    } finally {
      if (server.child.exitCode === null) await server.kill();
      removeData(first.dataDir);
    }
  },
};

interface Found {
  readonly status: number;
  readonly chats: number;
}

async function search(address: string, { token }: SignedIn, text: string): Promise<Found> {
  const url = `${address}/api/mentor/chats?search=${encodeURIComponent(text)}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body: unknown = await answer.json();
  return { status: answer.status, chats: Array.isArray(body) ? body.length : 0 };
}

async function answers(address: string, mine: SignedIn): Promise<Verdict> {
  const missed = await Promise.all(Array.from({ length: AT_ONCE }, () => search(address, mine, SOUGHT)));
  const found = await search(address, mine, LETTER.repeat(200));
  const figures = {
    answered: missed.filter(({ status, chats }) => status === 200 && chats === 0).length,
    found: found.chats,
  };
  const held = figures.answered === AT_ONCE && figures.found === 1;
  return held ? { held, figures } : { held, figures, why: "the searches were not answered" };
}

async function othersGoOn(address: string, mine: SignedIn, theirs: SignedIn): Promise<Verdict> {
  await search(address, mine, SOUGHT);
  const calm = await stretch(address, theirs, () => undefined);
  let searches = 0;
  let slowestMs = 0;
  const under = await stretch(address, theirs, async () => {
    const started = performance.now();
    await search(address, mine, SOUGHT);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - started));
    searches += 1;
  });
  const figures = {
    calmP99Ms: calm.p99Ms,
    underP99Ms: under.p99Ms,
    underMedianMs: under.p50Ms,
    othersCalls: under.calls,
    othersFailed: under.failed,
    searches,
    slowestSearchMs: slowestMs,
  };
  if (under.failed === 0 && under.p99Ms <= Math.max(FLOOR_MS, MAX_SLOWDOWN * calm.p99Ms))
    return { held: true, figures };
  return { held: false, figures, why: `other people's p99 went from ${calm.p99Ms} to ${under.p99Ms} ms` };
}

/** Other people's calls while `attack` is done again and again, so many times at once. */
async function stretch(address: string, theirs: SignedIn, attack: () => unknown): Promise<Latencies> {
  const end = performance.now() + STRETCH_MS;
  const probe = probeLatency(() => call(address, "/api/user/me", { token: theirs.token }), PROBE_EVERY_MS);
  const attacking = Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < end) {
      await attack();
      await wait(1);
    }
  });
  await wait(STRETCH_MS);
  const latencies = await probe.stop();
  await Promise.all(attacking);
  return latencies;
}

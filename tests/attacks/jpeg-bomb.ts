// A progressive JPEG of 40 megapixels with thousands of scans: ten megabytes that keep a decoder busy for minutes, in a thread of
// its own that ends with nothing but its process.
import { jpegOfManyScans } from "@fitil/testkit/pictures";
import { signIn } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { newPerson } from "../mentor/bench/site.ts";
import type { Attack, Verdict } from "./attack.ts";
import { childrenOf, leftBehind } from "./left-behind.ts";
import { upload } from "./upload.ts";

const WIDTH = 8_000;
const HEIGHT = 5_000;
const ACCOUNTS = 4;
/** As many as the decoder may be given. */
const ALLOWED_SCANS = 100;
const SCANS = { short: 2_000, long: 175_000 };
const SIGN_INS = 15;
const SIGN_IN_PATIENCE_MS = 20_000;
/** Other people's sign-ins, beside calm ones of the same run. */
const MAX_SLOWDOWN = 5;
const STOP_MS = 10_000;
const STOP_PATIENCE_MS = 60_000;

/** Four at once: everybody else signs in meanwhile, and the server ends when it is told to. */
export const jpegBomb: Attack = {
  name: "jpeg-bomb",
  tries: "uploads a small file that takes a picture's decoder minutes",
  async run(scale) {
    const server = await startServer({ LOG_LEVEL: "fatal" });
    try {
      const names = Array.from({ length: ACCOUNTS }, (_, index) => `bomber${index}`);
      const people: SignedIn[] = [];
      for (const name of names) people.push(await newPerson(server.address, name));
      const bomb = jpegOfManyScans(WIDTH, HEIGHT, SCANS[scale]);
      return scale === "short"
        ? await refusedUnread(server, people, bomb)
        : await othersGoOn(server, people, bomb);
    } finally {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
      removeData(server.dataDir);
    }
  },
};

async function refusedUnread(
  server: ServerProcess,
  people: readonly SignedIn[],
  bomb: Uint8Array,
): Promise<Verdict> {
  const answers = await Promise.all(people.map((person) => upload(server.address, person, [bomb])));
  const refused = answers.filter(({ code }) => code === "mentor/not_a_picture").length;
  const readers = childrenOf(server.child.pid);
  await server.kill();
  const orphans = await leftBehind(readers);
  const figures = { bombBytes: bomb.length, uploads: answers.length, refused, orphans };
  if (orphans > 0) return { held: false, figures, why: "the reader outlives its server" };
  if (refused === answers.length) return { held: true, figures };
  return { held: false, figures, why: `decoded: ${answers.map(({ code }) => code).join(", ")}` };
}

async function othersGoOn(
  server: ServerProcess,
  people: readonly SignedIn[],
  bomb: Uint8Array,
): Promise<Verdict> {
  const { address } = server;
  const honest = await newPerson(address, "honest");
  const calmMs = await slowestSignIn(address, honest);
  const bombs = await Promise.all(people.map((person) => upload(address, person, [bomb])));
  // Not before all are answered: a decoder that goes on then goes on beside all the others.
  const afterBombsMs = await slowestSignIn(address, honest);
  // What is just allowed, so that something is being decoded when the server is told to stop.
  const allowed = Array.from({ length: 6 }, () => jpegOfManyScans(WIDTH, HEIGHT, ALLOWED_SCANS));
  const allowedOnes = people.map((person) => upload(address, person, allowed));
  const underAllowedMs = await slowestSignIn(address, honest);
  const readers = childrenOf(server.child.pid);
  const stopMs = await timeToStop(server);
  const orphans = await leftBehind(readers);
  await Promise.all(allowedOnes);
  const refused = bombs.filter(({ code }) => code === "mentor/not_a_picture").length;
  const figures = { bombBytes: bomb.length, refused, calmMs, afterBombsMs, underAllowedMs, stopMs, orphans };
  const slow = Math.max(afterBombsMs, underAllowedMs) / calmMs;
  if (slow > MAX_SLOWDOWN)
    return { held: false, figures, why: `a sign-in took ${slow.toFixed(1)} times as long` };
  if (stopMs > STOP_MS) return { held: false, figures, why: `SIGTERM was obeyed after ${stopMs} ms` };
  if (orphans > 0) return { held: false, figures, why: "the reader outlives its server" };
  if (refused < people.length) return { held: false, figures, why: "bombs were decoded" };
  return { held: true, figures };
}

/** Milliseconds of the slowest of some sign-ins, one after the other; gives up on those that do not come back. */
async function slowestSignIn(address: string, account: SignedIn): Promise<number> {
  let slowest = 0;
  for (let count = 0; count < SIGN_INS && slowest < SIGN_IN_PATIENCE_MS; count += 1) {
    const started = performance.now();
    const patience = AbortSignal.timeout(SIGN_IN_PATIENCE_MS);
    const late = new Promise<void>((resolve) => patience.addEventListener("abort", () => resolve()));
    await Promise.race([signIn(address, account), late]);
    slowest = Math.max(slowest, Math.round(performance.now() - started));
  }
  return slowest;
}

/** Milliseconds from SIGTERM to the process's end; kills it after a minute. */
async function timeToStop(server: ServerProcess): Promise<number> {
  const started = performance.now();
  const patience = setTimeout(() => server.child.kill("SIGKILL"), STOP_PATIENCE_MS);
  await server.stop();
  clearTimeout(patience);
  return Math.round(performance.now() - started);
}

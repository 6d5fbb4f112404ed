// Another process (a backup, a curious administrator) holds the SQLite file while people play and somebody wants to write:
// games and readers must not notice, writers wait and are answered honestly, and everything works when it is over.
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { call } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { TableGuest } from "../site/table-guest.ts";
import type { Attack, Scale, Verdict } from "./attack.ts";
import { probeLatency } from "./latency-probe.ts";
import { enter } from "./visit.ts";

const LOCKED_MS = { short: 2_000, long: 20_000 } as const;
const CALM_MS = { short: 500, long: 5_000 } as const;
const PROBE_EVERY_MS = 25;
const WRITE_EVERY_MS = 200;
/** How much worse than in the calm stretch others may fare: the machine has other things to do as well. */
const MAX_RATIO = 5;
const NOTICEABLE_MS = 100;
/** What a writer who waited may hear. */
const HONEST = new Set(["200", "503 server/busy"]);

export const lockedDatabase: Attack = {
  name: "locked-database",
  tries: "holds the database file from another process while people play",
  async run(scale) {
    const server = await startServer();
    try {
      const [player, writer] = await Promise.all(
        ["player", "writer"].map((name) => enter(server.address, name)),
      );
      if (!player || !writer) throw new Error("Nobody could sign in");
      const guest = await startGame(server.address, player);
      try {
        return await attack(scale, { address: server.address, dataDir: server.dataDir, guest, writer });
      } finally {
        guest.close();
      }
    } finally {
      await server.stop();
      removeData(server.dataDir);
    }
  },
};

interface Site {
  readonly address: string;
  readonly dataDir: string;
  readonly guest: TableGuest;
  readonly writer: SignedIn;
}

async function attack(scale: Scale, site: Site): Promise<Verdict> {
  const calm = await measure(site, () => wait(CALM_MS[scale]));
  const answers: Promise<string>[] = [];
  let answeredMeanwhile = true;
  const locked = await measure(site, async () => {
    const other = new DatabaseSync(join(site.dataDir, "fitil.sqlite"));
    other.exec("begin exclusive");
    const write = () => answers.push(rename(site, `Имя ${answers.length}`));
    write();
    const writing = setInterval(write, WRITE_EVERY_MS);
    // The lock goes only after readers and players were answered beside a writer who waits.
    answeredMeanwhile = await play(site).then(
      () => true,
      () => false,
    );
    await wait(LOCKED_MS[scale]);
    clearInterval(writing);
    other.close();
  });
  const heard = await Promise.all(answers);
  const after = await rename(site, "После");

  const faults: string[] = [];
  const odd = [...new Set(heard.filter((answer) => !HONEST.has(answer)))];
  if (odd.length > 0) faults.push(`writers were told ${odd.join(", ")}`);
  if (!answeredMeanwhile || locked.game.failed > 0) faults.push("a game was disturbed");
  if (locked.read.failed > 0) faults.push("a reader was refused");
  if (after !== "200") faults.push(`afterwards a writer was told ${after}`);
  if (scale === "long")
    for (const kind of ["game", "read"] as const)
      if (locked[kind].p99Ms > Math.max(calm[kind].p99Ms * MAX_RATIO, NOTICEABLE_MS))
        faults.push(`p99 of ${kind}: ${locked[kind].p99Ms} ms, calm ${calm[kind].p99Ms} ms`);
  const figures = {
    lockedMs: LOCKED_MS[scale],
    gameP99CalmMs: calm.game.p99Ms,
    gameP99LockedMs: locked.game.p99Ms,
    readP99CalmMs: calm.read.p99Ms,
    readP99LockedMs: locked.read.p99Ms,
    writers: heard.length,
    writersSaved: heard.filter((answer) => answer === "200").length,
  };
  return { held: faults.length === 0, figures, ...(faults.length > 0 && { why: faults.join("; ") }) };
}

/** What players and readers meet while `stretch` lasts. */
async function measure(site: Site, stretch: () => Promise<void>) {
  const game = probeLatency(() => step(site), PROBE_EVERY_MS);
  const read = probeLatency(() => me(site), PROBE_EVERY_MS * 2);
  await stretch();
  return { game: await game.stop(), read: await read.stop() };
}

async function play(site: Site): Promise<void> {
  await Promise.all([step(site), me(site)]);
}

const step = ({ guest }: Site) => guest.act({ type: "player_state", id: 1, x: 0, y: 0, orientation: "down" });

const me = ({ address, guest }: Site) => call(address, "/api/user/me", { token: guest.person.token });

async function rename({ address, writer }: Site, name: string): Promise<string> {
  const response = await fetch(`${address}/api/user/me`, {
    method: "PUT",
    headers: { authorization: `Bearer ${writer.token}`, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  if (response.ok) return String(response.status);
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

/** Alone at a free table the game begins at once (LB5). */
async function startGame(address: string, player: SignedIn): Promise<TableGuest> {
  const guest = connectGuest(address, player);
  const { id } = await call<{ id: string }>(address, "/api/rooms", {
    method: "POST",
    token: player.token,
    body: { stakes: 0 },
  });
  await guest.join(id);
  await guest.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
  await guest.act({ type: "start_game" });
  await guest.event((event) => event.type === "game_started");
  return guest;
}

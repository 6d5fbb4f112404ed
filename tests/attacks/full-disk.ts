// The disk fills up under a running server: whoever wants to save something is told so, readers and games go on, and when
// there is room again everything works and the books are right. Needs a small file system of its own, so the superuser.
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBooks } from "./books.ts";
import { call, signUp } from "../site/account.ts";
import { startServer } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { Attack, Scale, Verdict } from "./attack.ts";

const DISK = "size=64m";
const BALLAST = Buffer.alloc(65_536);
const WRITES = { short: 5, long: 200 } as const;
/** How long whoever writes after the disk has room again may still be refused. */
const RECOVERY_TRIES = 20;
const TRY_EVERY_MS = 250;

export const fullDisk: Attack = {
  name: "full-disk",
  tries: "fills the disk under a running server",
  async run(scale) {
    const folder = mkdtempSync(join(tmpdir(), "fitil-full-"));
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", DISK, "tmpfs", folder], { stdio: "pipe" });
    } catch {
      // No right to mount here: said below, and no failure of the product.
      rmSync(folder, { recursive: true });
      process.stdout.write("SKIPPED: full-disk needs the right to mount a small file system.\n");
      return { held: true, figures: { skipped: 1 } };
    }
    try {
      return await attack(scale, folder);
    } finally {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    }
  },
};

async function attack(scale: Scale, folder: string): Promise<Verdict> {
  const server = await startServer({}, folder);
  const { address } = server;
  const account = { name: "Полина", email: "full@example.org", password: "a long wooden pass" };
  const person = await signUp(address, account);
  const guest = connectGuest(address, person);
  try {
    const { id } = await call<{ id: string }>(address, "/api/rooms", {
      method: "POST",
      token: person.token,
      body: { stakes: 0 },
    });
    await guest.join(id);
    await guest.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
    await guest.act({ type: "start_game" });
    await guest.event((event) => event.type === "game_started");

    fill(join(folder, "ballast"));
    const told = new Map<string, number>();
    let read = 0;
    for (let index = 0; index < WRITES[scale]; index++) {
      const answer = await rename(address, person.token, `Имя ${index}`);
      told.set(answer, (told.get(answer) ?? 0) + 1);
      read += (await statusOf(address, "/api/user/me", person.token)) === 200 ? 1 : 0;
      await guest.act({ type: "player_state", id: 1, x: 0, y: 0, orientation: "down" });
    }
    const health = await statusOf(address, "/healthz");
    const words = server.output().split("the disk of the database is full").length - 1;
    rmSync(join(folder, "ballast"));
    let tries = 1;
    for (; tries < RECOVERY_TRIES && (await rename(address, person.token, "Потом")) !== "200"; tries++)
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    guest.close();
    const exit = await server.stop();
    const books = readBooks(folder);

    const refused = told.get("507 server/disk_full") ?? 0;
    const odd = [...told.keys()].filter((answer) => !["200", "507 server/disk_full"].includes(answer));
    const faults: string[] = [];
    if (refused === 0) faults.push("nobody was told that the disk is full");
    if (odd.length > 0) faults.push(`writers were told ${odd.join(", ")}`);
    if (read < WRITES[scale]) faults.push("readers were refused");
    if (health !== 200) faults.push(`the health was ${health}`);
    if (words !== 1) faults.push(`the log had ${words} lines about it`);
    if (tries === RECOVERY_TRIES) faults.push("nothing could be saved afterwards");
    if (exit !== 0) faults.push(`the server ended with ${exit}`);
    if (books.unbalanced.length + books.drifted.length > 0) faults.push("the books are wrong");
    const figures = { writes: WRITES[scale], refused, logLines: words, triesAfterwards: tries };
    return { held: faults.length === 0, figures, ...(faults.length > 0 && { why: faults.join("; ") }) };
  } finally {
    guest.close();
    await server.kill();
  }
}

/** Takes the last byte there is. */
function fill(file: string): void {
  for (let size = BALLAST.length; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) appendFileSync(file, BALLAST.subarray(0, size));
    } catch {
      // Smaller pieces may still fit.
    }
}

async function rename(address: string, token: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/user/me`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  if (response.ok) return String(response.status);
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

async function statusOf(address: string, path: string, token = ""): Promise<number> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

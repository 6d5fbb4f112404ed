// Whether reading pictures ever holds up a game: how late the server's event loop runs while four screenshots are read at once.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCorpusPainter, planCorpus } from "@fitil/testkit/chat-corpus";
import type { SignedIn } from "../../site/account.ts";
import { removeData, startServer } from "../../site/server-process.ts";
import type { ServerProcess } from "../../site/server-process.ts";
import { newPerson, tell } from "./site.ts";

const SCREENSHOTS = 4;
const ROUNDS = 5;
const LOOK_MS = 20;

/** Measures and prints; returns whether the target is kept. */
export async function measureLoopDelay(): Promise<boolean> {
  const painter = await createCorpusPainter();
  const files: Buffer[] = [];
  for (const item of planCorpus("held-out", 1).slice(0, SCREENSHOTS))
    files.push((await painter.draw(item)).file);
  await painter.close();
  const folder = mkdtempSync(join(tmpdir(), "fitil-loop-"));
  const report = join(folder, "loop.json");
  const probe = new URL("loop-probe.mjs", import.meta.url).href;
  const settings = { LOG_LEVEL: "warn", LOOP_PROBE_FILE: report, NODE_OPTIONS: `--import ${probe}` };
  const server = await startServer(settings, undefined, "sources");
  try {
    const people = await Promise.all(
      files.map((_file, index) => newPerson(server.address, `reader${index}`)),
    );
    const readAll = () =>
      Promise.all(people.map((person, index) => upload(server.address, person, files[index] as Buffer)));
    await readAll();
    await askProbe(server, report);
    const started = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) await readAll();
    const seconds = (performance.now() - started) / 1000;
    const { p99Ms, maxMs } = await askProbe(server, report);
    console.log(
      JSON.stringify({
        bench: "mentor",
        metric: "screenshotsPerSecond",
        value: (ROUNDS * SCREENSHOTS) / seconds,
      }),
    );
    console.log(JSON.stringify({ bench: "mentor", metric: "loopDelayMaxMs", value: maxMs }));
    return tell("loopDelayP99Ms", p99Ms, 10, "ms");
  } finally {
    await server.stop();
    removeData(server.dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function upload(address: string, person: SignedIn, file: Buffer): Promise<void> {
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(file)]), "screenshot.png");
  const response = await fetch(`${address}/api/mentor/transcripts`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`A screenshot was refused: ${response.status} ${await response.text()}`);
}

/** What the probe has seen since it was last asked. */
export async function askProbe(
  server: ServerProcess,
  report: string,
): Promise<{ p99Ms: number; maxMs: number }> {
  rmSync(report, { force: true });
  server.child.kill("SIGUSR2");
  while (!existsSync(report)) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return JSON.parse(readFileSync(report, "utf8")) as { p99Ms: number; maxMs: number };
}

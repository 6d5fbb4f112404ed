// Centrifuge for Go among the peers: compiled from the Go module proxy when the bench first needs it, never vendored. Centrifugo itself
// is not used: its module is not to be had there.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../peers/centrifuge-go", import.meta.url));
const SOURCES = ["main.go", "go.mod", "go.sum"];

/** The compiled peer. */
export const CENTRIFUGE_PEER = join(FOLDER, ".cache/server");

/** Compiles the peer where it is missing or older than its source; why it cannot take part, or null. */
export function buildCentrifugePeer(): string | null {
  const changedMs = Math.max(...SOURCES.map((name) => statSync(join(FOLDER, name)).mtimeMs));
  if (existsSync(CENTRIFUGE_PEER) && statSync(CENTRIFUGE_PEER).mtimeMs >= changedMs) return null;
  if (spawnSync("go", ["version"], { stdio: "ignore" }).status !== 0) return "there is no Go on this machine";
  console.error("Compiling the peer in tests/load/peers/centrifuge-go …");
  const { status, stderr } = spawnSync("go", ["build", "-mod=readonly", "-o", CENTRIFUGE_PEER, "."], {
    cwd: FOLDER,
    env: { ...process.env, GOTOOLCHAIN: "local", CGO_ENABLED: "0" },
    encoding: "utf8",
  });
  return status === 0 ? null : `it does not compile: ${stderr.trim().split("\n").at(-1) ?? ""}`;
}

// A real balancer on the sample configuration that operators are given, before servers of this machine: only addresses are put
// in their place.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const SAMPLES = join(import.meta.dirname, "../../deploy");
/** The sample's processes, in their order. */
const SAMPLE_HOSTS = ["10.0.0.11:3000", "10.0.0.12:3000", "10.0.0.13:3000"] as const;

export type BalancerKind = "haproxy" | "nginx";

export interface Balancer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts HAProxy or nginx on `port` before three servers (`host:port` each). Null where the machine has none, with a printed
 * line that says so. NGINX_PROGRAM names another nginx than the system's.
 */
export async function startBalancer(
  kind: BalancerKind,
  port: number,
  servers: readonly string[],
): Promise<Balancer | null> {
  const program = kind === "nginx" ? (process.env["NGINX_PROGRAM"] ?? "nginx") : "haproxy";
  if (spawnSync(program, ["-v"]).status !== 0) {
    process.stdout.write(`SKIPPED: ${program} cannot be had on this machine.\n`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "fitil-balancer-"));
  chmodSync(folder, 0o755);
  const file = join(folder, "balancer.conf");
  const text = configuration(kind, port, servers);
  writeFileSync(file, kind === "nginx" ? text.replace("http {", `http {\n${keptIn(folder)}`) : text);
  const args =
    kind === "nginx"
      ? ["-p", folder, "-e", "stderr", "-c", file, "-g", `daemon off; pid ${folder}/pid;`]
      : ["-db", "-f", file];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    process.off("exit", kill);
    // Both end their workers and all connections at this signal; a killed master would leave its workers behind.
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await accepts(port))) {
    await wait(20);
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`${program} ended at once:\n${output}`);
  }
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** The sample with the addresses of this machine. */
function configuration(kind: BalancerKind, port: number, servers: readonly string[]): string {
  const sample = readFileSync(join(SAMPLES, kind === "nginx" ? "nginx.conf" : "haproxy.cfg"), "utf8");
  const [listens, listensHere] =
    kind === "nginx" ? ["listen 80;", `listen 127.0.0.1:${port};`] : ["bind :80", `bind 127.0.0.1:${port}`];
  const places = [
    [listens, listensHere] as const,
    ...SAMPLE_HOSTS.map((host, at) => [host, servers[at]] as const),
  ];
  return places.reduce((text, [from, to]) => {
    if (to === undefined || !text.includes(from))
      throw new Error(`The sample has no ${from}, or nothing takes its place`);
    return text.replaceAll(from, to);
  }, sample);
}

/** What Debian's nginx keeps in /var goes into the folder. */
function keptIn(folder: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `access_log off;\n${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}`;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}

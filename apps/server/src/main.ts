// The entry: reads the environment, opens database and port, handles signals. Everything else is built by app/app.ts.
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { enableCompileCache } from "node:module";
import type { App } from "./app/app.ts";
import { closeToOthers, openDataFolder } from "./data-folder.ts";
import { parseEnv } from "./env.ts";
import type { Env } from "./env.ts";
import { CodedError, StartRefusal } from "./errors.ts";
import type { Clock, Ids, Log, Random } from "./ports/process.ts";
import { createSteadyNow } from "./runtime/steady-time.ts";

const WEB_FOLDER = resolve(import.meta.dirname, "../../web/dist");
const SHUTDOWN_MS = 9_000;
/** How often stakes of dead processes are looked for, and sessions that ended. */
const REFUND_EVERY_MS = 10_000;
const FORGET_EVERY_MS = 60_000;
const ID_BYTES = 9;

const after: Clock["after"] = (delayMs, task) => {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
};
const clock: Clock = { now: () => Date.now(), after };
const steadyClock: Clock = {
  now: createSteadyNow(
    () => Date.now(),
    () => performance.now(),
  ),
  after,
};
const random: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };
const freshId = () => randomBytes(ID_BYTES).toString("base64url");
const ids: Ids = { roomId: freshId, gameId: freshId };

async function start(env: Env): Promise<void> {
  await checkPort(env);
  const dataDir = resolve(env.dataDir);
  openDataFolder(dataDir);
  // PERF: what is loaded from here on starts from last time's compiled code; it is written when the process ends.
  enableCompileCache(join(dataDir, "compile-cache"));
  const parts = await loadParts();
  const log = parts.createLog(env.logLevel);
  process.on("uncaughtException", (cause) => {
    log.error({ err: cause }, "the server broke");
    process.exit(1);
  });
  for (const advice of adviceOn(env)) log.warn({}, advice);
  const files = closeToOthers(dataDir);
  if (files.closed.length > 0)
    log.warn(files, "files of DATA_DIR were open to other users and are closed now");
  if (files.open.length > 0)
    log.warn(files, "files of DATA_DIR belong to somebody else and are open to others");
  const ownerId = freshId();
  const opened = await parts.openDatabase({ env, dataDir, ownerId, log, clock: steadyClock });
  const secrets = parts.loadSecrets(dataDir, random);
  let listening = `http://${hostInUrl(env.host)}:${env.port}`;
  const site = parts.createSiteAddress({
    publicUrl: env.publicUrl,
    nodeUrl: env.redisUrl === null ? null : env.nodeUrl,
    listening: () => listening,
    trustedProxies: env.trustedProxies,
  });
  const from = `no-reply@${new URL(env.publicUrl ?? "http://localhost").hostname}`;
  const mailer =
    env.smtpUrl === null
      ? parts.createOutboxMailer({ folder: join(dataDir, "outbox"), from, clock, log })
      : parts.createSmtpMailer(env.smtpUrl, from);
  // Before Redis is asked for: it holds the loop, and a connection that is silent so long is given up.
  const page = parts.readStaticFiles(WEB_FOLDER);
  const build = parts.buildOf(page);
  const cluster = await openClusterOf(env, { secret: secrets.connection, processId: ownerId, build, log });
  const app = await parts.createApp({
    env,
    database: opened.database,
    databaseFile: opened.file,
    secrets,
    site,
    mailer,
    clock,
    steadyClock,
    random,
    passwords: parts.passwords,
    ids,
    chance: parts.systemChance(),
    log,
    files: page,
    webFolder: WEB_FOLDER,
    ownerId,
    isOwnerAlive: opened.isOwnerAlive,
    neighbours: cluster?.node ?? null,
    shared: cluster?.node.shared() ?? null,
  });
  const refunded = await app.refundUnfinished();
  if (refunded > 0) log.warn({ games: refunded }, "stakes of unfinished games were given back");
  await loadTheRest(env);
  try {
    await app.http.listen({ port: env.port, host: env.host });
  } catch (cause) {
    throw portRefusal(cause, env.port, env.host);
  }
  const { port } = app.http.server.address() as AddressInfo;
  listening = `http://${hostInUrl(env.host)}:${port}`;
  process.stdout.write(`Фитиль: ${env.publicUrl ?? listening}\n`);
  cluster?.listening();
  const stopSweeping = sweep(app, log);
  stopOnSignals(log, async () => {
    stopSweeping();
    await app.close();
    cluster?.close();
    await opened.close();
  });
}

/** The other processes of the site, where there may be some. */
async function openClusterOf(
  env: Env,
  { secret, log, ...own }: { secret: string; processId: string; build: string; log: Log },
) {
  if (env.redisUrl === null) return null;
  // PERF: the client loads only where it is used.
  const { openCluster } = await import("./cluster/redis/open-cluster.ts");
  const name = env.nodeId ?? hostname().replaceAll(/[^A-Za-z0-9_-]/g, "-");
  const options = { url: env.redisUrl, site: secret, name, clock: steadyClock, wall: clock, log };
  return openCluster({ ...options, ...own, nodeUrl: env.nodeUrl });
}

/** Everything heavy, loaded after the settings were found good. */
async function loadParts() {
  const [realtime, app, connect, site, files, mail, passwords, secrets, log] = await Promise.all([
    import("@fitil/realtime"),
    import("./app/app.ts"),
    import("./db/connect.ts"),
    import("./http/site/site-address.ts"),
    import("./http/site/static-files.ts"),
    import("./identity/mail.ts"),
    import("./identity/embedded/password/password-hashing.ts"),
    import("./identity/secrets.ts"),
    import("./ops/log.ts"),
  ]);
  return {
    systemChance: realtime.systemChance,
    createApp: app.createApp,
    openDatabase: connect.openDatabase,
    createSiteAddress: site.createSiteAddress,
    readStaticFiles: files.readStaticFiles,
    buildOf: files.buildOf,
    createOutboxMailer: mail.createOutboxMailer,
    createSmtpMailer: mail.createSmtpMailer,
    passwords: passwords.scryptHashing,
    loadSecrets: secrets.loadSecrets,
    createLog: log.createLog,
  };
}

/**
 * What the first rated game and the first question need. PERF: each of them holds the loop for a tenth of a second, which
 * nobody notices before the port is open and everybody in a game.
 */
async function loadTheRest({ mentorModel }: Env): Promise<void> {
  // Whoever needs what could not be loaded tries again, and is told.
  await Promise.allSettled([
    import("./players/rating/rating.ts"),
    typeof mentorModel === "object" &&
      import("./mentor/model/provider-models.ts").then(({ loadModels }) => loadModels(mentorModel)),
  ]);
}

/** What is allowed, but hardly meant. */
function adviceOn({ publicUrl, smtpUrl }: Env): string[] {
  const advice: string[] = [];
  if (publicUrl !== null && smtpUrl === null)
    advice.push("PUBLIC_URL without SMTP_URL: mails only go to the outbox, and addresses are not confirmed");
  return advice;
}

/** Says it before anything is opened, because everything else takes longer and says it worse. */
async function checkPort({ port, host }: Env): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((taken, failed) => {
      probe.once("error", failed);
      probe.listen({ port, host, exclusive: true }, taken);
    });
  } catch (cause) {
    throw portRefusal(cause, port, host);
  }
  await new Promise((closed) => probe.close(closed));
}

function portRefusal(cause: unknown, port: number, host: string): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE")
    return new StartRefusal(`PORT expects a free port, but ${port} on ${host} is in use.`, { cause });
  if (code === "EACCES")
    return new StartRefusal(`PORT expects a port this user may open, but ${port} is not.`, { cause });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartRefusal(`HOST expects an address of this machine, but ${host} is none.`, { cause });
  return cause;
}

/** Looks now and then for games of processes that died and for sessions that ended. */
function sweep(app: App, log: Log): () => void {
  const failed = (cause: unknown) => {
    // A database in trouble is in the log once, not once a look.
    if (!(cause instanceof CodedError)) log.error({ err: cause }, "the sweep failed");
  };
  const refunds = setInterval(() => {
    app
      .refundUnfinished()
      .then(
        (games) => games > 0 && log.warn({ games }, "stakes of unfinished games were given back"),
        failed,
      );
  }, REFUND_EVERY_MS);
  const forgets = setInterval(() => void app.forgetExpired().catch(failed), FORGET_EVERY_MS);
  return () => {
    clearInterval(refunds);
    clearInterval(forgets);
  };
}

function stopOnSignals(log: Log, close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error({}, "the shutdown took too long");
      process.exit(1);
    }, SHUTDOWN_MS).unref();
    close().then(
      () => process.exit(0),
      (cause: unknown) => {
        log.error({ err: cause }, "the shutdown failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

const parsed = parseEnv(process.env);
if (parsed.ok) {
  start(parsed.env).catch(async (cause: unknown) => {
    if (cause instanceof StartRefusal) process.stderr.write(`${cause.message}\n`);
    else (await import("./ops/log.ts")).createLog("error").error({ err: cause }, "the start failed");
    process.exit(1);
  });
} else {
  process.stderr.write(`${parsed.sentence}\n`);
  process.exitCode = 1;
}

// Joins everything: database, identity, players, ledger, tables and the hub become one HTTP server. The only place
// where slices meet. Opens no port, reads no environment, handles no signal: main.ts does.
import type { FastifyInstance } from "fastify";
import type { AuthConfig } from "@fitil/contracts";
import { CLOSES } from "@fitil/realtime";
import type { Chance, Hub } from "@fitil/realtime";
import { createBooks } from "./create-books.ts";
import { createAppHub } from "./create-hub.ts";
import { addMentor } from "./add-mentor.ts";
import { addOperations } from "./add-operations.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import { createClientAddress, createSocketAddress } from "../http/caller/client-address.ts";
import { closeServer, createHttp, refuseDials } from "../http/server.ts";
import { createEdge } from "../http/caller/edge.ts";
import { LANGUAGES } from "../http/language.ts";
import { watchSessionStreams } from "../http/caller/session-streams.ts";
import { openToNetwork } from "../http/realtime/open-to-network.ts";
import { limitSockets } from "../http/limits/socket-limit.ts";
import type { SiteAddress } from "../http/site/site-address.ts";
import { buildOf, serveStaticFiles } from "../http/site/static-files.ts";
import type { StaticFiles } from "../http/site/static-files.ts";
import type { GamesDeps } from "../games/games.ts";
import { connectionRoutes, createConnectionTokens } from "../identity/sessions/connection-token.ts";
import { forgetExpired } from "../identity/embedded/kept-identity.ts";
import { createIdentity } from "../identity/identity.ts";
import type { IdentityDeps } from "../identity/identity.ts";
import { createSessionWatch } from "../identity/sessions/session-watch.ts";
import { releaseAccount } from "../ledger/accounts.ts";
import type { Mentor } from "../mentor/mentor-port.ts";
import type { CoachWorker } from "../mentor/coach-thread/coach-worker.ts";
import type { LocalServer } from "../mentor/model/local/ask-list.ts";
import type { ScreenshotReader } from "../mentor/reader/screenshot-reader.ts";
import { accountRoutes } from "../players/account-routes.ts";
import { closeForsaken } from "../players/close-account.ts";
import type { CloseAccountDeps } from "../players/close-account.ts";
import type { Clock, Ids, Log, Mailer, Random } from "../ports/process.ts";
import type { MentorAllowance } from "../ports/mentor-requests.ts";
import { addSharing } from "../sharing/sharing.ts";
import { createTables, tableRoutes } from "../tables/index.ts";
import type { Neighbours, Tables } from "../tables/index.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import { publicRoutes } from "../version/public-routes.ts";

/** Everything that comes in from outside. */
export interface AppDeps extends Pick<IdentityDeps, "secrets" | "passwords" | "firebaseKeySetUrl"> {
  readonly env: Pick<
    Env,
    | "publicUrl"
    | "firebase"
    | "google"
    | "smtpUrl"
    | "mentorModel"
    | "mentorFreeRequests"
    | "stripe"
    | "vipPlayers"
    | "communityLinks"
    | "trustedProxies"
    | "connections"
  >;
  /** Migrated. */
  readonly database: Database;
  /** The file of an embedded database, for threads that read it by themselves. */
  readonly databaseFile?: string | undefined;
  readonly site: SiteAddress;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** As `clock`, but never jumps when the host's clock is set: matches and connections live by it. */
  readonly steadyClock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly chance: Chance;
  readonly log: Log;
  readonly files: StaticFiles;
  readonly webFolder?: string;
  /** Names this process, and tells whether another one still runs its games. */
  readonly ownerId: string;
  readonly isOwnerAlive: (ownerId: string) => Promise<boolean>;
  /** The other processes of the site, not joined yet; null where there are none. */
  readonly neighbours?: Neighbours | null;
  /** What slices share with them; null where there are none. */
  readonly shared?: SharedSite | null;
  /** API calls of one address in a minute. */
  readonly callsPerMinute?: number;
  /** What the mentor reads, thinks and counts with, where tests bring their own. */
  readonly mentorReader?: ScreenshotReader;
  readonly mentorCoach?: CoachWorker;
  readonly mentorModel?: Mentor;
  readonly mentorLocalServers?: readonly LocalServer[];
  readonly mentorAllowance?: MentorAllowance;
  readonly posterWorker?: NonNullable<Parameters<typeof addSharing>[1]["posterWorker"]>;
  readonly replayWorker?: NonNullable<GamesDeps["replayWorker"]>;
}

export interface App {
  /** Ready to listen. */
  readonly http: FastifyInstance;
  readonly hub: Hub;
  readonly tables: Tables;
  /** Gives back stakes of games whose process is gone; returns how many games. Call at start and now and then. */
  refundUnfinished(): Promise<number>;
  /** Removes sessions and links that have ended, and what neither the daily rules nor the mentor need any more. Call now and then. */
  forgetExpired(): Promise<void>;
  /** No new games, running ones are refunded, sockets closed with 3001, the port let go. The database stays open. */
  close(): Promise<void>;
}

const CALLS_PER_MINUTE = 600;

/** Builds the server. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { env, database, clock, steadyClock, log, site } = deps;
  const clientAddress = createClientAddress(env.trustedProxies);
  const { ledger, players, guests, games, holderOf, forgetDays } = createBooks(deps);
  const { random, ids, neighbours = null } = deps;
  const { archive } = games;
  const tables = createTables({ steadyClock, random, ids, ledger, players, archive, log, neighbours });

  const http = await createHttp({
    log,
    site,
    clientAddress,
    clock: steadyClock,
    firebaseAuthDomain: env.firebase?.config.authDomain ?? null,
    callsPerMinute: deps.callsPerMinute ?? CALLS_PER_MINUTE,
    counts: deps.shared?.counts ?? null,
  });
  const sockets = limitSockets(http.server, env.connections, createSocketAddress(env.trustedProxies));
  const identity = chooseIdentity(deps, { clientAddress, players, guests });
  const watch = createSessionWatch({ identity: identity.verifier, clock: steadyClock, log });
  const tokens = createConnectionTokens(deps.secrets.connection, clock);
  const hub = createAppHub(deps, { tables, players, identity: identity.verifier, tokens, watch });
  const streams = watchSessionStreams(http, watch);
  const edge = createEdge({ identity: identity.verifier, players, streams, clientAddress });
  identity.addRoutes(http, edge);
  connectionRoutes(http, edge, tokens);
  tableRoutes(http, tables, (userId) => ledger.balance(userId), edge);
  games.addRoutes(http, edge, clientAddress, players);
  const { mentor, billing } = await addMentor(deps, http, { edge, clientAddress, guests });
  const closing: CloseAccountDeps = {
    database,
    identity: identity.verifier,
    players,
    alsoKept: [billing, mentor, guests, games],
    *releaseChips(userId) {
      yield* releaseAccount(database, userId);
    },
    isInGame: (userId) => tables.isInGame(userId),
    accountClosed: (userId) => {
      tables.dismiss(userId);
      mentor.dismiss(userId);
      hub.disconnectUser(userId, CLOSES.invalidToken);
    },
  };
  const cardChanged: Tables["cardChanged"] = (card) => tables.cardChanged(card);
  accountRoutes(http, { ...closing, edge, players, ledger, holderOf, cardChanged });
  publicRoutes(http, publicFacts(deps, identity.config));
  const metrics = addOperations(deps, http, { tables, hub, sockets, ledger, mentor });
  const { webFolder, posterWorker } = deps;
  const links = { clock: steadyClock, site, clientAddress, tables, players, games };
  const sharing = addSharing(http, { ...links, webFolder, posterWorker });
  serveStaticFiles(http, deps.files, (request) => sharing.headOf(request));

  await tables.join();
  const calls = deps.shared?.calls ?? null;
  const detach = openToNetwork(hub, http, { site, clientAddress, sockets, calls });
  return {
    http,
    hub,
    tables,
    refundUnfinished: () => ledger.refundUnfinished(),
    async forgetExpired() {
      await forgetExpired(database, clock.now());
      await forgetDays();
      await closeForsaken(closing, guests);
      await mentor.forgetEnded();
      await billing.sweep();
    },
    async close() {
      watch.close();
      await Promise.all([tables.close().then(() => games.close()), mentor.close(), sharing.close()]);
      // First of all: whoever is sent away dials again at once, and a process that still took them would only send them away again.
      const ended = refuseDials(http);
      detach();
      await hub.close(CLOSES.shutdown);
      metrics.close();
      await closeServer(http, clock, ended);
    },
  };
}

/** Who signs in, and how. */
function chooseIdentity(
  deps: AppDeps,
  parts: Pick<IdentityDeps, "clientAddress" | "guests"> & {
    readonly players: { isNameTaken(name: string): Promise<boolean> };
  },
) {
  const { env, database, secrets, site, mailer, clock, random, passwords, log, firebaseKeySetUrl } = deps;
  const { clientAddress, guests, players } = parts;
  return createIdentity({
    env,
    database,
    secrets,
    site,
    mailer,
    clock,
    random,
    passwords,
    log,
    clientAddress,
    isNameTaken: (name) => players.isNameTaken(name),
    guests,
    firebaseKeySetUrl,
  });
}

function publicFacts({ env, files, shared }: AppDeps, auth: AuthConfig) {
  return {
    version: buildOf(files),
    isEverybodys: () => shared?.isOneBuild() ?? true,
    config: {
      vipPlayers: [...env.vipPlayers],
      communityLinks: env.communityLinks,
      languages: [...LANGUAGES],
    },
    auth,
  };
}

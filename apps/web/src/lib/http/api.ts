// Every HTTP call of the account and the game, by name. Never decides what a screen says.
import type {
  AuthConfig,
  ConnectionToken,
  CreateTable,
  CreatedTable,
  CurrentUser,
  FinishedGame,
  FoundTable,
  Gift,
  Highlights,
  Invitation,
  Ladder,
  LedgerPage,
  PlayerPage,
  PublicConfig,
  SiteVersion,
  TableSummary,
} from "@fitil/contracts";
import { createCaller, json } from "./caller.ts";
import type { CallerDeps } from "./caller.ts";
import type { Clock } from "../clock.ts";
import type { Result } from "./http.ts";
import { withRetries } from "./retry.ts";

/** What the calls need from outside. */
export interface ApiDeps extends CallerDeps {
  readonly clock: Clock;
}

/** The calls. Every one resolves with a result; none rejects. */
export interface Api {
  authConfig(): Promise<Result<AuthConfig>>;
  publicConfig(): Promise<Result<PublicConfig>>;
  version(cacheBuster: string): Promise<Result<SiteVersion>>;
  tables(): Promise<Result<TableSummary[]>>;
  /** What the link of this table tells. */
  invitation(roomId: string): Promise<Result<Invitation>>;
  createTable(table: CreateTable): Promise<Result<CreatedTable>>;
  /** A free table with a place, found or made (QP1). */
  play(): Promise<Result<FoundTable>>;
  /** Retried before it is believed (specification §8). */
  me(isWanted?: () => boolean): Promise<Result<CurrentUser>>;
  rename(name: string): Promise<Result<CurrentUser>>;
  gift(): Promise<Result<Gift>>;
  /** How that game ended has been read. */
  forgetMissed(gameId: string): Promise<Result<unknown>>;
  game(id: string): Promise<Result<FinishedGame>>;
  /** A finished game, with whether this person keeps it. */
  ownGame(id: string): Promise<Result<FinishedGame>>;
  /** Unchecked: it proves itself. */
  replay(id: string): Promise<Result<unknown>>;
  keepGame(id: string, isKept: boolean): Promise<Result<unknown>>;
  /** A season's ladder; "" is the running one. With the own place for somebody signed in. */
  ladder(season: string, isSignedIn: boolean): Promise<Result<Ladder>>;
  playerPage(id: string): Promise<Result<PlayerPage>>;
  highlights(): Promise<Result<Highlights>>;
  ledger(before: string | null): Promise<Result<LedgerPage>>;
  exportData(): Promise<Result<unknown>>;
  deleteAccount(): Promise<Result<unknown>>;
  /** Retried before it is believed (specification §8). */
  connectionToken(isWanted?: () => boolean): Promise<Result<ConnectionToken>>;
}

function gamePath(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}

/** Builds the calls over the given ports. */
export function createApi(deps: ApiDeps): Api {
  const { open, personal } = createCaller(deps);
  return {
    authConfig: () => open("/api/auth/config"),
    publicConfig: () => open("/api/public/config"),
    version: (cacheBuster) =>
      open(`/api/public/version?cb=${cacheBuster}`, {
        cache: "no-store",
        headers: { "cache-control": "no-cache", pragma: "no-cache" },
      }),
    tables: () => open("/api/rooms"),
    invitation: (roomId) => open(`/api/rooms/${roomId}`),
    createTable: (table) => personal("/api/rooms", json("POST", table)),
    play: () => personal("/api/play", json("POST", {})),
    me: (isWanted) => withRetries(deps.clock, () => personal<CurrentUser>("/api/user/me"), isWanted),
    rename: (name) => personal("/api/user/me", json("PUT", { name })),
    gift: () => personal("/api/user/gift", { method: "POST" }),
    forgetMissed: (gameId) =>
      personal(`/api/user/missed?game=${encodeURIComponent(gameId)}`, { method: "DELETE" }),
    game: (id) => open(gamePath(id)),
    ownGame: (id) => personal(gamePath(id)),
    replay: (id) => open(`${gamePath(id)}/replay`),
    keepGame: (id, isKept) => personal(`${gamePath(id)}/favourite`, { method: isKept ? "PUT" : "DELETE" }),
    ladder: (season, isSignedIn) =>
      (isSignedIn ? personal : open)(
        `/api/ladder${season === "" ? "" : `?season=${encodeURIComponent(season)}`}`,
      ),
    playerPage: (id) => open(`/api/players/${encodeURIComponent(id)}`),
    highlights: () => open("/api/highlights"),
    ledger: (before) =>
      personal(`/api/user/ledger${before === null ? "" : `?before=${encodeURIComponent(before)}`}`),
    exportData: () => personal("/api/user/export"),
    deleteAccount: () => personal("/api/user/me", { method: "DELETE" }),
    connectionToken: (isWanted) =>
      withRetries(deps.clock, () => personal<ConnectionToken>("/api/centrifuge/connection_token"), isWanted),
  };
}

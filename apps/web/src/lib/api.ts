// Every HTTP call of the game, by name. Carries the bearer token and the language; turns a 401 into one more try with
// a fresh token and then into a sign-out. Never decides what a screen says.
import type {
  AuthConfig,
  CreateRoom,
  CurrentUser,
  LedgerEntry,
  PublicConfig,
  RoomSummary,
} from "@fitil/contracts";
import { call } from "./http.ts";
import type { Result } from "./http.ts";
import { withRetries } from "./retry.ts";
import type { Clock } from "./clock.ts";

/** What the calls need from outside. */
export interface ApiDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** The identity token, null for nobody, or why it could not be had; `fresh` asks for a new one. */
  readonly token: (fresh: boolean) => Promise<Result<string | null>>;
  /** The language the server should answer in. */
  readonly language: () => string;
  /** The server does not know this person (any more). */
  readonly onUnauthorized: () => void;
}

export interface LedgerPage {
  readonly entries: readonly LedgerEntry[];
  readonly next: string | null;
}

/** The calls. Every one resolves with a result; none rejects. */
export interface Api {
  authConfig(): Promise<Result<AuthConfig>>;
  publicConfig(): Promise<Result<PublicConfig>>;
  version(cacheBuster: string): Promise<Result<{ version: string }>>;
  rooms(): Promise<Result<RoomSummary[]>>;
  createRoom(room: CreateRoom): Promise<Result<{ id: string }>>;
  /** Retried before it is believed (specification §8). */
  me(isWanted?: () => boolean): Promise<Result<CurrentUser>>;
  rename(name: string): Promise<Result<CurrentUser>>;
  gift(): Promise<Result<{ Chips: number }>>;
  ledger(before: string | null): Promise<Result<LedgerPage>>;
  exportData(): Promise<Result<unknown>>;
  deleteAccount(): Promise<Result<unknown>>;
  /** Retried before it is believed (specification §8). */
  connectionToken(isWanted?: () => boolean): Promise<Result<{ token: string }>>;
}

/** Builds the calls over the given ports. */
export function createApi(deps: ApiDeps): Api {
  // The answers are ours: the same contracts are checked on the server's side before they leave.
  const open = <T>(path: string, init: RequestInit = {}) =>
    call(deps.fetch, path, withHeaders(init, { "accept-language": deps.language() })) as Promise<Result<T>>;

  const personal = async <T>(path: string, init: RequestInit = {}): Promise<Result<T>> => {
    for (const fresh of [false, true]) {
      const token = await deps.token(fresh);
      if (!token.ok) return token;
      if (token.value === null) break;
      const result = await open<T>(path, withHeaders(init, { authorization: `Bearer ${token.value}` }));
      if (result.ok || result.failure.status !== 401) return result;
    }
    deps.onUnauthorized();
    return { ok: false, failure: UNAUTHORIZED };
  };

  return {
    authConfig: () => open("/api/auth/config"),
    publicConfig: () => open("/api/public/config"),
    version: (cacheBuster) =>
      open(`/api/public/version?cb=${cacheBuster}`, {
        cache: "no-store",
        headers: { "cache-control": "no-cache", pragma: "no-cache" },
      }),
    rooms: () => open("/api/rooms"),
    createRoom: (room) => personal("/api/rooms", json("POST", room)),
    me: (isWanted) => withRetries(deps.clock, () => personal<CurrentUser>("/api/user/me"), isWanted),
    rename: (name) => personal("/api/user/me", json("PUT", { name })),
    gift: () => personal("/api/user/gift", { method: "POST" }),
    ledger: (before) =>
      personal(`/api/user/ledger${before === null ? "" : `?before=${encodeURIComponent(before)}`}`),
    exportData: () => personal("/api/user/export"),
    deleteAccount: () => personal("/api/user/me", { method: "DELETE" }),
    connectionToken: (isWanted) =>
      withRetries(
        deps.clock,
        () => personal<{ token: string }>("/api/centrifuge/connection_token"),
        isWanted,
      ),
  };
}

const UNAUTHORIZED = {
  status: 401,
  code: "auth/unauthorized",
  message: null,
  retryAfterMs: null,
  body: null,
} as const;

function withHeaders(init: RequestInit, extra: Record<string, string>): RequestInit {
  return { ...init, headers: { ...(init.headers as Record<string, string> | undefined), ...extra } };
}

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

// How a call reaches the server: in the person's language and, where it is personal, with their token. A refused token is
// tried once more with a fresh one, and then the person is signed out. Knows no path.
import { call } from "./http.ts";
import type { Failure, Result } from "./http.ts";

/** What calls need from outside. */
export interface CallerDeps {
  readonly fetch: typeof fetch;
  /** The identity token, null for nobody, or why it could not be had; `fresh` asks for a new one. */
  readonly token: (fresh: boolean) => Promise<Result<string | null>>;
  /** The language the server should answer in. */
  readonly language: () => string;
  /** The server does not know this person (any more). */
  readonly onUnauthorized: () => void;
}

/** The kinds of calls. */
export interface Caller {
  /** For anybody. Never rejects. */
  readonly open: <T>(path: string, init?: RequestInit) => Promise<Result<T>>;
  /** With the token of the person signed in; `send` is another way than `fetch` to get there. Never rejects. */
  readonly personal: <T>(path: string, init?: RequestInit, send?: typeof fetch) => Promise<Result<T>>;
  /** The same, with the answer as it comes: for streams. Rejects as `fetch` does. */
  readonly respond: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The failure of a personal call that nobody stands behind. */
const UNAUTHORIZED: Failure = {
  status: 401,
  code: "auth/unauthorized",
  message: null,
  retryAfterMs: null,
  body: null,
};

/** Builds the calls over the given ports. */
export function createCaller(deps: CallerDeps): Caller {
  // The answers are ours: the same contracts are checked on the server's side before they leave.
  const ask = <T>(send: typeof fetch, path: string, init: RequestInit) =>
    call(send, path, withHeaders(init, { "accept-language": deps.language() })) as Promise<Result<T>>;
  /** Runs `attempt` with a token, once more with a fresh one when it was refused, and gives up with `nobody`. */
  const withToken = async <T>(options: {
    readonly attempt: (init: RequestInit) => Promise<T>;
    readonly init: RequestInit;
    readonly isRefused: (outcome: T) => boolean;
    readonly lost: (failure: Failure) => T;
    readonly nobody: () => T;
  }): Promise<T> => {
    for (const fresh of [false, true]) {
      const token = await deps.token(fresh);
      if (!token.ok) return options.lost(token.failure);
      if (token.value === null) break;
      const outcome = await options.attempt(
        withHeaders(options.init, { authorization: `Bearer ${token.value}` }),
      );
      if (!options.isRefused(outcome)) return outcome;
    }
    deps.onUnauthorized();
    return options.nobody();
  };
  return {
    open: (path, init = {}) => ask(deps.fetch, path, init),
    personal: <T>(path: string, init: RequestInit = {}, send: typeof fetch = deps.fetch) =>
      withToken<Result<T>>({
        attempt: (carrying) => ask<T>(send, path, carrying),
        init,
        isRefused: (result) => !result.ok && result.failure.status === 401,
        lost: (failure) => ({ ok: false, failure }),
        nobody: () => ({ ok: false, failure: UNAUTHORIZED }),
      }),
    respond: (path, init = {}) =>
      withToken<Response>({
        attempt: (carrying) =>
          deps.fetch(path, withHeaders(carrying, { "accept-language": deps.language() })),
        init,
        isRefused: (response) => response.status === 401,
        lost: (failure) => {
          throw new TypeError(failure.code);
        },
        nobody: () => Response.json({ error: "", code: UNAUTHORIZED.code }, { status: 401 }),
      }),
  };
}

/** `init` with more headers, its own being a plain object. Pure. */
function withHeaders(init: RequestInit, extra: Record<string, string>): RequestInit {
  return { ...init, headers: { ...(init.headers as Record<string, string> | undefined), ...extra } };
}

/** A call with a JSON body. Pure. */
export function json(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

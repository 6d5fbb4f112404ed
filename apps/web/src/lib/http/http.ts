// One HTTP call with a coded outcome. Knows no path and no token; never throws for what a server or a network may do.

/** What a refused or lost call says. `status` is 0 when no answer came. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  /** The server's sentence for people, in the language that was asked for; null when it sent none. */
  readonly message: string | null;
  /** How long the server asked to wait, in ms, or null. */
  readonly retryAfterMs: number | null;
  /** The parsed answer, for refusals that carry more. */
  readonly body: unknown;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** The code of a call that got no answer. */
export const NETWORK_LOST = "network/lost";
/** The code of an answer that is none of our server's: some network in between has spoken. */
const NETWORK_GARBLED = "network/garbled";

/** Whether `value` is an object whose fields may be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Makes one call and sorts its outcome; the value is the parsed JSON as it came. */
export async function call(send: typeof fetch, url: string, init: RequestInit): Promise<Result<unknown>> {
  let response: Response;
  try {
    response = await send(url, init);
  } catch {
    // The line broke before any answer: that is what the caller gets.
    return { ok: false, failure: lost() };
  }
  let text = "";
  try {
    text = await response.text();
  } catch {
    // It broke off on its way, as when the page is left: whatever its status promised, it never came.
    if (response.ok) return { ok: false, failure: lost() };
  }
  const body = parse(text);
  if (!response.ok) return { ok: false, failure: refusal(response, body ?? null) };
  if (body === undefined)
    return { ok: false, failure: { ...lost(), status: response.status, code: NETWORK_GARBLED } };
  return { ok: true, value: body };
}

/** Whether a call with this outcome deserves another try: a lost or garbled network, 429 or 5xx. Pure. */
export function isTransient(failure: Failure): boolean {
  const { status, code } = failure;
  return status === 0 || status === 429 || status >= 500 || code === NETWORK_GARBLED;
}

/** The JSON in an answer, null for none, undefined for what is no JSON. */
function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: no value of ours.
    return undefined;
  }
}

function lost(): Failure {
  return { status: 0, code: NETWORK_LOST, message: null, retryAfterMs: null, body: null };
}

function refusal(response: Response, body: unknown): Failure {
  const fields = isRecord(body) ? body : {};
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return {
    status: response.status,
    code: typeof fields["code"] === "string" ? fields["code"] : "unknown",
    message: typeof fields["error"] === "string" ? fields["error"] : null,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
    body,
  };
}

/** The error a query ends with when the server refuses or cannot be reached. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What the server said about a failed query in words for people; null when it said nothing. Pure. */
export function serverWords(error: unknown): string | null {
  return error instanceof CallFailed ? error.failure.message : null;
}

// Why a call of a provider failed, in our own words (MS5). Errors of the SDK carry the request with prompt and key: they end
// here and are never passed on.
import type { Code } from "@fitil/contracts";
import { AnswerFailure } from "../answer-failure.ts";

export type FaultCode = Extract<
  Code,
  "mentor/model_failed" | "mentor/model_busy" | "mentor/model_slow" | "mentor/model_refused"
>;

/** What went wrong with one call. `message` is made of our words and numbers alone. */
export class ModelFault extends Error {
  readonly code: FaultCode;
  /** HTTP status, when the provider answered with one. */
  readonly status: number | null;
  /** Whether the very same call may work a moment later. */
  readonly transient: boolean;
  /** How long the provider asks to wait, in ms. */
  readonly retryAfterMs: number | null;

  constructor(
    code: FaultCode,
    message: string,
    details: { status?: number; transient?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.name = "ModelFault";
    this.code = code;
    this.status = details.status ?? null;
    this.transient = details.transient ?? false;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** What the model wrote is not what was asked for. */
export class Malformed extends ModelFault {
  /** What it wrote, for the repair; never logged. */
  readonly written: string;
  /** What to ask the model for, where it is not the shape that is wrong. */
  readonly repair: string | null;
  /** The summary as the person read it to its end: it stays, whatever the model is asked for again; "" where there is none. */
  readonly said: string;
  constructor(written: string, reason: string, repair: string | null = null, said = "") {
    super("mentor/model_failed", `the model's answer is malformed: ${reason}`);
    // Not enumerable: a log of the error does not see them.
    Object.defineProperty(this, "written", { enumerable: false });
    Object.defineProperty(this, "said", { enumerable: false });
    this.written = written;
    this.repair = repair;
    this.said = said;
  }
}

/** The failure the person is told about; its reason says why without saying what was asked. */
export function failureOf(fault: ModelFault): AnswerFailure {
  return new AnswerFailure(fault.code, fault.message);
}

const BUSY = 429;

/** Makes a fault of whatever the SDK threw or streamed as an error. `now` is for `retry-after` dates, ms since 1970. */
export function modelFaultOf(error: unknown, now: number): ModelFault {
  if (error instanceof ModelFault) return error;
  const { statusCode: status, responseHeaders: headers } = partsOf(error);
  if (typeof status !== "number") return faultWithoutStatus(error);
  if (status === BUSY)
    return new ModelFault("mentor/model_busy", "the provider answered 429", {
      status,
      transient: true,
      retryAfterMs: waitAskedFor(headers, now),
    });
  if (status >= 500 || status === 408)
    return new ModelFault("mentor/model_failed", `the provider answered ${status}`, {
      status,
      transient: true,
      retryAfterMs: waitAskedFor(headers, now),
    });
  if (status < 400) return faultWithoutStatus(error);
  return new ModelFault("mentor/model_refused", `the provider answered ${status}`, { status });
}

/** Errors that mean broken data or a word of the provider's, not a broken line. */
const UNREADABLE =
  /^AI_(?:JSONParse|TypeValidation|UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting|StreamProvider)Error$/;

/** Codes of what may pass: a certificate that does not fit stays as it is. */
const PASSING = /^(?:E[A-Z_]+|UND_ERR_[A-Z_]+)$/;

/** No refusal: the line broke, or what came over it could not be read. */
function faultWithoutStatus(error: unknown): ModelFault {
  const code = lineError(error);
  const unread = !(error instanceof Error) || UNREADABLE.test(error.name) || "statusCode" in error;
  if (unread && code === null)
    return new ModelFault("mentor/model_failed", "the provider's answer could not be read");
  return new ModelFault("mentor/model_failed", `the line to the provider broke (${code ?? "no code"})`, {
    transient: code === null || PASSING.test(code),
  });
}

/** The system's code of an error, like ECONNREFUSED; nothing else of it. */
function lineError(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if ("code" in cause && typeof cause.code === "string" && /^[A-Z][A-Z_]{2,40}$/.test(cause.code))
      return cause.code;
  return null;
}

function partsOf(error: unknown): { statusCode?: unknown; responseHeaders?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

function waitAskedFor(headers: unknown, now: number): number | null {
  if (typeof headers !== "object" || headers === null) return null;
  const { "retry-after-ms": exact, "retry-after": text } = headers as Record<string, unknown>;
  if (typeof exact === "string" && /^\d{1,9}(\.\d+)?$/.test(exact)) return Number(exact);
  if (typeof text !== "string") return null;
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

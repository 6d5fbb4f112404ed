// One call of the provider: the text as it comes, or a fault (MS5). Watches the clock, and really ends the request when the
// person stops. Must not print or keep anything of what is sent or received.
import type { ModelMessage } from "ai";
import type { z } from "zod";
import type { Clock } from "../../ports/process.ts";
import { modelFaultOf, ModelFault } from "./model-fault.ts";
import type { Models, Strictness } from "./provider-models.ts";

export interface ModelRequest {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** The bytes that the messages have stand-ins for. */
  readonly pictures?: readonly Uint8Array[];
  /** The shape the answer must have; null for plain words. */
  readonly shape: { readonly name: string; readonly schema: z.ZodType } | null;
  readonly strictness: Strictness;
  /**
   * Signs after which the answer is cut off as a fault. Providers get no limit in tokens: thinking would count, and some
   * servers refuse a limit that does not fit their memory.
   */
  readonly maxLength: number;
}

export interface CallPorts {
  readonly clock: Clock;
  readonly models: Models;
}

/**
 * Streams the text of one answer. Throws `ModelFault`, or the signal's reason when `signal` aborts. Ending normally means
 * that the model finished; a text cut by the token limit ends normally, too.
 */
export async function* callModel(
  request: ModelRequest,
  { clock, models }: CallPorts,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  signal.throwIfAborted();
  const watch = new Watch(clock, signal);
  const held = models.holdPictures(request.pictures ?? []);
  let length = 0;
  try {
    const parts = startStream(request, models, { abortSignal: watch.signal, headers: held.headers })[
      Symbol.asyncIterator
    ]();
    for (;;) {
      const next = await watch.orAbort(parts.next());
      if (next.done === true) return;
      const part = next.value;
      if (part.type === "start" || part.type === "start-step") continue;
      watch.heard();
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw watch.reason();
      if (part.type === "finish" && part.finishReason === "content-filter")
        throw new ModelFault("mentor/model_refused", "the provider's filter stopped the answer");
      if (part.type === "finish" && part.finishReason === "error")
        throw new ModelFault("mentor/model_failed", "the provider broke off", { transient: true });
      if (part.type !== "text-delta" || part.text === "") continue;
      length += part.text.length;
      if (length > request.maxLength)
        throw new ModelFault("mentor/model_failed", "the model does not stop writing");
      yield part.text;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw watch.slow ?? modelFaultOf(error, clock.now());
  } finally {
    held.release();
    watch.close();
  }
}

function startStream(
  request: ModelRequest,
  { sdk, model }: Models,
  way: { readonly abortSignal: AbortSignal; readonly headers: Readonly<Record<string, string>> },
) {
  const { shape, strictness } = request;
  return sdk.streamText({
    model: model(strictness),
    instructions: request.instructions,
    messages: [...request.messages],
    ...way,
    // Retries are ours: the SDK's run on a real clock and know nothing of what was shown.
    maxRetries: 0,
    // The default prints the error, and with it the prompt.
    onError: () => undefined,
    ...(shape !== null && strictness !== "words" && { output: sdk.Output.object(shape) }),
  }).stream;
}

/** The alarm clock of one call: aborts the request when the provider is silent for too long, or the person stops. */
class Watch {
  readonly #clock: Clock;
  readonly #outer: AbortSignal;
  readonly #abort = new AbortController();
  readonly #aborted: Promise<never>;
  readonly #onOuterAbort = () => this.#abort.abort();
  #cancelTimer: () => void;
  /** Set when the provider was too slow. */
  slow: ModelFault | null = null;

  constructor(clock: Clock, outer: AbortSignal) {
    this.#clock = clock;
    this.#outer = outer;
    outer.addEventListener("abort", this.#onOuterAbort, { once: true });
    this.#aborted = new Promise((_, reject) => {
      this.#abort.signal.addEventListener("abort", () => reject(this.reason()), { once: true });
    });
    // Nobody may be waiting when it aborts.
    this.#aborted.catch(() => undefined);
    this.#cancelTimer = this.#alarm(FIRST_BYTE_MS, "the provider sent nothing");
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The provider sent something: starts the wait anew. */
  heard(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#alarm(STALL_MS, "the provider fell silent");
  }

  /** `work`, unless the call is aborted first: not every model listens to its signal. */
  orAbort<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([work, this.#aborted]);
  }

  reason(): unknown {
    return this.slow ?? this.#outer.reason ?? this.#abort.signal.reason;
  }

  close(): void {
    this.#cancelTimer();
    this.#outer.removeEventListener("abort", this.#onOuterAbort);
    this.#abort.abort();
  }

  #alarm(delayMs: number, message: string): () => void {
    return this.#clock.after(delayMs, () => {
      this.slow = new ModelFault("mentor/model_slow", `${message} for ${delayMs / 1_000} s`);
      this.#abort.abort();
    });
  }
}

const FIRST_BYTE_MS = 20_000;
/** Between two pieces of an answer. */
const STALL_MS = 30_000;
/** One answer with all its retries. */
export const WHOLE_MS = 120_000;
/** Calls after the first one, only before anything was shown. */
export const MAX_RETRIES = 2;
/** A provider that asks for more is busy. */
export const MAX_RETRY_AFTER_MS = 5_000;
/** Waits before the retries when the provider names none. */
export const RETRY_WAITS_MS = [400, 1_200] as const;
/** Signs of an answer; more is a model gone wild. */
export const MAX_ANSWER_LENGTH = 24_000;
export const MAX_TRANSCRIPT_LENGTH = 120_000;

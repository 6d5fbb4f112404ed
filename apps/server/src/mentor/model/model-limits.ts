// How long a provider may keep the person waiting, and how often it is asked again (MS5). Milliseconds.

export const FIRST_BYTE_MS = 20_000;
/** Between two pieces of an answer. */
export const STALL_MS = 30_000;
/** One answer with all its retries. */
export const WHOLE_MS = 120_000;
/** Calls after the first one, only before anything was shown. */
export const MOST_RETRIES = 2;
/** A provider that asks for more is busy. */
export const MOST_RETRY_AFTER_MS = 5_000;
/** Waits before the retries when the provider names none. */
export const RETRY_WAITS_MS = [400, 1_200] as const;
/** Signs of an answer; more is a model gone wild. */
export const MOST_ANSWER_LENGTH = 24_000;
export const MOST_TRANSCRIPT_LENGTH = 120_000;

// What a process brings to every slice: time, chance, fresh ids, its log and the way to send mail. They come in by these ports and from
// nowhere else; tests pass their own.

/** Wall clock and timers. Tests pass the virtual one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `delayMs` (≥ 0); the returned function takes it back. */
  after(delayMs: number, task: () => void): () => void;
}

/** Chance that nobody can foresee. */
export interface Random {
  /** `length` random bytes, owned by the caller. */
  bytes(length: number): Uint8Array;
}

/** Fresh identifiers. */
export interface Ids {
  roomId(): string;
  gameId(): string;
}

/** Structured log without secrets or e-mails. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Mailer {
  send(mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html?: string;
  }): Promise<void>;
}

/** Lengths of time, in ms. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

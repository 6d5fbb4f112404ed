// Who may use the one SQLite connection when. A transaction with pauses keeps everybody else out until it ends. When another
// process holds the file, whoever writes waits here and is tried again now and then: readers pass, and the event loop
// never sleeps.
import type { Clock } from "../ports/process.ts";
import type { DatabaseHealth } from "./database-health.ts";
import { LockWaitTooLong, troubleOf } from "./database-trouble.ts";

/** How long anybody waits for their turn before they are refused. */
const LONGEST_WAIT_MS = 10_000;
const FIRST_RETRY_MS = 2;
const LONGEST_RETRY_MS = 100;
/** More than this many waiting means that nobody will get through in time. */
const MAX_WAITING = 2_000;
/** Those who waited are let through in runs of so many, with everybody's games in between. */
const RUN_LENGTH = 16;

interface Job {
  /** Runs what waits and settles its promise; false: the lock is still away. */
  readonly attempt: () => boolean;
  /** Gives up on it. */
  readonly refuse: () => void;
  /** When it came, in the clock's milliseconds. */
  readonly since: number;
}

/** The order of work on one connection. */
export class SqliteQueue {
  readonly #clock: Clock | null;
  readonly #health: DatabaseHealth;
  readonly #reads: Job[] = [];
  readonly #writes: Job[] = [];
  /** A transaction with pauses is open. */
  #held = false;
  #retryMs = FIRST_RETRY_MS;
  #stopRetry: (() => void) | null = null;
  /** What the last one to meet the lock was told, and when. */
  #lock: unknown = null;
  #lockSeenAt = Number.NEGATIVE_INFINITY;

  /** Without a clock nobody waits for other processes: they are refused at once. */
  constructor(clock: Clock | null, health: DatabaseHealth) {
    this.#clock = clock;
    this.#health = health;
  }

  /**
   * Runs `work` without a pause as soon as it may; a lock of another process makes it wait and run again from its
   * beginning. `kind`: a read does not queue behind writers who wait. Rejects with what `work` throws, or with a
   * `LockWaitTooLong` after 10 s, or at once when too many wait already.
   */
  run<T>(kind: "read" | "write", work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        attempt: () => this.#attempt(work, kind, resolve, reject),
        refuse: () => reject(new LockWaitTooLong(this.#lock)),
        since: this.#now(),
      };
      const behind = this.#held || (kind === "write" && this.#writes.length > 0);
      if (!behind && job.attempt()) return;
      const waiting = kind === "read" ? this.#reads : this.#writes;
      if ((this.#clock === null && !this.#held) || waiting.length >= MAX_WAITING) return job.refuse();
      waiting.push(job);
      this.#retryLater();
    });
  }

  /** Waits like a write, runs `begin`, and then keeps everybody else out until `release`. */
  hold(begin: () => void): Promise<void> {
    return this.run("write", () => {
      begin();
      this.#held = true;
    });
  }

  /** Lets the others in again. */
  release(): void {
    this.#held = false;
    this.#serve();
  }

  /** Forgets everybody who waits: the file is being closed. */
  close(): void {
    this.#stopWaiting();
    for (const job of [...this.#reads.splice(0), ...this.#writes.splice(0)]) job.refuse();
  }

  /** False: the lock is away, and nothing was done. */
  #attempt<T>(
    work: () => T,
    kind: "read" | "write",
    resolve: (result: T) => void,
    reject: (cause: unknown) => void,
  ): boolean {
    try {
      const result = work();
      this.#health.worked(kind === "write");
      resolve(result);
    } catch (cause) {
      if (troubleOf(cause) === "locked") {
        this.#lock = cause;
        this.#lockSeenAt = this.#now();
        this.#health.failed("locked", cause);
        return false;
      }
      reject(cause);
    }
    return true;
  }

  /** Lets those who wait through, in their order, until the lock stops them. */
  #serve(): void {
    this.#refuseLate();
    let left = RUN_LENGTH;
    for (const waiting of [this.#reads, this.#writes]) {
      for (let job = waiting[0]; job && !this.#held; job = waiting[0]) {
        if (left === 0) {
          this.#stopWaiting();
          setImmediate(() => this.#serve());
          return;
        }
        if (!job.attempt()) break;
        left -= 1;
        waiting.shift();
        this.#count(job);
      }
    }
    if (this.#reads.length + this.#writes.length > 0) this.#retryLater();
    else this.#stopWaiting();
  }

  #refuseLate(): void {
    const now = this.#now();
    for (const waiting of [this.#reads, this.#writes])
      for (let job = waiting[0]; job && now - job.since >= LONGEST_WAIT_MS; job = waiting[0]) {
        waiting.shift();
        this.#count(job);
        job.refuse();
      }
  }

  #count(job: Job): void {
    if (this.#lockSeenAt >= job.since) this.#health.waited(this.#now() - job.since);
  }

  #now(): number {
    return this.#clock?.now() ?? 0;
  }

  #retryLater(): void {
    if (this.#stopRetry || !this.#clock) return;
    const delayMs = this.#retryMs;
    this.#retryMs = Math.min(delayMs * 2, LONGEST_RETRY_MS);
    this.#stopRetry = this.#clock.after(delayMs, () => {
      this.#stopRetry = null;
      this.#serve();
    });
  }

  #stopWaiting(): void {
    this.#stopRetry?.();
    this.#stopRetry = null;
    this.#retryMs = FIRST_RETRY_MS;
  }
}

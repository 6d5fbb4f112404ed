// Where people reach this very process (NODE_URL), told to nobody before it was seen to be true: the process asks itself there.
import type { Clock, Log } from "../ports/process.ts";

/** How often an address is looked at that was found good, and one that was not. */
const LOOK_EVERY_MS = 30_000;
const LOOK_AGAIN_MS = 5_000;

/** Who answers at an address: a process's own id, or null when nobody does that has one. */
export type AskAddress = (url: string) => Promise<string | null>;

/** How long an address has to answer. */
const PATIENCE_MS = 3_000;

/** Asks `/healthz`, without following anybody elsewhere; rejects when nothing answers in 3 s, or no JSON. */
export const askHealth: AskAddress = async (url) => {
  const answer = await fetch(`${url}/healthz`, {
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const said: unknown = await answer.json();
  return typeof said === "object" && said !== null && "process" in said && typeof said.process === "string"
    ? said.process
    : null;
};

/** What the last look found. */
type Finding = "own" | "nobody" | "another";

const SENTENCES: Readonly<Record<Finding, string>> = {
  own: "NODE_URL leads here: people are told of it",
  nobody:
    "NODE_URL expects an address where this process can be reached, but nobody answers there: people stay where they are",
  another:
    "NODE_URL expects this very process's address, but another one answers there: people stay where they are",
};

/** An address of this process's, from `start` on. */
export class OwnAddress {
  readonly #url: string;
  readonly #processId: string;
  readonly #ask: AskAddress;
  readonly #clock: Clock;
  readonly #log: Log;
  #found: Finding | null = null;
  #stopTimer: (() => void) | null = null;

  constructor(deps: { url: string; processId: string; ask: AskAddress; clock: Clock; log: Log }) {
    this.#url = deps.url;
    this.#processId = deps.processId;
    this.#ask = deps.ask;
    this.#clock = deps.clock;
    this.#log = deps.log;
  }

  /** The address, as long as it is seen to lead here; else null. */
  get(): string | null {
    return this.#found === "own" ? this.#url : null;
  }

  /** Begins to look, once the process listens. */
  start(): void {
    this.#stopTimer = this.#clock.after(0, () => void this.#look());
  }

  /** Looks no more. */
  stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  async #look(): Promise<void> {
    // No answer is what it says below: nobody.
    const processId = await this.#ask(this.#url).catch(() => null);
    if (this.#stopTimer === null) return;
    const found = processId === this.#processId ? "own" : processId === null ? "nobody" : "another";
    if (found !== this.#found) this.#log[found === "own" ? "info" : "warn"]({}, SENTENCES[found]);
    this.#found = found;
    const wait = found === "own" ? LOOK_EVERY_MS : LOOK_AGAIN_MS;
    this.#stopTimer = this.#clock.after(wait, () => void this.#look());
  }
}

// What this process asks of the owners of tables, and what becomes of each question: it is answered, goes to the next owner, or is late.
import type { Clock } from "../../ports/process.ts";
import type { Neighbours, OwnerAnswer, OwnerRequest } from "../neighbours.ts";
import { tellNode } from "../node-messages.ts";

/** How long a wish waits for a table's owner. */
const WAIT_MS = 5_000;
/** How often a table whose owner is on its way is looked for. */
const LOOK_AGAIN_MS = 50;

const LATE_ANSWER: OwnerAnswer = {
  ok: false,
  error: { code: 100, message: "server/internal", temporary: true },
};

interface Asked {
  readonly tableId: string;
  /** A subscription may be asked for again of the next owner; another wish may have been carried out already. */
  readonly isRepeatable: boolean;
  readonly answered: (answer: OwnerAnswer) => void;
}

/** Where a wish went: the table is this process's own by now, nobody knows it, no owner was found in time, or its owner has answered. */
export type Routed = "local" | "unknown" | "late" | OwnerAnswer;

/** All questions of one process that are open. */
export class OwnerQuestions {
  readonly #neighbours: Neighbours;
  readonly #clock: Clock;
  readonly #isLocal: (tableId: string) => boolean;
  readonly #open = new Map<number, Asked>();
  #number = 0;

  /** `clock` goes on always; `isLocal`: the table is this process's own. */
  constructor(deps: { neighbours: Neighbours; clock: Clock; isLocal: (tableId: string) => boolean }) {
    this.#neighbours = deps.neighbours;
    this.#clock = deps.clock;
    this.#isLocal = deps.isLocal;
  }

  /** Finds the owner, asks, and asks the next owner where that may be done, for as long as a wish waits. */
  async route(tableId: string, isRepeatable: boolean, question: () => OwnerRequest): Promise<Routed> {
    const until = this.#clock.now() + WAIT_MS;
    while (this.#clock.now() < until) {
      if (this.#isLocal(tableId)) return "local";
      // Undefined: nobody can tell now; it is asked again until the time is up.
      const location = await this.#neighbours.find(tableId).catch(() => undefined);
      if (location === null) return "unknown";
      if (location !== undefined && location.ownerId !== this.#neighbours.nodeId) {
        const asked = { tableId, isRepeatable, until };
        const answer = await this.#ask(location.ownerId, question(), asked);
        if (answer.ok || answer.error !== null) return answer;
      }
      await new Promise<void>((resolve) => this.#clock.after(LOOK_AGAIN_MS, resolve));
    }
    return "late";
  }

  /** Asks a certain process, and waits so many ms: what is not answered by then may have been done all the same. */
  askNode(nodeId: string, question: OwnerRequest, waitMs: number): Promise<OwnerAnswer> {
    const asked = { tableId: "", isRepeatable: false, until: this.#clock.now() + waitMs };
    return this.#ask(nodeId, question, asked);
  }

  /** An answer has come; nothing happens where nobody waits for it any more. */
  answered(number: number, answer: OwnerAnswer): void {
    this.#open.get(number)?.answered(answer);
  }

  /** A table has another owner: what may be repeated goes to it, the rest is late. */
  moved(tableId: string): void {
    for (const asked of this.#open.values())
      if (asked.tableId === tableId)
        asked.answered(asked.isRepeatable ? { ok: false, error: null } : LATE_ANSWER);
  }

  #ask(
    nodeId: string,
    question: OwnerRequest,
    { tableId, isRepeatable, until }: { tableId: string; isRepeatable: boolean; until: number },
  ): Promise<OwnerAnswer> {
    const number = ++this.#number;
    return new Promise((resolve) => {
      const answered = (answer: OwnerAnswer) => {
        stop();
        this.#open.delete(number);
        resolve(answer);
      };
      const stop = this.#clock.after(until - this.#clock.now(), () => answered(LATE_ANSWER));
      this.#open.set(number, { tableId, isRepeatable, answered });
      tellNode(this.#neighbours, nodeId, { type: "ask", number, question });
    });
  }
}

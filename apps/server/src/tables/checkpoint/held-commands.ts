// What a table is told while its process may not act and is no wish of anybody's: partings and returns, answers of the books. It waits, in
// its order: of somebody who was lost and is back the last one counts.
import type { Checkpointer } from "./checkpointer.ts";
import type { TableCommand } from "../table/command.ts";

/** Everything but what somebody waits for an answer to. */
export type HeldCommand = Exclude<TableCommand, { readonly type: "act" }>;

/** One table's. */
export class HeldCommands {
  readonly #waiting: HeldCommand[] = [];
  readonly #checkpointer: Pick<Checkpointer, "mayAct" | "later">;
  readonly #tableId: string;
  readonly #dispatch: (command: HeldCommand) => void;

  constructor(
    checkpointer: Pick<Checkpointer, "mayAct" | "later">,
    tableId: string,
    dispatch: (command: HeldCommand) => void,
  ) {
    this.#checkpointer = checkpointer;
    this.#tableId = tableId;
    this.#dispatch = dispatch;
  }

  /** Takes what comes while the process may not act; false: it is a wish, and to be said again. What comes to a table that is another's (`isGone`) is let go. */
  take(command: TableCommand, isGone: boolean): boolean {
    if (command.type === "act" || command.type === "stake_checked" || isWishToSit(command)) return false;
    if (isGone || command.type === "position") return true;
    this.#waiting.push(command);
    if (this.#waiting.length === 1) this.#lookLater();
    return true;
  }

  /** The process may act: what waits comes before anything else. PERF: the hot path. */
  dispatchAll(): void {
    if (this.#waiting.length > 0) for (const command of this.#waiting.splice(0)) this.#dispatch(command);
  }

  /** The table is another process's. */
  forget(): void {
    this.#waiting.length = 0;
  }

  #lookLater(): void {
    this.#checkpointer.later(() => {
      if (this.#waiting.length === 0) return;
      if (this.#checkpointer.mayAct(this.#tableId)) this.dispatchAll();
      else this.#lookLater();
    });
  }
}

/** Somebody asks for a seat; without the wait that the rules look at it is news of somebody who has one. */
function isWishToSit(command: TableCommand): boolean {
  return command.type === "arrive" && command.waitMs !== undefined;
}

// Writes this process's tables down, so that another process can go on with them: at once when something has happened, and now
// and then while people walk. What is written leaves before the table's words do.
import type { RoomSummary } from "@fitil/contracts";
import type { TableEffect } from "./table/effect.ts";
import type { Neighbours, TableRow, WrittenTable } from "./neighbours.ts";
import { invitationTo } from "./table/list-row.ts";
import type { TableSpec, TableState } from "./table/state.ts";
import { writeSnapshot } from "./snapshot.ts";
import type { Clock, Fence } from "../ports.ts";

/** How much walking may be lost. */
const WALKING_MS = 250;
/** How often held commands look whether the process may act again. */
const LOOK_AGAIN_MS = 50;
/** How long a yes waits to be written down: what comes after it from the same person waits as long. */
const YES_WAITS_MS = 300;

/** What the books need of a table that several processes may own. */
export interface BookGuard {
  fence(): Fence | undefined;
  /** Writes the table down; false: it is not this process's any more. Rejects when it cannot be said now. */
  written(): Promise<boolean>;
}

/** A table at work, as it is written down. */
interface CheckpointedTable {
  readonly spec: TableSpec;
  readonly state: TableState;
  /** Ms since 1970 on the table's own clock. */
  now(): number;
  /** Its row of the public list. */
  summary(): RoomSummary;
}

interface Written {
  row: string;
  stopTimer: (() => void) | null;
  /** The newest writing that has not been answered yet, and whether the last one failed. */
  writing: Promise<boolean> | null;
  isBehind: boolean;
}

/** The tables of one process on their way into the register. */
export class Checkpointer {
  readonly #neighbours: Neighbours;
  /** Goes on also when the process may not act. */
  readonly #clock: Clock;
  readonly #written = new Map<string, Written>();

  constructor(neighbours: Neighbours, clock: Clock) {
    this.#neighbours = neighbours;
    this.#clock = clock;
  }

  /** May this process act for the table now? PERF: the hot path. */
  mayAct(tableId: string): boolean {
    return this.#neighbours.mayAct(tableId);
  }

  /** Looks again soon. */
  later(task: () => void): void {
    this.#clock.after(LOOK_AGAIN_MS, task);
  }

  /** A table has changed, and is about to say so. */
  changed(table: CheckpointedTable, effects: readonly TableEffect[]): void {
    if (effects.length === 0) return;
    if (effects.some(({ type }) => type !== "position" && type !== "said")) return this.#save(table);
    const known = this.#known(table.spec.id);
    known.stopTimer ??= this.#clock.after(WALKING_MS, () => this.#save(table));
  }

  /** Resolves when all that the table has decided so far is written down; false: that cannot be said in time. Null: it is. */
  whenWritten(table: CheckpointedTable): Promise<boolean> | null {
    const known = this.#written.get(table.spec.id);
    if (known?.isBehind === true) this.#save(table);
    const writing = known?.writing ?? null;
    if (writing === null) return null;
    return new Promise((resolve) => {
      const stop = this.#clock.after(YES_WAITS_MS, () => resolve(false));
      void writing.then((isDone) => {
        stop();
        resolve(isDone);
      });
    });
  }

  /** What the list shows of a table may have changed besides its state. */
  rowChanged(table: CheckpointedTable): void {
    if (rowText(table) !== this.#written.get(table.spec.id)?.row) this.#save(table);
  }

  /** The books' view of a table. */
  guard(table: CheckpointedTable): BookGuard {
    const { id } = table.spec;
    const fence = this.#neighbours.fenceOf(id);
    return {
      // A table that has closed is nobody's any more; its books go on under its last epoch.
      fence: () => this.#neighbours.fenceOf(id) ?? fence,
      written: async () =>
        table.state.isClosed ||
        (await this.#neighbours.save(id, { row: null, checkpoint: checkpointOf(table) })),
    };
  }

  /** The table is not this process's any more. */
  forget(tableId: string): void {
    this.#written.get(tableId)?.stopTimer?.();
    this.#written.delete(tableId);
  }

  #known(tableId: string): Written {
    const known = this.#written.get(tableId) ?? { row: "", stopTimer: null, writing: null, isBehind: false };
    this.#written.set(tableId, known);
    return known;
  }

  #save(table: CheckpointedTable): void {
    const { id } = table.spec;
    const known = this.#known(id);
    known.stopTimer?.();
    known.stopTimer = null;
    const row = rowText(table);
    const record = { row: row === known.row ? null : row, checkpoint: checkpointOf(table) };
    known.row = row;
    // What could not be said now is said with the next change; until then the last one counts.
    const writing = this.#neighbours.save(id, record).then(
      (isDone) => isDone,
      () => {
        known.row = "";
        return false;
      },
    );
    known.writing = writing;
    void writing.then((isDone) => {
      if (known.writing !== writing) return;
      known.writing = null;
      known.isBehind = !isDone;
    });
  }
}

/** A table as it stands, for the register. */
export function writtenTableOf(table: CheckpointedTable): WrittenTable {
  return { row: rowText(table), checkpoint: checkpointOf(table) };
}

/** The moment on the table's own clock, and the table. */
function checkpointOf(table: CheckpointedTable): string {
  return `${table.now()} ${writeSnapshot(table.state)}`;
}

/** Takes a checkpoint apart. */
export function readCheckpoint(text: string): { readonly at: number; readonly snapshot: string } {
  const end = text.indexOf(" ");
  return { at: Number(text.slice(0, end)), snapshot: text.slice(end + 1) };
}

/** What all processes know of a table. */
export function rowOf(table: CheckpointedTable): TableRow {
  const { isPrivate, isQuick, ownerId } = table.spec;
  // Whoever has lost the line is no company.
  const present = table.state.people.filter(({ away }) => !away).length;
  return {
    room: table.summary(),
    invitation: invitationTo(table.state),
    isPrivate,
    isQuick,
    present,
    ownerId,
  };
}

function rowText(table: CheckpointedTable): string {
  return JSON.stringify(rowOf(table));
}

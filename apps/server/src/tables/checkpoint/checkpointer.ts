// Writes this process's tables down, so that another process can go on with them: what each was told since the last time, and the
// whole of it now and then. What several tables have to say within a window travels together.
import { writeWhole } from "./checkpoint.ts";
import { keepCommand, writeKeptCommand } from "./command-lines.ts";
import type { KeptCommand } from "./command-lines.ts";
import type { NumberedSenders } from "./position-lines.ts";
import type { TableCommand } from "../table/command.ts";
import type { TableEffect } from "../table/effect.ts";
import type { Neighbours, WrittenPiece } from "../neighbours.ts";
import { rowText } from "./written-table.ts";
import type { CheckpointedTable } from "./written-table.ts";
import { showsInRow } from "../table/list-row.ts";
import type { TableState } from "../table/state.ts";
import type { Fence } from "../../ports/ledger.ts";
import type { Clock } from "../../ports/process.ts";

/** How much walking may be lost. */
const WALKING_MS = 225;
/** Between two writings of a process, with what else it asks of the register: what somebody has done may be seen so long before it is written, but nobody is told yes. */
const WINDOW_MS = 75;
/** So many characters of words after a whole, some forty seconds of a match of four, then comes the next whole: to read them takes some 10 ms. */
const MAX_WORDS = 32_768;
/** How often held commands look whether the process may act again. */
const LOOK_AGAIN_MS = 50;
/** How long a yes waits to be written down: what comes after it from the same person waits as long. */
const YES_WAITS_MS = 300;

/** What needs no writing of its own: walking, and what is told to one person or the log alone. */
const QUIET: ReadonlySet<TableEffect["type"]> = new Set(["position", "input", "tell", "count", "fault"]);

type Outcome = Awaited<ReturnType<Neighbours["save"]>>[number];

/** One table, and what of it is not written yet. */
interface Draft {
  readonly table: CheckpointedTable;
  /** What the table was told since the last writing. */
  readonly words: KeptCommand[];
  /** Who was named in a word since the last whole. */
  readonly known: NumberedSenders;
  /** Characters since the last whole. */
  length: number;
  /** Of the last writing. */
  number: number;
  /** The last row that was written. */
  row: string;
  isRowStale: boolean;
  /** The phase that was written last. */
  phase: TableState["phase"]["kind"];
  /** What is written is not known, or lacks something: a whole comes next. */
  isBehind: boolean;
  /** The newest writing, on its way or waiting for its window. Never rejects. */
  writing: Promise<Outcome> | null;
  /** The one that waits for its window; null: none does. */
  waiting: PromiseWithResolvers<Outcome> | null;
}

/** The tables of one process on their way into the register. */
export class Checkpointer {
  readonly #neighbours: Neighbours;
  /** Goes on also when the process may not act. */
  readonly #clock: Clock;
  readonly #drafts = new Map<string, Draft>();
  /** Those that go with the next window. */
  readonly #due = new Set<Draft>();
  /** Those at which people only walk: they go together. */
  readonly #walking = new Set<Draft>();
  #isWalkTimed = false;
  #stopWindow: (() => void) | null = null;

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

  /** A table was told something at `at` on its own clock, and is about to carry out what it has decided. PERF: the hot path. */
  noteDecision(
    table: CheckpointedTable,
    command: TableCommand,
    decided: { readonly at: number; readonly effects: readonly TableEffect[] },
  ): void {
    const { at, effects } = decided;
    // It is nobody's any more.
    if (table.state.isClosed) return this.forget(table.spec.id);
    const draft = this.#draft(table);
    if (!draft.isBehind) draft.words.push(keepCommand(command, at));
    if (effects.length === 0) return;
    if (areQuiet(effects)) return this.#walk(draft);
    draft.isRowStale ||= effects.some((effect) => !QUIET.has(effect.type) && showsInRow(effect));
    void this.#write(draft);
    // A game that has begun or ended is more than an event: whoever goes on with the table is to know what people have been told.
    if (draft.phase !== table.state.phase.kind) this.#flush();
    draft.phase = table.state.phase.kind;
  }

  /** Resolves when all that the table has decided so far is written down; false: that cannot be said in time. Null: it is. */
  whenWritten(table: CheckpointedTable): Promise<boolean> | null {
    const draft = this.#drafts.get(table.spec.id);
    if (draft === undefined) return null;
    const isPending = draft.words.length > 0 || draft.isBehind;
    const writing = isPending ? this.#write(draft) : draft.writing;
    if (writing === null) return null;
    return new Promise((resolve) => {
      const stop = this.#clock.after(YES_WAITS_MS, () => resolve(false));
      void writing.then((outcome) => {
        stop();
        resolve(outcome === "saved");
      });
    });
  }

  /** What the list shows of a table may have changed besides its state. */
  rowChanged(table: CheckpointedTable): void {
    const draft = this.#draft(table);
    draft.isRowStale = true;
    void this.#write(draft);
  }

  /** What this process shows the books for a table of its own; undefined: it has no such table. */
  fenceOf(tableId: string): Fence | undefined {
    return this.#neighbours.fenceOf(tableId);
  }

  /** Writes down at once what a table has decided; false: it is not this process's any more. Rejects when it cannot be said now. */
  async writeDown(table: CheckpointedTable): Promise<boolean> {
    const isClosed = () => table.state.isClosed;
    return isClosed() || (await this.#writeNow(table)) || isClosed();
  }

  /** Writes the whole of a table at once; false: it is not this process's any more. Rejects when it cannot be said now. */
  writeWhole(table: CheckpointedTable): Promise<boolean> {
    this.#draft(table).isBehind = true;
    return this.#writeNow(table);
  }

  /** The table is not this process's any more. */
  forget(tableId: string): void {
    const draft = this.#drafts.get(tableId);
    if (draft === undefined) return;
    this.#walking.delete(draft);
    draft.waiting?.resolve("not_ours");
    this.#due.delete(draft);
    this.#drafts.delete(tableId);
  }

  #draft(table: CheckpointedTable): Draft {
    const { id } = table.spec;
    const known = this.#drafts.get(id);
    if (known !== undefined) return known;
    const draft: Draft = {
      table,
      words: [],
      known: new Map(),
      length: 0,
      number: 0,
      row: "",
      isRowStale: true,
      phase: table.state.phase.kind,
      isBehind: true,
      writing: null,
      waiting: null,
    };
    this.#drafts.set(id, draft);
    return draft;
  }

  async #writeNow(table: CheckpointedTable): Promise<boolean> {
    const writing = this.#write(this.#draft(table));
    this.#flush();
    const outcome = await writing;
    if (outcome === "later") throw new Error(`Table ${table.spec.id} could not be written down`);
    return outcome === "saved";
  }

  #walk(draft: Draft): void {
    this.#walking.add(draft);
    if (this.#isWalkTimed) return;
    this.#isWalkTimed = true;
    this.#clock.after(this.#neighbours.untilTick(WALKING_MS), () => {
      this.#isWalkTimed = false;
      for (const walking of this.#walking) void this.#join(walking);
      this.#flush();
    });
  }

  /** Has a table written with whatever is written next. */
  #join(draft: Draft): Promise<Outcome> {
    if (draft.waiting === null) {
      draft.waiting = Promise.withResolvers<Outcome>();
      draft.writing = draft.waiting.promise;
      this.#due.add(draft);
    }
    return draft.waiting.promise;
  }

  /** Has a table written with the next window. PERF: all windows end on common ticks, a few wake-ups for whatever is asked. */
  #write(draft: Draft): Promise<Outcome> {
    this.#stopWindow ??= this.#clock.after(this.#neighbours.untilTick(WINDOW_MS), () => this.#flush());
    return this.#join(draft);
  }

  #flush(): void {
    this.#stopWindow?.();
    this.#stopWindow = null;
    if (this.#due.size === 0) return;
    const drafts = [...this.#due];
    this.#due.clear();
    for (const draft of drafts) this.#walking.delete(draft);
    const waiting = drafts.map((draft) => draft.waiting);
    const pieces = drafts.map(pieceOf);
    const settle = (outcomes: readonly Outcome[]) => {
      for (const [index, draft] of drafts.entries()) {
        const outcome = outcomes[index] ?? "later";
        const written = waiting[index];
        if (outcome !== "saved") loseSight(draft);
        if (draft.writing === written?.promise) draft.writing = null;
        // A register that has just been told of the table again lacks what a piece stands on: it gets the whole.
        const isToRepeat = outcomes[index] === "later" && pieces[index]?.isWhole === false;
        written?.resolve(isToRepeat ? this.#write(draft) : outcome);
      }
    };
    this.#neighbours.save(pieces).then(settle, () => settle([]));
  }
}

/** What is written of a table is not known: the whole of it comes next, with its next change or the next question. */
function loseSight(draft: Draft): void {
  draft.isBehind = true;
  draft.isRowStale = true;
  draft.row = "";
}

/** PERF: asked of each decision. */
function areQuiet(effects: readonly TableEffect[]): boolean {
  for (const effect of effects) if (!QUIET.has(effect.type)) return false;
  return true;
}

/** PERF: most of what is written. */
function linesOf({ words, known }: Draft): string {
  let text = "";
  for (const word of words) text += (text === "" ? "" : "\n") + writeKeptCommand(word, known);
  return text;
}

/** What of a table is to be written now; it counts as written from here on. */
function pieceOf(draft: Draft): WrittenPiece {
  const { table, words } = draft;
  const isWhole = draft.isBehind || draft.length > MAX_WORDS;
  const text = isWhole ? writeWhole(table.state, table.now()) : linesOf(draft);
  const row = draft.isRowStale ? rowText(table) : draft.row;
  const piece = { tableId: table.spec.id, number: ++draft.number, text, isWhole };
  const told = { ...piece, row: row === draft.row ? null : row };
  words.length = 0;
  draft.length += text.length;
  if (isWhole) {
    draft.length = 0;
    draft.known.clear();
  }
  draft.isBehind = false;
  draft.isRowStale = false;
  draft.row = row;
  draft.waiting = null;
  return told;
}

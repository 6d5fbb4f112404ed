// A table as other processes have it: the row that all of them know, and the whole of it for whoever goes on with it.
import type { TableSummary } from "@fitil/contracts";
import { writeWhole } from "./checkpoint.ts";
import type { TableRow, WrittenTable } from "../neighbours.ts";
import { invitationTo } from "../table/list-row.ts";
import type { TableSpec, TableState } from "../table/state.ts";

/** A table at work, as it is written down. */
export interface CheckpointedTable {
  readonly spec: TableSpec;
  readonly state: TableState;
  /** Ms since 1970 on the table's own clock. */
  now(): number;
  /** Its row of the public list. */
  summary(): TableSummary;
}

/** A table as it stands, for the register. */
export function writtenTableOf(table: CheckpointedTable): WrittenTable {
  return { row: rowText(table), checkpoint: writeWhole(table.state, table.now()) };
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

/** The same as text. */
export function rowText(table: CheckpointedTable): string {
  return JSON.stringify(rowOf(table));
}

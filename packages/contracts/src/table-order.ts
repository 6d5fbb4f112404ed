// The order of the list of tables. Apart from the schemas, so that the browser takes it without the schema library.
import type { TableSummary } from "./tables.ts";

/** LB7: rooms with space, full rooms, rooms in progress; then higher stake, then name (Russian, numbers by value). */
export function compareTables(a: TableSummary, b: TableSummary): number {
  return group(a) - group(b) || b.stakes - a.stakes || collator.compare(a.name, b.name);
}

const collator = new Intl.Collator("ru", { numeric: true });

function group(room: TableSummary): number {
  if (room.isGameInProgress) return 2;
  return room.playerCount >= room.maxPlayers ? 1 : 0;
}

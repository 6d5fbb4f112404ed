// A match's store at a virtual table, as the page has them: what is said goes up the line, what the table says comes down it.
import type { GameAction } from "@fitil/contracts";
import { createMatchStore } from "../store/match-store.ts";
import type { MatchStore } from "../store/match-view.ts";
import { VirtualTable } from "./virtual-line.ts";
import type { LineQuality } from "./virtual-line.ts";

/** A frame at 60 Hz. */
export const FRAME_MS = 1000 / 60;
const QUIET: LineQuality = { delayMs: 20, jitterMs: 0, stallMs: 0, stallEveryMs: 0 };

/** A table with player 1 at this screen and a line that does nothing odd. */
export function quietTable(seed: string, playerIds: readonly (1 | 2 | 3 | 4)[] = [1, 2]): VirtualTable {
  return new VirtualTable({ seed, playerIds, myId: 1, quality: QUIET });
}

/** The store of player 1. `publish` looks at what is said and may answer in the table's place; `isListening: false` cuts it off from the table. */
export function storeAt(
  table: VirtualTable,
  publish: (action: GameAction) => Promise<boolean> | undefined = () => undefined,
  { isListening = true } = {},
): MatchStore {
  const store = createMatchStore({
    picture: table.picture(),
    myId: 1,
    now: () => table.nowMs,
    publish: (action) => publish(action) ?? table.publish(action),
  });
  if (isListening)
    table.listen({ event: (event) => store.receive(event), own: (message) => store.receiveOwn(message) });
  return store;
}

/** Where the own figure is shown. */
export function shownOwn(store: MatchStore): { x: number; y: number } {
  const { x, y } = store.view().figures.find((figure) => figure.isMine)!;
  return { x, y };
}

// Seats whoever opened a table's link, once the line stands (LB8). It wins over sitting idle elsewhere; whoever plays in a
// running game is asked first.
import type { StoreApi } from "zustand/vanilla";
import type { LineState } from "../../lib/realtime/connection.ts";
import type { RoomFlow, RoomNotice } from "../table/room-flow-shapes.ts";
import type { TableLink } from "./table-link.ts";

export interface FollowDeps {
  readonly link: TableLink;
  readonly line: StoreApi<LineState>;
  readonly flow: StoreApi<RoomFlow>;
  readonly join: (roomId: string) => void;
  readonly refuse: (notice: RoomNotice) => void;
  /** Somebody plays elsewhere: whether they go is theirs to say. */
  readonly ask: (roomId: string) => void;
  /** The link has been followed: take it out of the address. */
  readonly forget: () => void;
}

/** Waits for the line and follows the link once. Returns how to stop waiting. */
export function followTableLink(deps: FollowDeps): () => void {
  const { link, flow } = deps;
  if (link.kind === "none") return () => undefined;
  let stopFlow = (): void => undefined;
  const stopLine = deps.line.subscribe((line) => {
    if (line.status !== "connected") return;
    stopLine();
    deps.forget();
    if (link.kind === "bad") {
      if (!line.heldSeat) deps.refuse("room/not_found");
      return;
    }
    const { roomId } = link;
    if (!line.heldSeat) return deps.join(roomId);
    if (line.heldSeat.roomId === roomId) return;
    const goOrAsk = (state: RoomFlow): void => {
      const there = busyAt(state);
      if (there === "unknown") return;
      stopFlow();
      if (there === "plays") deps.ask(roomId);
      else deps.join(roomId);
    };
    stopFlow = flow.subscribe(goOrAsk);
    goOrAsk(flow.getState());
  });
  return () => {
    stopLine();
    stopFlow();
  };
}

/** What somebody does at the table that held their seat, as soon as both its pictures are here. */
function busyAt(state: RoomFlow): "unknown" | "plays" | "idle" {
  if (state.phase === "joining") return "unknown";
  if (state.phase === "none" || !state.room.isGameInProgress) return "idle";
  if (state.picture === null) return "unknown";
  return state.inMatch ? "plays" : "idle";
}

// Seats whoever opened a table's link, once the line stands and no other seat is held (LB8).
import type { StoreApi } from "zustand/vanilla";
import type { LineState } from "../lib/realtime/connection.ts";
import type { RoomNotice } from "./room-flow-state.ts";
import type { TableLink } from "./table-link.ts";

export interface FollowDeps {
  readonly link: TableLink;
  readonly line: StoreApi<LineState>;
  readonly join: (roomId: string) => void;
  readonly refuse: (notice: RoomNotice) => void;
  /** The link has been followed: take it out of the address. */
  readonly forget: () => void;
}

/** Waits for the line and follows the link once. A seat that is still held wins over it. Returns how to stop waiting. */
export function followTableLink(deps: FollowDeps): () => void {
  const { link } = deps;
  if (link.kind === "none") return () => undefined;
  const stop = deps.line.subscribe((line) => {
    if (line.status !== "connected") return;
    stop();
    deps.forget();
    if (line.heldSeat) return;
    if (link.kind === "bad") deps.refuse("room/not_found");
    else deps.join(link.roomId);
  });
  return stop;
}

// Seats whoever opened a table's link, once the line stands and no other seat is held (LB8).
import { useEffect, useState } from "react";
import type { LineState } from "../lib/realtime/connection.ts";
import type { RoomFlowStore } from "./room-flow.ts";
import { readTableLink, withoutTableLink } from "./table-link.ts";

/** Follows the link of the address once. A seat that is still held wins over it. */
export function useTableLink(flow: RoomFlowStore, line: LineState): void {
  const [link] = useState(() => readTableLink(location.href));
  const [followed, setFollowed] = useState(false);
  useEffect(() => {
    if (followed || link.kind === "none" || line.status !== "connected") return;
    setFollowed(true);
    history.replaceState(null, "", withoutTableLink(location.href));
    if (link.kind === "bad") flow.refuse("room/not_found");
    else if (line.heldSeat === null) flow.join(link.roomId);
  }, [followed, link, line, flow]);
}

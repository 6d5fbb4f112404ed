// The list of tables: fetched once, then told of every change over the line while somebody is signed in.
import { compareTables, LOBBY_UPDATES } from "@fitil/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLine } from "../../lib/line-context.tsx";
import { tablesQuery } from "../../lib/http/queries.ts";
import { asListUpdate } from "../../lib/realtime/wire-messages.ts";
import { useServices } from "../../lib/services.tsx";

/** The list's query. With a line it follows `public:lobby_updates` and asks for the list on every (re)subscription. */
export function useLiveTables() {
  const { api } = useServices();
  const line = useLine();
  const queries = useQueryClient();
  useEffect(() => {
    if (line === null) return;
    return line.subscribe(LOBBY_UPDATES, {
      onPicture: () => void line.publish(LOBBY_UPDATES, { type: "request_lobby_list" }),
      onPublication(data) {
        const update = asListUpdate(data);
        if (update === null) return;
        void queries.cancelQueries({ queryKey: ["rooms"] });
        queries.setQueryData(["rooms"], update.rooms.toSorted(compareTables));
      },
    });
  }, [line, queries]);
  return useQuery(tablesQuery(api, line === null));
}

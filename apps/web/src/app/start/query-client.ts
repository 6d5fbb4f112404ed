// The one cache of what was read from the server, and what the game's first screen needs in it early.
import { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { publicConfigQuery, tablesQuery } from "../../lib/queries.ts";

export const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: "always" } },
});

/** Fetches what every first screen shows, signed in or not. Failures are left to the screens. */
export function prefetchFirstScreen(api: Api): void {
  void queries.prefetchQuery(tablesQuery(api, false));
  void queries.prefetchQuery(publicConfigQuery(api));
}

// What the game's first screen needs, put into the cache early.
import type { Api } from "../lib/api.ts";
import { publicConfigQuery, roomsQuery } from "../lib/queries.ts";
import { queries } from "./query-client.ts";

/** Fetches what every first screen shows, signed in or not. Failures are left to the screens. */
export function prefetchFirstScreen(api: Api): void {
  void queries.prefetchQuery(roomsQuery(api, false));
  void queries.prefetchQuery(publicConfigQuery(api));
}

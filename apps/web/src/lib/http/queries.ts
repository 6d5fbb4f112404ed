// What the screens read from the server, cached once for all of them. Failures travel as values inside the error.
import { compareTables } from "@fitil/contracts";
import type { CurrentUser, Invitation, PublicConfig, TableSummary } from "@fitil/contracts";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { Api } from "./api.ts";
import { CallFailed } from "./http.ts";
import type { Result } from "./http.ts";

/** How often somebody who is not signed in looks at the list again; the others hear of every change. */
const LIST_POLL_MS = 10_000;

/** A list this young is not asked for again by a screen that has just opened. */
const FRESH_MS = 2_000;

/** The one cache of a page. */
export const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: "always" } },
});

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}

/** The list in LB7 order; `polled` for those who have no line. */
export function tablesQuery(api: Api, polled: boolean) {
  return queryOptions({
    queryKey: ["rooms"],
    queryFn: async (): Promise<TableSummary[]> => unwrap(await api.tables()).toSorted(compareTables),
    staleTime: FRESH_MS,
    refetchInterval: polled ? LIST_POLL_MS : false,
    retry: false,
  });
}

/** What a table's link tells the person who opens it; null: there is no such table. `roomId` "" asks nobody. */
export function invitationQuery(api: Api, roomId: string) {
  return queryOptions({
    queryKey: ["invitation", roomId],
    enabled: roomId !== "",
    queryFn: async (): Promise<Invitation | null> => {
      const result = await api.invitation(roomId);
      return result.ok || result.failure.code !== "room/not_found" ? unwrap(result) : null;
    },
    refetchInterval: LIST_POLL_MS,
    retry: 3,
  });
}

/** The signed-in person. The call retries by itself before it is believed. Who has to wait (SN4) sees when that is over. */
export function meQuery(api: Api) {
  return queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }): Promise<CurrentUser> => unwrap(await api.me(() => !signal.aborted)),
    retry: false,
    staleTime: 5_000,
    refetchInterval: ({ state }) => state.data?.waitsUntil !== undefined && LIST_POLL_MS,
  });
}

/** VIP names, community links, languages: changes with the server, not with the page. */
export function publicConfigQuery(api: Api) {
  return queryOptions({
    queryKey: ["public-config"],
    queryFn: async (): Promise<PublicConfig> => unwrap(await api.publicConfig()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 5,
  });
}

/** Fetches what every first screen of the game shows, signed in or not. Failures are left to the screens. */
export function prefetchFirstScreen(api: Api): void {
  void queries.prefetchQuery(tablesQuery(api, false));
  void queries.prefetchQuery(publicConfigQuery(api));
}

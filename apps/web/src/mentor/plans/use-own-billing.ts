// The signed-in person's own plan, asked again while a purchase waits for the payment service's word (MP3).
import type { BillingState } from "@fitil/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CallFailed, isTransient } from "../../lib/http/http.ts";
import { mentorMeQuery } from "../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../lib/mentor-services.tsx";
import { isAwaited, pauseBefore } from "./purchase.ts";

const TRIES = 3;

export interface OwnBilling {
  /** Null for strangers, and until the server has answered. */
  readonly billing: BillingState | null;
  readonly failed: boolean;
  /** How often it was asked since the page was opened. */
  readonly asked: number;
  readonly again: () => void;
}

/** `returned`: the person comes back from the page to pay on. */
export function useOwnBilling(signedIn: boolean, returned: boolean): OwnBilling {
  const { mentorApi } = useMentorServices();
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ["mentor", "billing"],
    queryFn: async (): Promise<BillingState> => {
      const result = await mentorApi.billing();
      if (result.ok) return result.value;
      throw new CallFailed(result.failure);
    },
    enabled: signedIn,
    retry: (failures, error) => failures < TRIES && error instanceof CallFailed && isTransient(error.failure),
    refetchInterval: ({ state }) =>
      returned && isAwaited(state.data ?? null) ? pauseBefore(state.dataUpdateCount) : false,
  });
  const billing = signedIn ? (query.data ?? null) : null;
  const left = billing?.requestsLeft;
  const plan = billing?.plan;
  useEffect(() => {
    // The chat's label says the same.
    if (plan !== undefined) void cache.invalidateQueries({ queryKey: mentorMeQuery(mentorApi).queryKey });
  }, [cache, mentorApi, left, plan]);
  return {
    billing,
    failed: query.isError && query.data === undefined,
    asked: cache.getQueryState(["mentor", "billing"])?.dataUpdateCount ?? 0,
    again: () => void query.refetch(),
  };
}

// What several of the mentor's screens read from the server, cached once for all of them.
import type { MentorMe } from "@fitil/contracts";
import { queryOptions } from "@tanstack/react-query";
import { CallFailed, isTransient } from "./http.ts";
import type { MentorApi } from "./mentor-api.ts";

/** A failure that may pass is asked again this often. */
const TRIES = 3;

/** The signed-in person as the mentor knows them. Every answer and every purchase changes it: invalidate then. */
export function mentorMeQuery(api: MentorApi) {
  return queryOptions({
    queryKey: ["mentor", "me"],
    queryFn: async (): Promise<MentorMe> => {
      const result = await api.me();
      if (result.ok) return result.value;
      throw new CallFailed(result.failure);
    },
    staleTime: 30_000,
    retry: (failures, error) => failures < TRIES && error instanceof CallFailed && isTransient(error.failure),
  });
}

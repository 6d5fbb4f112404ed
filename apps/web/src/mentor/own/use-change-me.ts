// Changes what the mentor knows of the person, and shows it everywhere at once.
import type { MentorMeChange } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import type { Failure } from "../../lib/http/http.ts";
import { mentorMeQuery } from "../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../lib/mentor-services.tsx";

/** Sends a change; null when it is done, otherwise what went wrong. */
export function useChangeMe(): (change: MentorMeChange) => Promise<Failure | null> {
  const { mentorApi } = useMentorServices();
  const cache = useQueryClient();
  return async (change) => {
    const result = await mentorApi.changeMe(change);
    if (!result.ok) return result.failure;
    cache.setQueryData(mentorMeQuery(mentorApi).queryKey, result.value);
    return null;
  };
}

// Whether a guest is here, and whether they have had their one answer (GU3).
import { useQuery } from "@tanstack/react-query";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";

/** `none`: a member, or nobody knows yet. */
export function useGuestTry(): "none" | "left" | "spent" {
  const { mentorApi } = useMentorServices();
  const me = useQuery(mentorMeQuery(mentorApi)).data;
  if (me?.isGuest !== true) return "none";
  return me.requestsLeft === 0 ? "spent" : "left";
}

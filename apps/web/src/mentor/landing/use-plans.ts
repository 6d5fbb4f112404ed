// What the host offers. The house's own plans stand there until the host has answered, so that nothing jumps.
import { FREE_REQUESTS, PACK_REQUESTS, PRO_TRIAL_DAYS } from "@fitil/contracts";
import type { Plans } from "@fitil/contracts";
import { useEffect, useState } from "react";
import { useMentorServices } from "../../lib/mentor-services.tsx";

const HOUSE_PLANS: Plans["plans"] = [
  { id: "free", priceCents: 0, per: null, requests: FREE_REQUESTS, trialDays: 0 },
  { id: "credits", priceCents: 500, per: "once", requests: PACK_REQUESTS, trialDays: 0 },
  { id: "pro", priceCents: 2900, per: "month", requests: null, trialDays: PRO_TRIAL_DAYS },
];

export interface OfferedPlans {
  readonly plans: Plans["plans"];
  /** Null while nobody knows: then nothing is said about it. */
  readonly forSale: boolean | null;
}

/** The host's plans (MP1). A host that does not answer leaves the house's own standing. */
export function usePlans(): OfferedPlans {
  const { mentorApi } = useMentorServices();
  const [offered, setOffered] = useState<OfferedPlans>({ plans: HOUSE_PLANS, forSale: null });
  useEffect(() => {
    let isShown = true;
    void mentorApi.plans().then((result) => {
      if (isShown && result.ok) setOffered(result.value);
    });
    return () => {
      isShown = false;
    };
  }, [mentorApi]);
  return offered;
}

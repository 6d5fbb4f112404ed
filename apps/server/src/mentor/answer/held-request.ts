// One request of somebody's, held while its answer is written (MP2): charged when the answer came, let go of whatever else
// happens. Must never leave one held that nobody answers for.
import type { Code } from "@fitil/contracts";
import type { Log } from "../../ports/process.ts";
import type { MentorAllowance } from "../../ports/mentor-requests.ts";
import { faultOf } from "../answer-failure.ts";

/** Disposing of it lets go of it; after it was charged that changes nothing. */
export interface HeldRequest extends Disposable {
  /** Charges it, once. Does not throw: an answer that cannot be charged is the house's, and its request is let go of. */
  charge(): Promise<void>;
}

type Holding =
  | { readonly ok: true; readonly request: HeldRequest }
  | { readonly ok: false; readonly code: Code };

/** What is held for an answer that costs nothing. */
export const NO_REQUEST: HeldRequest = { charge: async () => undefined, [Symbol.dispose]: () => undefined };

/** Holds one request of the person's for an answer; refused when none is left. */
export async function holdRequest(
  { allowance, log }: { readonly allowance: MentorAllowance; readonly log: Log },
  userId: string,
  answerId: string,
): Promise<Holding> {
  const held = await allowance.hold(userId, answerId);
  if (!held.ok) return held;
  let isCharged = false;
  const request: HeldRequest = {
    async charge() {
      try {
        await allowance.charge(userId, answerId);
        isCharged = true;
      } catch (cause) {
        log.error(faultOf(cause), "an answer could not be charged");
      }
    },
    [Symbol.dispose]() {
      if (!isCharged) allowance.release(userId, answerId);
    },
  };
  return { ok: true, request };
}

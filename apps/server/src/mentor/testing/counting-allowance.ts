// For tests only: an allowance that remembers every call, and has as many requests as it was given.
import type { MentorAllowance } from "../../ports/mentor-requests.ts";

export interface CountingAllowance extends MentorAllowance {
  readonly held: string[];
  readonly charged: string[];
  readonly released: string[];
  left: number;
}

/** `left` requests for everybody together. */
export function createCountingAllowance(left = 100): CountingAllowance {
  const open = new Set<string>();
  const allowance: CountingAllowance = {
    held: [],
    charged: [],
    released: [],
    left,
    state: async () => ({ plan: "free", requestsLeft: allowance.left }),
    async hold(_userId, answerId) {
      if (allowance.left - open.size <= 0) return { ok: false, code: "mentor/no_requests_left" };
      open.add(answerId);
      allowance.held.push(answerId);
      return { ok: true };
    },
    async charge(_userId, answerId) {
      if (open.delete(answerId)) allowance.left -= 1;
      allowance.charged.push(answerId);
    },
    release(_userId, answerId) {
      open.delete(answerId);
      allowance.released.push(answerId);
    },
  };
  return allowance;
}

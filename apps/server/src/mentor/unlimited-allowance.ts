// The allowance of a host that neither sells nor limits anything: everybody may ask as much as they like (MP3).
import type { MentorAllowance } from "../ports.ts";

/** Nothing is counted, nothing is held. */
export function createUnlimitedAllowance(): MentorAllowance {
  return {
    state: async () => ({ plan: "self-hosted", requestsLeft: null }),
    hold: async () => ({ ok: true }),
    charge: async () => undefined,
    release: () => undefined,
  };
}

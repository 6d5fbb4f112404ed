// What the mentor and whoever bills it need of each other: requests in the books, and how many answers are left. Shapes only.
import type { MentorPlan } from "@fitil/contracts";
import type { RequestsMovementKind } from "../db/schema.ts";
import type { Work } from "../db/work.ts";

/** One movement of a person's requests. */
export interface CreditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: RequestsMovementKind;
  readonly amount: number;
  /** Requests left after it. */
  readonly balance: number;
}

/**
 * Requests of the mentor in the ledger, a currency of their own (MP2). The Works are steps of the caller's transaction;
 * each moves once for its key, and never for an account that is gone.
 */
export interface Credits {
  /** Requests left and whether the free ones were given; null where nothing was ever given. */
  read(userId: string): Promise<{ readonly balance: number; readonly freeGranted: boolean } | null>;
  /** Gives the free requests, once an account for ever. */
  grantFree(order: { readonly userId: string; readonly amount: number; readonly at: number }): Work<void>;
  /** Gives what was bought; false when it was given before or the account is gone. */
  grant(order: {
    readonly userId: string;
    readonly key: string;
    readonly amount: number;
    readonly at: number;
  }): Work<boolean>;
  /** Takes at most `most`, and no more than there is; returns how many. */
  take(order: {
    readonly userId: string;
    readonly key: string;
    readonly kind: "answer" | "clawback";
    readonly most: number;
    readonly at: number;
  }): Work<number>;
  /** Whether something with this key was moved already. */
  isDone(key: string): Work<boolean>;
  /** Whether the account still exists; if so, it cannot be deleted before the transaction ends. */
  isMember(userId: string): Work<boolean>;
  /** Every movement, oldest first. */
  history(userId: string): Promise<CreditEntry[]>;
}

/** How many answers a person may still get from the mentor, and what counts as one (MP1, MP2). */
export interface MentorAllowance {
  /** The person's plan, and how many answers are left; null when nothing limits them. */
  state(userId: string): Promise<{ readonly plan: MentorPlan; readonly requestsLeft: number | null }>;
  /**
   * Holds one request for an answer that is about to be written, so that answers written at once cannot overspend.
   * `answerId` is fresh. Nothing is charged yet.
   */
  hold(
    userId: string,
    answerId: string,
  ): Promise<
    | { readonly ok: true }
    | {
        readonly ok: false;
        readonly code: "mentor/no_requests_left" | "mentor/guest_try_used" | "mentor/guest_tries_over";
      }
  >;
  /** The answer is complete: charges it, exactly once for an `answerId`. */
  charge(userId: string, answerId: string): Promise<void>;
  /** It failed or was stopped before a word came: lets go of the hold; charges nothing. */
  release(userId: string, answerId: string): void;
}

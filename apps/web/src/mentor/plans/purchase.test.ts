// [MP3] What the plans page says to somebody who comes back from paying.
import type { BillingState } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { isAwaited, pauseBefore, purchaseWord } from "./purchase.ts";

const billing = (purchase: BillingState["purchase"]): BillingState => ({
  plan: "free",
  requestsLeft: 5,
  subscription: null,
  notice: null,
  trialPossible: true,
  manageable: false,
  purchase,
});

describe("coming back from paying", () => {
  it("[MP3] never thanks before the payment service has said that it was paid", () => {
    const states = [null, { plan: "pro", state: "open" }, { plan: "pro", state: "processing" }] as const;
    expect([null, ...states.map(billing)].map((state) => purchaseWord(state, 1).kind)).toEqual([
      "waiting",
      "waiting",
      "waiting",
      "processing",
    ]);
    expect(purchaseWord(billing({ plan: "pro", state: "paid" }), 1)).toEqual({ kind: "paid", plan: "pro" });
    expect(purchaseWord(billing({ plan: "credits", state: "failed" }), 1)).toEqual({ kind: "failed" });
  });

  it("says after half a minute that it takes longer, and asks less often", () => {
    expect(purchaseWord(billing({ plan: "pro", state: "open" }), 20)).toEqual({ kind: "late" });
    expect([pauseBefore(0), pauseBefore(19), pauseBefore(20)]).toEqual([1_500, 1_500, 10_000]);
  });

  it("asks on until the last word", () => {
    const awaited = (["open", "processing", "failed", "paid"] as const).map((state) =>
      isAwaited(billing({ plan: "credits", state })),
    );
    expect([isAwaited(null), isAwaited(billing(null)), ...awaited]).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

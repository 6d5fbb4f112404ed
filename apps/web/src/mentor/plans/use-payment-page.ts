// Going to the payment service's pages: to pay, or to manage what is paid. One at a time; a failure stays here in words.
import type { PaidPlan } from "@fitil/contracts";
import { useEffect, useState } from "react";
import { useMentorServices } from "../../lib/mentor-services.tsx";

export type PaymentErrand = PaidPlan | "portal";

export interface PaymentPage {
  /** Which button is waiting. */
  readonly busy: PaymentErrand | null;
  /** The server's words for what went wrong; "" when it has none. */
  readonly failed: string | null;
  readonly go: (errand: PaymentErrand) => void;
  readonly forget: () => void;
}

/** The way there. */
export function usePaymentPage(): PaymentPage {
  const { mentorApi } = useMentorServices();
  const [busy, setBusy] = useState<PaymentErrand | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    // A step back from there may bring this very page back as it was left.
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(null);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);
  const go = async (errand: PaymentErrand) => {
    setBusy(errand);
    setFailed(null);
    const result = await (errand === "portal" ? mentorApi.portal() : mentorApi.checkout(errand));
    if (result.ok) return location.assign(result.value.url);
    setBusy(null);
    setFailed(result.failure.message ?? "");
  };
  return { busy, failed, go: (errand) => void go(errand), forget: () => setFailed(null) };
}

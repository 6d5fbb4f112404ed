// The plans and buying one: /mentor/plans (specification §9, MP1–MP3). Open to everybody; buying needs somebody who is
// signed in. Says plainly where nothing is for sale, and never thanks for what the payment service has not confirmed.
import type { BillingState, Plans } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "../../lib/router/router.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePlans } from "../landing/use-plans.ts";
import { PageFrame } from "../pages/page-frame.tsx";
import { AboutRequests } from "./about-requests.tsx";
import { OwnPlan } from "./own-plan.tsx";
import { formatPrice, PlanCard } from "./plan-card.tsx";
import { PurchaseNotice } from "./purchase-notice.tsx";
import { purchaseWord } from "./purchase.ts";
import { useOwnBilling } from "./use-own-billing.ts";
import { usePaymentPage } from "./use-payment-page.ts";
import type { PaymentPage } from "./use-payment-page.ts";

export interface PlansPageProps {
  /** Null while nobody knows yet. */
  readonly signedIn: boolean | null;
  /** The language switch. */
  readonly language: ReactNode;
}

const SIGN_IN = "/mentor/sign-in?next=%2Fmentor%2Fplans";
const LINK =
  "inline-flex min-h-12 items-center justify-center rounded-md border px-5 text-center leading-tight font-semibold transition-colors duration-150";
const QUIET = `${LINK} border-line bg-lifted hover:border-edge`;
const LOUD = `${LINK} border-transparent bg-fuse text-night shadow-soft hover:bg-fuse-hot`;

/** The plans. */
export function PlansPage({ signedIn, language }: PlansPageProps): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const { plans, forSale } = usePlans();
  const returned = new URLSearchParams(useLocation().search).get("paid") === "1";
  const { billing, failed, asked, again } = useOwnBilling(signedIn === true, returned);
  const payment = usePaymentPage();
  const proCents = plans.find(({ id }) => id === "pro")?.priceCents ?? 0;
  return (
    <PageFrame signedIn={signedIn === true} language={language}>
      <main id="main" tabIndex={-1} className="animate-fade pt-6 pb-16 md:pt-12 md:pb-24">
        <h1
          tabIndex={-1}
          className="font-title text-[1.75rem] leading-tight font-bold tracking-tight md:text-[2.25rem]"
        >
          {t("plans.title")}
        </h1>
        <p className="mt-3 mb-8 max-w-[640px] text-lg text-pretty text-quiet md:mb-10">{t("plans.lead")}</p>
        <div className="mb-6 grid gap-3 empty:hidden">
          {returned && signedIn === true && !failed && <PurchaseNotice word={purchaseWord(billing, asked)} />}
          {returned && signedIn === false && (
            <Notice tone="plain">
              {t("plans.bought.signedOut")}{" "}
              <Link
                to={`${SIGN_IN}%3Fpaid%3D1`}
                className="-my-3.5 inline-block py-3.5 font-semibold underline underline-offset-4"
              >
                {t("plans.signIn")}
              </Link>
            </Notice>
          )}
          {forSale === false && <Notice tone="plain">{t("plans.notForSale")}</Notice>}
          {payment.failed !== null && <Notice tone="bad">{payment.failed || t("plans.failed")}</Notice>}
        </div>
        {billing !== null && (
          <OwnPlan
            billing={billing}
            price={formatPrice(proCents, i18n.language)}
            forSale={forSale === true}
            busy={payment.busy === "portal"}
            onManage={() => payment.go("portal")}
          />
        )}
        {failed && (
          <div className="mb-8 grid justify-items-start gap-3">
            <Notice tone="bad">{t("plans.failed")}</Notice>
            <Button onClick={again}>{t("plans.retry")}</Button>
          </div>
        )}
        <h2 className="sr-only">{t("plans.title")}</h2>
        <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              mine={plan.id === "pro" && billing?.plan === "pro"}
              trial={billing?.trialPossible ?? true}
            >
              <PlanAction {...{ plan, forSale, signedIn, billing, payment }} />
            </PlanCard>
          ))}
        </ul>
        <AboutRequests />
      </main>
    </PageFrame>
  );
}

interface PlanActionProps {
  readonly plan: Plans["plans"][number];
  readonly forSale: boolean | null;
  readonly signedIn: boolean | null;
  readonly billing: BillingState | null;
  readonly payment: PaymentPage;
}

/** The button of a plan: into the chat, buy, sign in first, or the plain word that nothing is for sale. */
function PlanAction({ plan, forSale, signedIn, billing, payment }: PlanActionProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { id } = plan;
  const subscribed = id === "pro" && billing !== null && billing.subscription !== null;
  if (id === "free" || subscribed)
    return (
      <Link to="/mentor/chat" className={QUIET}>
        {t("plans.free.action")}
      </Link>
    );
  if (forSale === false) return <Button disabled>{t("plans.notForSaleButton")}</Button>;
  const trial = id === "pro" && plan.trialDays > 0 && (billing?.trialPossible ?? true);
  const words = t(trial ? "plans.pro.actionTrial" : `plans.${id}.action`);
  if (signedIn === false)
    return (
      <Link to={SIGN_IN} className={id === "pro" ? LOUD : QUIET}>
        {words}
      </Link>
    );
  return (
    <Button
      look={id === "pro" ? "primary" : "secondary"}
      busy={payment.busy === id || signedIn === null}
      onClick={() => payment.go(id)}
    >
      {words}
    </Button>
  );
}

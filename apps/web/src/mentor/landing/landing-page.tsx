// The mentor's front page (specification §2): what it does, for whom, what it costs, and a try. Sells nothing it cannot keep.
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "../../lib/router/router.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageFrame } from "../pages/page-frame.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { Prices } from "./prices.tsx";
import { Problems } from "./problems.tsx";
import { Steps } from "./steps.tsx";
import { Trust } from "./trust.tsx";
import type { TryOut } from "./try-out.tsx";

export interface LandingPageProps {
  /** Only a guess, for the words on the links. */
  readonly signedIn: boolean;
  /** The language switch. */
  readonly language: ReactNode;
  readonly tryOut: TryOut;
}

/** /mentor. */
export function LandingPage({ signedIn, language, tryOut }: LandingPageProps): ReactElement {
  return (
    <PageFrame signedIn={signedIn} language={language} sections>
      <main id="main" tabIndex={-1} className="grid gap-20 pb-20 md:gap-28 md:pb-28">
        <div>
          <Farewell />
          <Hero signedIn={signedIn} tryOut={tryOut} />
        </div>
        <Steps />
        <Problems />
        <Trust />
        <Prices signedIn={signedIn} />
        <FinalCall signedIn={signedIn} />
      </main>
    </PageFrame>
  );
}

/** Said to a person who has just deleted their account. */
function Farewell(): ReactElement | null {
  const { t } = useTranslation("mentor");
  const state: unknown = useLocation().state;
  const [closed, setClosed] = useState(false);
  if (closed || !isDeletion(state)) return null;
  return (
    <div className="pb-2">
      <Notice tone="good" close={{ label: t("shell.left.close"), onClose: () => setClosed(true) }}>
        {t("shell.left.deleted")}
      </Notice>
    </div>
  );
}

function isDeletion(state: unknown): boolean {
  return typeof state === "object" && state !== null && "left" in state && state.left === "deleted";
}

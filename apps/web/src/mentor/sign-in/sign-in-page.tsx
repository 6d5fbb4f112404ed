// The page around the form (specification §2): its card, what one agrees to, and the way to the other page.
import type { AuthConfig } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import type { IdentityClient } from "../../lib/identity/identity-client.ts";
import type { Storage } from "../../lib/device/storage.ts";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { LinkEnd } from "../../ui/link-end.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export interface SignInPageProps {
  readonly page: "sign-in" | "sign-up";
  /** A guest, whose account this will be (GU2). */
  readonly isGuest: boolean;
  /** The address of the other of the two pages, with where the person was going. */
  readonly otherPage: string;
  readonly identity: IdentityClient;
  readonly config: AuthConfig;
  readonly storage: Storage;
  /** The language switch. */
  readonly language: ReactNode;
  /** The address of a mailed link that was opened, or null. */
  readonly link: string | null;
  readonly onLinkDone: () => void;
}

const TEXT_LINK =
  "-my-3 inline-block py-3 font-semibold text-text underline underline-offset-4 hover:text-fuse";

/** /mentor/sign-in and /mentor/sign-up. */
export function SignInPage(props: SignInPageProps): ReactElement {
  const { page, link } = props;
  const { t } = useTranslation("mentor");
  const { t: shared } = useTranslation();
  const isNew = page === "sign-up";
  const lead = isNew ? "signIn.upLead" : "signIn.inLead";
  return (
    <div className="roomy window-high mx-auto flex w-full max-w-[440px] flex-col px-4 pb-8 short:pb-3">
      <header className="flex items-center justify-between py-3">
        <Link
          to="/mentor"
          aria-label={t("shell.home")}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-md pr-2 font-title text-[1.25rem] leading-none font-bold tracking-tight"
        >
          <SparkMark size={34} />
          {t("shell.brand")}
        </Link>
        {props.language}
      </header>
      <main id="main" tabIndex={-1} className="my-auto grid animate-rise gap-5 py-4 short:gap-3 short:py-1">
        <Choices />
        <section
          aria-labelledby="sign-in-title"
          className="relative -mt-5 grid gap-5 rounded-lg border border-line bg-raised px-6 pt-7 pb-6 shadow-soft sm:px-8 short:mt-0 short:gap-4 short:pt-5 short:pb-5"
        >
          <header>
            <h1 id="sign-in-title" tabIndex={-1} className="font-title text-[1.5rem] leading-tight font-bold">
              {link === null ? t(isNew ? "signIn.upTitle" : "signIn.inTitle") : shared("auth.complete.title")}
            </h1>
            {link === null && (
              <p className="mt-1.5 text-pretty text-quiet">{t(props.isGuest ? "signIn.keepLead" : lead)}</p>
            )}
          </header>
          {link === null ? (
            <SignInForm page={page} identity={props.identity} config={props.config} />
          ) : (
            <LinkEnd identity={props.identity} storage={props.storage} url={link} onDone={props.onLinkDone} />
          )}
        </section>
        <p className="text-center text-quiet">
          {t(isNew ? "signIn.haveAccount" : "signIn.noAccount")}{" "}
          <Link to={props.otherPage} className={TEXT_LINK}>
            {t(isNew ? "signIn.toSignIn" : "signIn.toSignUp")}
          </Link>
        </p>
        <p className="text-center text-sm text-pretty text-quiet">
          {t("signIn.notice")}{" "}
          <Link to="/mentor/terms" className={TEXT_LINK}>
            {t("signIn.noticeTerms")}
          </Link>{" "}
          {t("signIn.noticeAnd")}{" "}
          <span className="whitespace-nowrap">
            <Link to="/mentor/privacy" className={TEXT_LINK}>
              {t("signIn.noticePrivacy")}
            </Link>
            .
          </span>{" "}
          {t("signIn.noticeAge")} {t("signIn.oneAccount")}
        </p>
      </main>
    </div>
  );
}

/** Three messages peeping over the card's edge: what one comes for. */
function Choices(): ReactElement {
  return (
    <svg viewBox="0 0 376 92" aria-hidden="true" className="mx-auto h-auto w-[86%] short:hidden">
      <rect x="10" y="30" width="132" height="60" rx="20" fill="var(--color-lifted)" />
      <path
        d="M34 52h78M34 68h48"
        stroke="var(--color-edge)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.55"
      />
      <rect x="234" y="36" width="132" height="56" rx="20" fill="var(--color-lifted)" />
      <path
        d="M258 56h82M258 72h40"
        stroke="var(--color-edge)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.55"
      />
      <rect x="112" y="8" width="152" height="84" rx="22" fill="var(--color-fuse)" />
      <path d="M138 34h98M138 51h62" stroke="var(--color-night)" strokeWidth="4.500" strokeLinecap="round" />
      <path
        d="m286 4 3.500 10L300 17.500 289.500 21 286 31l-3.500-10-10.500-3.500L282.500 14z"
        fill="var(--color-fuse)"
      />
    </svg>
  );
}

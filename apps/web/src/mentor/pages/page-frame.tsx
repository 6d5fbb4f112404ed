// Head and foot of the mentor's open pages: the way home, the language, the way in, and a quiet way over to the game.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";

export interface PageFrameProps {
  /** Only a guess, for a word on a link. */
  readonly signedIn: boolean;
  /** The language switch. */
  readonly language: ReactNode;
  readonly children: ReactNode;
  /** Offers the sections of the landing page in the head. */
  readonly sections?: boolean;
}

const QUIET_LINK =
  "inline-flex min-h-11 items-center rounded-md px-2 text-quiet transition-colors duration-150 hover:text-text";

/** The frame around `children`, which bring their own `main`. */
export function PageFrame({ signedIn, language, children, sections }: PageFrameProps): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div className="roomy window-high mx-auto flex w-full max-w-[1200px] flex-col px-4 md:px-8">
      <a
        href="#main"
        className="pointer-events-none fixed top-2 left-2 z-20 rounded-md bg-fuse px-4 py-3 font-semibold text-night opacity-0 focus:pointer-events-auto focus:opacity-100"
      >
        {t("shell.skip")}
      </a>
      <header className="flex items-center gap-1 py-3 md:gap-3 lg:py-5">
        <Link
          to="/mentor"
          aria-label={t("shell.home")}
          className="mr-auto inline-flex min-h-11 items-center gap-2.5 rounded-md pr-2 font-title text-[1.25rem] leading-none font-bold tracking-tight"
        >
          <SparkMark size={34} />
          {t("shell.brand")}
        </Link>
        {sections && (
          <nav aria-label={t("shell.navigation")} className="mr-2 flex gap-2 max-lg:hidden">
            <a href="#how" className={QUIET_LINK}>
              {t("shell.how")}
            </a>
            <a href="#prices" className={QUIET_LINK}>
              {t("shell.prices")}
            </a>
            <a href="/" className={QUIET_LINK}>
              {t("shell.game")}
            </a>
          </nav>
        )}
        {language}
        <Link
          to={signedIn ? "/mentor/chat" : "/mentor/sign-in"}
          className="inline-flex min-h-11 items-center rounded-md border border-edge px-4 font-semibold whitespace-nowrap transition-colors duration-150 hover:border-text"
        >
          {t(signedIn ? "shell.toChat" : "shell.signIn")}
        </Link>
      </header>
      {children}
      <footer className="mt-auto flex flex-wrap items-center gap-x-2 border-t border-line py-4 text-sm text-quiet max-sm:-mx-2 max-sm:px-2 md:gap-x-4">
        <span className="mr-auto flex min-h-11 items-center gap-2 pr-2 font-semibold max-sm:w-full">
          {t("shell.brand")}
          <span aria-hidden="true">·</span>
          {t("shell.adultsOnly")}
        </span>
        <Link to="/mentor/plans" className={QUIET_LINK}>
          {t("shell.plans")}
        </Link>
        <Link to="/mentor/terms" className={QUIET_LINK}>
          {t("shell.terms")}
        </Link>
        <Link to="/mentor/privacy" className={QUIET_LINK}>
          {t("shell.privacy")}
        </Link>
        <a href="/" className={QUIET_LINK}>
          {t("shell.game")}
        </a>
      </footer>
    </div>
  );
}

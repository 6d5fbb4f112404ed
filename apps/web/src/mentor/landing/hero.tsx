// The first thing one sees: what it is, one button, and an example that can be opened.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ExamplePanel } from "./example-panel.tsx";
import { TryButton } from "./try-out.tsx";
import type { TryOut } from "./try-out.tsx";
import { Link } from "../../lib/router/router.tsx";

/** Words on the left, the example on the right (specification §2). */
export function Hero({
  signedIn,
  tryOut,
}: {
  readonly signedIn: boolean;
  readonly tryOut: TryOut;
}): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div className="grid items-start gap-12 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_440px] lg:gap-14 xl:grid-cols-[minmax(0,1fr)_470px]">
      <div className="animate-rise lg:sticky lg:top-10 lg:pt-10">
        <p className="mb-4 font-semibold text-fuse">{t("landing.hero.eyebrow")}</p>
        <h1
          tabIndex={-1}
          className="font-title text-[2rem] leading-[1.12] font-bold tracking-tight text-balance sm:text-[2.375rem] md:text-[2.75rem] xl:text-[3.25rem]"
        >
          <span className="block">{t("landing.hero.ask")}</span>{" "}
          <span className="block">{t("landing.hero.answer")}</span>
        </h1>
        <p className="mt-5 max-w-[540px] text-lg text-pretty text-quiet md:text-xl">
          {t("landing.hero.lead")}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <CallToAction signedIn={signedIn} />
          {!signedIn && (
            <TryButton
              tryOut={tryOut}
              withSample={false}
              className="min-h-14 border border-edge px-6 text-lg hover:border-text"
            >
              {t("landing.try.action")}
            </TryButton>
          )}
          <a
            href="#how"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-edge underline-offset-4 transition-colors duration-150 hover:decoration-fuse"
          >
            {t("landing.hero.how")}
          </a>
        </div>
        {tryOut.fault !== null && (
          <div className="mt-4 max-w-[540px]">
            <Notice tone="bad">{tryOut.fault}</Notice>
          </div>
        )}
        <ul className="mt-7 grid gap-2 text-quiet">
          {(["guest", "free", "pictures"] as const).map((promise) => (
            <li key={promise} className="flex gap-2.5">
              <span className="mt-1 text-mint">
                <Icon name="check" size={18} />
              </span>
              {t(`landing.hero.${promise}`)}
            </li>
          ))}
        </ul>
      </div>
      <ExamplePanel tryOut={tryOut} />
    </div>
  );
}

/** «Разобрать переписку». */
export function CallToAction({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <Link
      to={signedIn ? "/mentor/chat" : "/mentor/sign-up"}
      className="inline-flex min-h-14 items-center justify-center rounded-md bg-fuse px-7 text-center text-lg leading-tight font-semibold text-night shadow-soft transition-[background-color,transform] duration-150 hover:bg-fuse-hot active:translate-y-px"
    >
      {t(signedIn ? "landing.hero.actionMember" : "landing.hero.action")}
    </Link>
  );
}

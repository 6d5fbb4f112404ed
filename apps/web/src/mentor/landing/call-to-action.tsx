// The one call to action of the front page: into the chat; for whoever is new here, over signing up.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";

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

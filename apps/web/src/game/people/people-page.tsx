// The frame of the pages about people: a title, the way to the tables, and what is said while nothing is here.
import { useEffect } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallFailed } from "../../lib/http/http.ts";
import { Spinner } from "../../ui/spinner.tsx";

/** A page with its title. */
export function PeoplePage(props: {
  readonly title: string;
  /** Before the title. */
  readonly figure?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useTranslation();
  const { title } = props;
  useEffect(() => {
    document.title = `${title} — ${t("common.brand")}`;
  }, [title, t]);
  return (
    <main className="mx-auto grid min-h-dvh max-w-[920px] grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 py-4 md:gap-6 md:px-6 md:py-8">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-4">
        {props.figure}
        <h1 className="max-w-full flex-1 font-title text-xl sm:min-w-0 leading-tight font-bold text-balance wrap-break-word max-sm:text-lg md:text-2xl">
          {title}
        </h1>
        <span className="max-sm:order-last max-sm:basis-full max-sm:empty:hidden sm:empty:hidden">
          {props.aside}
        </span>
        <a
          href="/"
          className="inline-flex min-h-12 items-center rounded-md bg-fuse px-4 font-semibold whitespace-nowrap text-night hover:bg-fuse-hot"
        >
          {t("people.toTables")}
        </a>
      </header>
      {props.children}
    </main>
  );
}

/** While it loads, and when it did not come: the server's own sentence. */
export function Pending({
  failure,
  isPending,
}: {
  readonly failure: CallFailed | null;
  readonly isPending: boolean;
}): ReactElement {
  const { t } = useTranslation();
  if (isPending)
    return (
      <p className="flex items-center gap-3 py-8 text-quiet">
        <Spinner size={24} /> {t("common.loading")}
      </p>
    );
  return (
    <p role="alert" className="rounded-lg border border-line bg-raised p-6 text-quiet">
      {failure?.failure.message ?? t("people.failed")}
    </p>
  );
}

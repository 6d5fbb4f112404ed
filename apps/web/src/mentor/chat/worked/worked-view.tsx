// «Что сработало»: what one sent, what was answered, by tone and by kind; for oneself alone (MK11).
import { MOVE_KINDS, TONES } from "@fitil/contracts";
import type { WhatWorked } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { workedQuery } from "../data/chat-queries.ts";
import { EmptyPlace } from "../place/empty-place.tsx";
import { MainHead } from "../place/main-head.tsx";
import { AnsweredList } from "./answered-list.tsx";
import { inOrder, shareAnswered, untoldOf } from "./share.ts";
import { TallyRows } from "./tally-rows.tsx";

/** The page, or why there is nothing on it. */
export function WorkedView(): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { go } = useChatContext();
  const worked = useQuery(workedQuery(mentorApi));
  if (worked.data === undefined && worked.isError)
    return (
      <EmptyPlace
        title={t("worked.failedTitle")}
        text={t("worked.failedText")}
        action={t("worked.retry")}
        onAction={() => void worked.refetch()}
      />
    );
  if (worked.data === undefined)
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 text-quiet">
        <Spinner />
        {t("worked.loading")}
      </p>
    );
  if (worked.data.all.sent === 0)
    return (
      <EmptyPlace
        title={t("worked.emptyTitle")}
        text={t("worked.emptyText")}
        action={t("worked.emptyAction")}
        onAction={() => go({ kind: "new" })}
      />
    );
  return <Counted worked={worked.data} />;
}

function Counted({ worked }: { readonly worked: WhatWorked }): ReactElement {
  const { t } = useTranslation("mentor");
  const { all, byTone, byKind, answered } = worked;
  const untold = untoldOf(all);
  const tones = inOrder(byTone, TONES, ({ tone }) => tone).map(({ tone, ...tally }) => ({
    id: tone,
    name: t(`worked.tone.${tone}`),
    tally,
  }));
  const kinds = inOrder(byKind, MOVE_KINDS, ({ kind }) => kind).map(({ kind, ...tally }) => ({
    id: kind,
    name: t(`worked.kind.${kind}`),
    tally,
  }));
  return (
    <>
      <MainHead title={t("worked.title")} menu={null} />
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        // What scrolls can be reached by keyboard.
        tabIndex={0}
        role="region"
        aria-label={t("worked.title")}
      >
        <div className="mx-auto grid w-full max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-2 pb-[max(32px,env(safe-area-inset-bottom))] sm:px-6">
          <p className="text-quiet">{t("worked.lead")}</p>
          <section aria-label={t("worked.all")} className="grid gap-3">
            <dl className="grid grid-cols-3 gap-2 sm:gap-3">
              <Figure name={t("worked.sent")} value={String(all.sent)} />
              <Figure name={t("worked.answered")} value={String(all.answered)} />
              <Share tally={all} />
            </dl>
            {untold > 0 && (
              <p className="text-sm leading-snug text-quiet">{t("worked.untold", { count: untold })}</p>
            )}
          </section>
          <TallyRows title={t("worked.byTone")} rows={tones} />
          <TallyRows title={t("worked.byKind")} rows={kinds} />
          <p className="border-l-2 border-line pl-3 text-sm leading-snug text-quiet">{t("worked.caution")}</p>
          <AnsweredList answered={answered} total={all.answered} />
        </div>
      </div>
    </>
  );
}

function Share({ tally }: { readonly tally: WhatWorked["all"] }): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const share = shareAnswered(tally);
  if (share === null) return <Figure name={t("worked.share")} value={t("worked.early")} small />;
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" }).format(share);
  return <Figure name={t("worked.share")} value={percent} />;
}

function Figure(props: {
  readonly name: string;
  readonly value: string;
  /** Words instead of a figure. */
  readonly small?: boolean;
}): ReactElement {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-lg border border-line bg-raised p-2.5 sm:p-4">
      <dt className="text-xs leading-tight text-quiet sm:text-sm">{props.name}</dt>
      <dd
        className={
          props.small === true
            ? "flex min-h-9 items-center text-sm leading-tight font-semibold sm:text-base"
            : "min-h-9 font-title text-[1.375rem] leading-9 font-bold whitespace-nowrap figures sm:text-[1.75rem]"
        }
      >
        {props.value}
      </dd>
    </div>
  );
}

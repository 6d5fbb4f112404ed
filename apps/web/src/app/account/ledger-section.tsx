// The person's own chip movements, newest first, a page at a time.
import type { LedgerEntry, LedgerPage } from "@fitil/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CallFailed, serverWords } from "../../lib/http/http.ts";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useFigures } from "../../ui/figures.ts";

/** «Движение фишек». */
export function LedgerSection(): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const ledger = useInfiniteQuery({
    queryKey: ["ledger"],
    queryFn: async ({ pageParam }): Promise<LedgerPage> => {
      const result = await api.ledger(pageParam);
      if (result.ok) return result.value;
      throw new CallFailed(result.failure);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section aria-labelledby="ledger-title">
      <h3 id="ledger-title" className="mb-2 font-title text-base font-semibold">
        {t("account.ledgerTitle")}
      </h3>
      {ledger.isPending && (
        <p role="status" className="flex items-center gap-3 py-4 text-quiet">
          <Spinner />
          {t("common.loading")}
        </p>
      )}
      {ledger.isError && <Notice tone="bad">{serverWords(ledger.error) ?? t("account.ledgerFailed")}</Notice>}
      {ledger.isSuccess && entries.length === 0 && <p className="text-quiet">{t("account.ledgerEmpty")}</p>}
      {entries.length > 0 && <LedgerTable entries={entries} />}
      {ledger.hasNextPage && (
        <Button
          className="mt-3 w-full"
          busy={ledger.isFetchingNextPage}
          onClick={() => void ledger.fetchNextPage()}
        >
          {t("account.ledgerMore")}
        </Button>
      )}
    </section>
  );
}

function LedgerTable({ entries }: { readonly entries: readonly LedgerEntry[] }): ReactElement {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: "short", timeStyle: "short" });
  const head = "py-2 text-sm font-semibold text-quiet";
  return (
    <table className="w-full border-collapse">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={`${head} text-left`}>
            {t("account.ledgerKind")}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t("account.ledgerAmount")}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t("account.ledgerBalance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-b border-line/60 last:border-b-0">
            <td className="py-2">
              <span className="block font-semibold">{t(`account.kinds.${entry.kind}`)}</span>
              <time dateTime={new Date(entry.at).toISOString()} className="text-sm text-quiet figures">
                {time.format(entry.at)}
              </time>
            </td>
            <td
              className={`py-2 text-right figures font-semibold ${entry.amount < 0 ? "text-coral" : "text-mint"}`}
            >
              {entry.amount < 0 ? "−" : "+"}
              {figures(Math.abs(entry.amount))}
            </td>
            <td className="py-2 text-right figures">{figures(entry.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

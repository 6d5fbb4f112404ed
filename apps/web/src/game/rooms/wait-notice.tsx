// Why the person may not sit down with others for a while, until when, and what they may do meanwhile (SN4).
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTimeOfDay } from "../../ui/use-time-of-day.ts";

/** The notice over the list, until the wait is over. `until`: ms since 1970. */
export function WaitNotice({ until }: { readonly until: number }): ReactElement {
  const { t } = useTranslation();
  const { clock } = useServices();
  const queries = useQueryClient();
  const at = useTimeOfDay(until);
  useEffect(
    () =>
      clock.after(
        Math.max(0, until - clock.now()),
        () => void queries.invalidateQueries({ queryKey: ["me"] }),
      ),
    [clock, queries, until],
  );
  return <Notice tone="plain">{t("rooms.leftTooOften", { at })}</Notice>;
}

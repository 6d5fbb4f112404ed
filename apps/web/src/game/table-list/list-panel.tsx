// The panel with the tables: its head with refresh and «Создать стол», and every state the list can be in.
import type { TableSummary } from "@fitil/contracts";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { serverWords } from "../../lib/http/http.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { CharacterFigure } from "../../ui/character/index.ts";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { LazyCreateTable } from "./lazy-create-table.tsx";
import { ListRows } from "./list-rows.tsx";
import { useLiveTables } from "./use-live-tables.ts";

export interface ListPanelProps {
  readonly background: boolean;
  /** The person's chips; null behind the login. */
  readonly chips: number | null;
  /** May not sit down where others wait (SN4). */
  readonly mustWait: boolean;
  readonly onJoin: (roomId: string) => void;
  readonly onWatch: (room: TableSummary) => void;
}

/** «Игровые столы». */
export function ListPanel({ background, chips, mustWait, onJoin, onWatch }: ListPanelProps): ReactElement {
  const { t } = useTranslation();
  const rooms = useLiveTables();
  const [creating, setCreating] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // A new screen begins at its title for whoever cannot see that it changed.
  useEffect(() => {
    if (!background) title.current?.focus({ preventScroll: true });
  }, [background]);
  return (
    <section
      aria-labelledby="tables-title"
      className="min-w-0 rounded-lg border border-line bg-raised shadow-soft"
    >
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 pb-2 md:px-6 md:pt-5 low:px-4 low:py-1">
        <h1
          id="tables-title"
          ref={title}
          tabIndex={-1}
          className="font-title text-lg font-semibold outline-none md:text-xl low:text-base"
        >
          {t("rooms.tab")}
        </h1>
        <IconButton
          label={t("rooms.refresh")}
          disabled={background}
          onClick={() => void rooms.refetch()}
          className="ml-auto"
        >
          <span className={rooms.isFetching && !rooms.isPending ? "animate-spin" : ""}>
            <Icon name="refresh" />
          </span>
        </IconButton>
        <Button
          disabled={background}
          onClick={() => setCreating(true)}
          className="max-sm:w-full low:min-h-11 low:px-3"
        >
          <Icon name="plus" />
          {t("rooms.create")}
        </Button>
      </header>
      <div aria-live="polite" className="min-h-[280px]">
        {rooms.isPending && (
          <p role="status" className="flex items-center justify-center gap-3 py-24 text-quiet">
            <Spinner />
            {t("rooms.loading")}
          </p>
        )}
        {rooms.isError && (
          <div className="grid gap-4 p-4 md:p-6">
            <Notice tone="bad">{serverWords(rooms.error) ?? t("rooms.failed")}</Notice>
            <Button className="justify-self-center" onClick={() => void rooms.refetch()}>
              {t("common.retry")}
            </Button>
          </div>
        )}
        {rooms.isSuccess && rooms.data.length === 0 && <NoTables />}
        {rooms.isSuccess && rooms.data.length > 0 && (
          <div className="px-2 pb-2 md:px-4 md:pb-3">
            <ListRows
              rooms={rooms.data}
              chips={chips}
              mustWait={mustWait}
              onJoin={onJoin}
              onWatch={onWatch}
            />
          </div>
        )}
      </div>
      {creating && <LazyCreateTable chips={chips} onClose={() => setCreating(false)} onCreated={onJoin} />}
    </section>
  );
}

function NoTables(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <CharacterFigure color="violet" eyeVariant={4} size={96} className="mb-2" />
      <p className="text-lg font-semibold">{t("rooms.empty")}</p>
      <p className="text-quiet">{t("rooms.emptyHint")}</p>
    </div>
  );
}

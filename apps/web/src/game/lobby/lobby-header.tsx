// The head of a table: its name, what it costs, what is in the pot, and whether strangers can see it.
import type { CharacterSlot, TableHeader } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BombMark } from "../../ui/bomb-mark.tsx";
import { ChipIcon, Icon } from "../../ui/icons.tsx";
import { useFigures } from "../../ui/figures.ts";
import { readyCount } from "./lobby-rules.ts";
import { tableName } from "../../ui/table-name.ts";

/** Name and conditions of the table. */
export function LobbyHeader({
  room,
  slots,
}: {
  readonly room: TableHeader;
  readonly slots: readonly CharacterSlot[];
}): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 sm:py-4 low:py-1 md:py-6">
      <span className="low:*:size-7">
        <BombMark size={36} />
      </span>
      <p className="line-clamp-2 min-w-0 flex-1 font-title text-lg leading-tight font-semibold md:text-xl">
        {tableName(room.name, t)}
      </p>
      <ul className="flex flex-wrap gap-2 figures text-sm font-semibold max-sm:w-full">
        {room.isPrivate && (
          <Fact>
            <Icon name="lock" size={16} />
            {t("lobby.privateTable")}
          </Fact>
        )}
        {room.stakes === 0 ? (
          <Fact>
            <span className="text-mint">{t("lobby.freeTable")}</span>
          </Fact>
        ) : (
          <>
            <Fact>
              <ChipIcon size={16} />
              {t("lobby.stake", { stake: figures(room.stakes) })}
            </Fact>
            <Fact>{t("lobby.bank", { bank: figures(room.stakes * readyCount(slots)) })}</Fact>
          </>
        )}
      </ul>
    </header>
  );
}

function Fact({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <li className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-line bg-raised px-3">
      {children}
    </li>
  );
}

// The tables as a table: name, stake, places. A row is pressed as a whole; its name is the button for keyboard and reader.
import type { RoomSummary } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure } from "../../ui/character/index.ts";
import { ChipIcon } from "../../ui/icons.tsx";
import { useFigures } from "../../ui/use-figures.ts";
import { canSit, places } from "./room-rules.ts";

export interface RoomTableProps {
  readonly rooms: readonly RoomSummary[];
  /** Behind the login: to be seen, not to be touched. */
  readonly background: boolean;
  readonly onJoin: (roomId: string) => void;
}

const HEAD = "py-3 text-left text-sm font-semibold text-quiet";

/** The list; never shown empty. */
export function RoomTable({ rooms, background, onJoin }: RoomTableProps): ReactElement {
  const { t } = useTranslation();
  return (
    <table aria-labelledby="tables-title" className="w-full table-fixed border-collapse">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={`${HEAD} pl-4 md:pl-6`}>
            {t("rooms.columnTable")}
          </th>
          <th scope="col" className={`${HEAD} w-[88px] md:w-[168px]`}>
            {t("rooms.columnStake")}
          </th>
          <th scope="col" className={`${HEAD} w-[112px] pr-3 md:w-[196px] md:pr-6`}>
            {t("rooms.columnPlayers")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <RoomRow key={room.id} room={room} open={canSit(room, background)} onJoin={onJoin} />
        ))}
      </tbody>
    </table>
  );
}

function RoomRow(props: {
  readonly room: RoomSummary;
  readonly open: boolean;
  readonly onJoin: (roomId: string) => void;
}): ReactElement {
  const { room, open, onJoin } = props;
  const { t } = useTranslation();
  return (
    <tr
      className={`relative h-16 border-b border-line/60 transition-colors duration-150 last:border-b-0 ${open ? "group cursor-pointer hover:bg-lifted" : "text-quiet"}`}
    >
      <td className="py-2 pl-4 md:pl-6">
        {open ? (
          <button
            type="button"
            title={room.name}
            onClick={() => onJoin(room.id)}
            aria-label={t("rooms.sit", { name: room.name })}
            className="block w-full text-left font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-spark"
          >
            <span className="line-clamp-2 pr-2 md:line-clamp-1">{room.name}</span>
          </button>
        ) : (
          <span title={room.name} className="line-clamp-2 pr-2 font-semibold md:line-clamp-1">
            {room.name}
          </span>
        )}
      </td>
      <td className="py-2">
        <Stake stakes={room.stakes} />
      </td>
      <td className="py-2 pr-3 md:pr-6">{room.isGameInProgress ? <InProgress /> : <Places room={room} />}</td>
    </tr>
  );
}

function Stake({ stakes }: { readonly stakes: number }): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  if (stakes === 0) return <span className="text-mint max-md:text-sm">{t("common.free")}</span>;
  return (
    <span className="flex items-center gap-1.5 figures font-semibold">
      <ChipIcon />
      {figures(stakes)}
    </span>
  );
}

function InProgress(): ReactElement {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2 text-sm font-semibold text-fuse">
      <span className="size-2 shrink-0 rounded-full bg-fuse" />
      {t("rooms.inProgress")}
    </span>
  );
}

function Places({ room }: { readonly room: RoomSummary }): ReactElement {
  const { t } = useTranslation();
  const full = room.playerCount >= room.maxPlayers;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span
        role="img"
        aria-label={t("rooms.seats", { taken: room.playerCount, total: room.maxPlayers })}
        className="-ml-1 flex items-center md:gap-1"
      >
        {places(room).map((color, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Places have no identity beyond their order.
          <span key={index} className="grid size-6 place-items-center md:size-7">
            {color === null ? (
              <span className="size-4 rounded-full border-2 border-dashed border-edge" />
            ) : (
              <CharacterFigure color={color} eyeVariant={1} size={26} animated={false} />
            )}
          </span>
        ))}
      </span>
      {full && <span className="text-sm max-md:sr-only">{t("rooms.full")}</span>}
    </span>
  );
}

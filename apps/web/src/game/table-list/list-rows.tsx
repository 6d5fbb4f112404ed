// The tables as a table whose rows look like what they are: something to press. A row is pressed as a whole; its name is the
// button for keyboard and reader.
import type { TableSummary } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure } from "../../ui/character/index.ts";
import { ChipIcon, Icon } from "../../ui/icons.tsx";
import { useFigures } from "../../ui/figures.ts";
import { places, rowAction } from "./row-rules.ts";
import type { Onlooker, RowAction } from "./row-rules.ts";
import { tableName } from "../../ui/table-name.ts";

export interface ListRowsProps extends Onlooker {
  readonly rooms: readonly TableSummary[];
  readonly onJoin: (roomId: string) => void;
  /** Goes to watch a running game (SP1). */
  readonly onWatch: (room: TableSummary) => void;
}

const HEAD = "px-2 text-left text-sm font-semibold text-quiet";
const CELL =
  "border-y py-2 px-2 transition-colors duration-150 first:rounded-l-md first:border-l first:pl-3 last:rounded-r-md last:border-r last:pr-3 md:first:pl-5";

/** The list; never shown empty. */
export function ListRows(props: ListRowsProps): ReactElement {
  const { t } = useTranslation();
  return (
    <table
      aria-labelledby="tables-title"
      className="w-full table-fixed border-separate border-spacing-y-2 low:border-spacing-y-1"
    >
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} pl-3 md:pl-5`}>
            {t("rooms.columnTable")}
          </th>
          <th scope="col" className={`${HEAD} w-[88px] md:w-[112px] xl:w-[150px] low:w-[88px]`}>
            {t("rooms.columnStake")}
          </th>
          <th scope="col" className={`${HEAD} w-[104px] md:w-[190px] xl:w-[230px] low:w-[118px]`}>
            {t("rooms.columnPlayers")}
          </th>
          <td className="max-md:hidden md:w-[132px] xl:w-[150px] low:hidden" />
        </tr>
      </thead>
      <tbody>
        {props.rooms.map((room) => (
          <ListRow key={room.id} {...props} room={room} action={rowAction(room, props)} />
        ))}
      </tbody>
    </table>
  );
}

function ListRow(
  props: ListRowsProps & { readonly room: TableSummary; readonly action: RowAction },
): ReactElement {
  const { room, action, chips, onJoin, onWatch } = props;
  const { t } = useTranslation();
  const name = tableName(room.name, t);
  // Nobody there is no company: the table can be had, but is not held out. What cannot be had lies lower than the rest.
  const isQuiet = action === null || (action === "sit" && room.playerCount === 0);
  const isDear = chips !== null && action === null && room.stakes > chips;
  const ground = isQuiet ? "border-line/60" : "border-line bg-lifted";
  const look = `${CELL} ${isQuiet ? "text-quiet" : ""} ${action === null ? "border-transparent bg-night/50" : `${ground} group-hover:border-edge group-hover:bg-line`}`;
  return (
    <tr className={`relative h-18 low:h-15 ${action === null ? "" : "group cursor-pointer"}`}>
      <td className={look}>
        {action === null ? (
          <>
            <span
              title={name}
              className={`font-semibold md:line-clamp-1 ${isDear ? "line-clamp-1" : "line-clamp-2"}`}
            >
              {name}
            </span>
            {isDear && <span className="text-sm md:hidden low:block">{t("rooms.tooDear")}</span>}
          </>
        ) : (
          <button
            type="button"
            title={name}
            onClick={() => (action === "sit" ? onJoin(room.id) : onWatch(room))}
            aria-label={t(`rooms.${action}Named`, { name })}
            className="block w-full text-left font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-spark"
          >
            <span className="line-clamp-2 md:line-clamp-1">{name}</span>
          </button>
        )}
      </td>
      <td className={look}>
        <Stake stakes={room.stakes} />
      </td>
      <td className={`${look} max-md:rounded-r-md max-md:border-r low:rounded-r-md low:border-r`}>
        {room.isGameInProgress ? <InProgress watchers={room.watchers} /> : <Places room={room} />}
      </td>
      <td className={`${look} text-right max-md:hidden low:hidden`}>
        {action === null ? (
          <span className="text-sm">
            {isDear ? t("rooms.tooDear") : room.playerCount >= room.maxPlayers && t("rooms.full")}
          </span>
        ) : (
          <span
            aria-hidden="true"
            className={`inline-flex min-h-10 items-center justify-center rounded-md border px-4 font-semibold whitespace-nowrap transition-colors duration-150 ${isQuiet ? "border-line" : "border-edge bg-night text-text group-hover:border-fuse group-hover:bg-fuse group-hover:text-night"}`}
          >
            {t(`rooms.${action}`)}
          </span>
        )}
      </td>
    </tr>
  );
}

function Stake({ stakes }: { readonly stakes: number }): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  if (stakes === 0) return <span className="text-mint max-md:text-sm low:text-sm">{t("common.free")}</span>;
  return (
    <span className="flex items-center gap-1.5 figures font-semibold">
      <ChipIcon />
      {figures(stakes)}
    </span>
  );
}

function InProgress({ watchers }: { readonly watchers: number }): ReactElement {
  const { t } = useTranslation();
  return (
    <span className="grid gap-0.5 text-sm md:flex md:items-center md:gap-3">
      <span className="inline-flex items-center gap-2 font-semibold text-fuse">
        <span className="size-2 shrink-0 rounded-full bg-fuse" />
        {t("rooms.inProgress")}
      </span>
      {watchers > 0 && (
        <span className="inline-flex items-center gap-1 figures text-quiet" title={t("rooms.watchers")}>
          <Icon name="eye" size={16} />
          <span className="sr-only">{t("rooms.watchers")}</span>
          {watchers}
        </span>
      )}
    </span>
  );
}

function Places({ room }: { readonly room: TableSummary }): ReactElement {
  const { t } = useTranslation();
  const full = room.playerCount >= room.maxPlayers;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span
        role="img"
        aria-label={t("rooms.seats", { taken: room.playerCount, total: room.maxPlayers })}
        className="-ml-1 flex items-center md:gap-1.5 low:gap-0"
      >
        {places(room).map((place, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Places have no identity beyond their order.
          <span key={index} className="grid size-6 place-items-center md:size-9 low:size-6">
            {place === null && (
              <span className="size-4 rounded-full border-2 border-dashed border-edge md:size-6 low:size-4" />
            )}
            {place === "unknown" && <span className="size-4 rounded-full bg-edge md:size-6" />}
            {place !== null && place !== "unknown" && (
              <CharacterFigure
                color={place}
                eyeVariant={1}
                size={36}
                animated={false}
                className="max-md:size-[26px] low:size-[26px]"
              />
            )}
          </span>
        ))}
      </span>
      {full && <span className="sr-only">{t("rooms.full")}</span>}
    </span>
  );
}

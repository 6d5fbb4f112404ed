// The results as lines: place, face, who it was that felled them, what they did and what they got.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CharacterFigure } from "../../../ui/character/index.ts";
import { ChipIcon, StarIcon } from "../../../ui/icons.tsx";
import { signedFigure, useFigures } from "../../../ui/figures.ts";
import { powerupShapes } from "../art/powerup-art.ts";
import { ShapeIcon } from "../art/shape-icon.tsx";
import type { FinishRow } from "./finishes.ts";

const CRATE = "M3 3h14v14H3zM3 3l14 14M17 3 3 17";

function Deed({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <span className="inline-flex items-center gap-1" title={label}>
      <span className="sr-only">{label}</span>
      {children}
    </span>
  );
}

function Deeds({ deeds }: { readonly deeds: NonNullable<FinishRow["deeds"]> }): ReactElement {
  const { t } = useTranslation();
  return (
    <span className="figures flex shrink-0 gap-2.5 text-sm text-quiet">
      <Deed label={t("overlay.crates", { count: deeds.crates })}>
        <svg width="15" height="15" viewBox="0 0 20 20" aria-hidden="true">
          <path d={CRATE} fill="none" stroke="currentColor" strokeWidth="1.750" strokeLinejoin="round" />
        </svg>
        <span aria-hidden="true">{deeds.crates}</span>
      </Deed>
      <Deed label={t("overlay.hits", { count: deeds.hits })}>
        <ShapeIcon shapes={powerupShapes(5)} size={17} />
        <span aria-hidden="true">{deeds.hits}</span>
      </Deed>
    </span>
  );
}

function Change(props: {
  readonly value: number;
  readonly label: string;
  readonly icon: ReactNode;
}): ReactElement {
  const figures = useFigures();
  const { t } = useTranslation();
  const change = signedFigure(props.value, figures);
  const tone = props.value > 0 ? "text-mint" : props.value < 0 ? "text-coral" : "text-quiet";
  const key = props.label === "chips" ? "overlay.chips" : "overlay.rating";
  return (
    <span className={`figures flex shrink-0 items-center gap-1 font-semibold max-md:text-sm ${tone}`}>
      <span className="sr-only">{t(key, { change })}</span>
      <span aria-hidden="true">{change}</span>
      {props.icon}
    </span>
  );
}

function Row({
  row,
  hasStake,
  isRated,
}: {
  readonly row: FinishRow;
  readonly hasStake: boolean;
  readonly isRated: boolean;
}): ReactElement {
  const { t } = useTranslation();
  const { player, fate } = row;
  return (
    <li
      data-testid={`finish-${player.id}`}
      className={`grid grid-cols-[auto_auto_1fr] items-center gap-x-2 rounded-md border px-2 py-1 text-left md:gap-x-3 md:px-3 ${player.isMine ? "border-edge bg-lifted" : "border-transparent"}`}
    >
      <span
        className={`grid size-7 place-items-center rounded-full font-title text-sm font-bold ${row.isWinner ? "bg-spark text-night" : "bg-night text-quiet"}`}
      >
        <span className="sr-only">{t("overlay.place", { place: row.place })}</span>
        <span aria-hidden="true">{row.place}</span>
      </span>
      <CharacterFigure
        color={player.color}
        eyeVariant={player.eyeVariant}
        mood={row.isWinner ? "win" : fate.kind === "stood" ? "normal" : "dead"}
        size={34}
        animated={false}
      />
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <span className="flex min-w-0 flex-1 items-center gap-1.5 leading-tight">
            <span className="truncate font-semibold">{player.name}</span>
            {player.isBot && (
              <span className="rounded-sm border border-line px-1 text-xs text-quiet">
                {t("overlay.bot")}
              </span>
            )}
            {player.isMine && (
              <span className="text-xs whitespace-nowrap text-quiet">{t("overlay.you")}</span>
            )}
          </span>
          {hasStake && <Change value={row.chips} label="chips" icon={<ChipIcon size={15} />} />}
          {isRated && <Change value={row.ratingChange} label="rating" icon={<StarIcon size={15} />} />}
        </span>
        <span className="flex min-w-0 items-center justify-between gap-3">
          <span className="truncate text-sm text-quiet">
            {fate.kind === "felled"
              ? t("overlay.fate.felled", { name: fate.name })
              : t(`overlay.fate.${fate.kind}`)}
          </span>
          {row.deeds !== null && <Deeds deeds={row.deeds} />}
        </span>
      </span>
    </li>
  );
}

/** The lines in order of place. Chips and rating stand only where there was something to win. */
export function FinishList({
  rows,
  hasStake,
  isRated,
}: {
  readonly rows: readonly FinishRow[];
  readonly hasStake: boolean;
  readonly isRated: boolean;
}): ReactElement {
  const { t } = useTranslation();
  return (
    <ol aria-label={t("overlay.results")} className="grid w-full gap-0.5">
      {rows.map((row) => (
        <Row key={row.player.id} row={row} hasStake={hasStake} isRated={isRated} />
      ))}
    </ol>
  );
}

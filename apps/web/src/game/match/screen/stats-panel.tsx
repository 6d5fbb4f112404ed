// Own bombs, radius and speed, each with a tooltip that mouse, keyboard and finger reach.
import type { Stats } from "@fitil/contracts";
import { useId } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { powerupShapes } from "../art/powerup-art.ts";
import { ShapeIcon } from "./shape-icon.tsx";

/** Focusable but no button: Space still places a bomb while it has the focus. */
function Stat(props: { code: 4 | 5 | 6; label: string; value: string; isColumn: boolean }): ReactElement {
  const id = useId();
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={`${props.label}: ${props.value}`}
      aria-describedby={id}
      data-keeps-focus=""
      onKeyDown={(event) => {
        if (event.code === "Escape") event.currentTarget.blur();
      }}
      className={`group relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-md border border-line bg-raised px-1.5`}
    >
      <ShapeIcon shapes={powerupShapes(props.code)} size={26} />
      <span className="figures font-title text-base font-semibold whitespace-nowrap">{props.value}</span>
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none absolute bottom-[calc(100%+6px)] left-1/2 z-20 -translate-x-1/2 rounded-sm border border-line bg-deep px-2.5 py-1 text-sm whitespace-nowrap text-text opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus:opacity-100"
      >
        {props.label}
      </span>
    </div>
  );
}

/** The panel of own stats. `isColumn`: under each other, for the side of a flat phone. */
export function StatsPanel({ stats, isColumn = false }: { stats: Stats; isColumn?: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <section aria-label={t("match.stats")} className={`flex gap-2 ${isColumn ? "flex-col" : ""}`}>
      <Stat code={4} label={t("match.bombs")} value={String(stats.maxBombs)} isColumn={isColumn} />
      <Stat code={5} label={t("match.radius")} value={String(stats.blastRadius)} isColumn={isColumn} />
      <Stat code={6} label={t("match.speed")} value={stats.speed.toFixed(1)} isColumn={isColumn} />
    </section>
  );
}

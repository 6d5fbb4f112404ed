// Own bombs, radius and speed, each with a tooltip that mouse, keyboard and finger reach.
import type { Stats } from "@fitil/contracts";
import { memo, useId } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { powerupShapes } from "../art/powerup-art.ts";
import { ShapeIcon } from "../art/shape-icon.tsx";

interface StatProps {
  readonly code: 4 | 5 | 6;
  readonly label: string;
  readonly value: string;
  /** Between the thumbs of a phone. */
  readonly isTiny: boolean;
}

/** Focusable but no button: Space still places a bomb while it has the focus. */
const Stat = memo(function Stat(props: StatProps): ReactElement {
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
      className={`group relative flex min-h-11 flex-1 items-center justify-center rounded-md border border-line bg-raised ${props.isTiny ? "flex-col px-0.5" : "gap-1.5 px-1.5"}`}
    >
      <ShapeIcon shapes={powerupShapes(props.code)} size={props.isTiny ? 18 : 26} />
      <span
        className={`figures font-title font-semibold whitespace-nowrap ${props.isTiny ? "text-xs" : "text-base"}`}
      >
        {props.value}
      </span>
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none absolute bottom-[calc(100%+6px)] left-1/2 z-20 -translate-x-1/2 rounded-sm border border-line bg-deep px-2.5 py-1 text-sm whitespace-nowrap opacity-0 group-hover:opacity-100 group-focus:opacity-100"
      >
        {props.label}
      </span>
    </div>
  );
});

/** The panel of own stats. */
export function StatsPanel({ stats, isTiny = false }: { stats: Stats; isTiny?: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <section aria-label={t("match.stats")} className={`flex ${isTiny ? "w-full gap-1" : "gap-2"}`}>
      <Stat code={4} label={t("match.bombs")} value={String(stats.maxBombs)} isTiny={isTiny} />
      <Stat code={5} label={t("match.radius")} value={String(stats.blastRadius)} isTiny={isTiny} />
      <Stat code={6} label={t("match.speed")} value={stats.speed.toFixed(1)} isTiny={isTiny} />
    </section>
  );
}

// Somebody's rating over their games, as a line. The figures behind it are in the words under it.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

const WIDTH = 600;
const HEIGHT = 160;
const MARGIN = 10;

interface Point {
  readonly at: number;
  readonly rating: number;
}

/** The line of these points through the plot's box, evenly spaced: games matter, not the days between. Pure. */
export function plotPath(points: readonly Point[]): string {
  const ratings = points.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const span = Math.max(1, Math.max(...ratings) - least);
  const step = points.length < 2 ? 0 : (WIDTH - 2 * MARGIN) / (points.length - 1);
  return ratings
    .map((rating, index) => {
      const x = MARGIN + index * step;
      const y = HEIGHT - MARGIN - ((rating - least) / span) * (HEIGHT - 2 * MARGIN);
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The plot; nothing for fewer than two games. */
export function RatingPlot({ points }: { readonly points: readonly Point[] }): ReactElement | null {
  const { t } = useTranslation();
  if (points.length < 2) return null;
  const ratings = points.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const most = Math.max(...ratings);
  const path = plotPath(points);
  const words = t("people.plot", { count: points.length, least, most, last: ratings.at(-1) });
  return (
    <figure className="grid gap-1">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words} className="h-auto w-full">
        <path
          d={`${path}L${WIDTH - MARGIN} ${HEIGHT}L${MARGIN} ${HEIGHT}Z`}
          fill="var(--color-fuse)"
          opacity="0.14"
        />
        <path
          d={path}
          fill="none"
          stroke="var(--color-fuse)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <figcaption className="figures flex justify-between text-sm text-quiet">
        <span>{t("people.least", { rating: least })}</span>
        <span>{t("people.most", { rating: most })}</span>
      </figcaption>
    </figure>
  );
}

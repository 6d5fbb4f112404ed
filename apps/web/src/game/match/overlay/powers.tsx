// What an opponent has picked up, beside their name: bombs, radius, speed.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { powerupShapes } from "../art/powerup-art.ts";
import { ShapeIcon } from "../art/shape-icon.tsx";
import type { HudPlayer } from "../store/hud.ts";

/** Three small figures. */
export function Powers({ player }: { readonly player: HudPlayer }): ReactElement {
  const { t } = useTranslation();
  const { maxBombs, blastRadius, speed } = player.stats;
  const power = (code: number, label: string, value: string): ReactElement => (
    <span className="inline-flex items-center gap-0.5" title={label}>
      <ShapeIcon shapes={powerupShapes(code)} size={15} />
      <span className="sr-only">{label}: </span>
      {value}
    </span>
  );
  return (
    <p className="figures flex gap-2.5 text-xs text-quiet" data-testid="powers">
      {power(4, t("match.bombs"), String(maxBombs))}
      {power(5, t("match.radius"), String(blastRadius))}
      {power(6, t("match.speed"), speed.toFixed(1))}
    </p>
  );
}

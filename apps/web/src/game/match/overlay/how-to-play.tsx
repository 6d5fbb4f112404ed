// What the keys do, what lies about, what can be set, and the proof of a fair draw.
import type { CharacterId } from "@fitil/contracts";
import { memo } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "../../../ui/switch.tsx";
import { powerupShapes } from "../art/powerup-art.ts";
import { FairDraw } from "./fair-draw.tsx";
import { ShapeIcon } from "../screen/shape-icon.tsx";

const POWERUPS = [
  { code: 4, name: "bomb" },
  { code: 5, name: "radius" },
  { code: 6, name: "speed" },
  { code: 7, name: "health" },
] as const;

function Keys({ isTouch }: { isTouch: boolean }): ReactElement {
  const { t } = useTranslation();
  const lines = isTouch
    ? (["padMove", "padBomb"] as const)
    : (["keysMove", "keysBomb", "keysReact"] as const);
  return (
    <ul className="grid gap-1 text-sm text-quiet">
      {lines.map((line) => {
        const [keys, what] = t(`overlay.${line}`).split(/:\s(.*)/su);
        return (
          <li key={line}>
            <b className="font-semibold text-text">{keys}</b>: {what}
          </li>
        );
      })}
    </ul>
  );
}

interface HowToPlayProps {
  readonly isSolo: boolean;
  /** Known once the match is over. */
  readonly seed: string | undefined;
  readonly seedHash: string;
  readonly isTouch: boolean;
  readonly showDanger: boolean;
  readonly onShowDanger: (show: boolean) => void;
  /** The other people of the match, and whose reactions are not shown (SN5). */
  readonly others: readonly { readonly id: CharacterId; readonly name: string }[];
  readonly muted: ReadonlySet<CharacterId>;
  readonly onMute: (muted: ReadonlySet<CharacterId>) => void;
}

/** The panel (or the dialog's content on small screens). PERF: long, and nothing in it changes while a match runs. */
export const HowToPlay = memo(function HowToPlay(props: HowToPlayProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2.5">
      <Keys isTouch={props.isTouch} />
      <p className="text-sm text-quiet">{t(props.isSolo ? "overlay.goalSolo" : "overlay.goal")}</p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm text-quiet">
        {POWERUPS.map(({ code, name }) => (
          <li key={code} className="flex items-center gap-2">
            <ShapeIcon shapes={powerupShapes(code)} size={22} />
            {t(`overlay.powerups.${name}`)}
          </li>
        ))}
      </ul>
      <div className="text-sm leading-tight">
        <Switch label={t("overlay.dangerGlow")} checked={props.showDanger} onChange={props.onShowDanger} />
      </div>
      {props.others.map(({ id, name }) => (
        <div key={id} className="text-sm leading-tight">
          <Switch
            label={t("overlay.showReactions", { name })}
            checked={!props.muted.has(id)}
            onChange={(isShown) => {
              const muted = new Set(props.muted);
              if (isShown) muted.delete(id);
              else muted.add(id);
              props.onMute(muted);
            }}
          />
        </div>
      ))}
      <FairDraw seed={props.seed} seedHash={props.seedHash} />
    </div>
  );
});

// What the keys do, what lies about, what can be set, and the proof of a fair draw.
import { memo } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../../ui/modal.tsx";
import { ownKeys } from "../input/key-map.ts";
import { powerupShapes } from "../art/powerup-art.ts";
import { FairDraw } from "./fair-draw.tsx";
import { Settings } from "./settings.tsx";
import type { SettingsProps } from "./settings.tsx";
import { ShapeIcon } from "../art/shape-icon.tsx";

const POWERUPS = [
  { code: 4, name: "bomb" },
  { code: 5, name: "radius" },
  { code: 6, name: "speed" },
  { code: 7, name: "health" },
] as const;

function Keys({ isTouch }: { isTouch: boolean }): ReactElement {
  const { t } = useTranslation();
  const { up, bomb } = ownKeys();
  // Who has chosen others finds them in the settings.
  const lines = isTouch
    ? (["padMove", "padBomb"] as const)
    : (["keysMove", "keysBomb", "keysReact"] as const).filter((line) =>
        line === "keysMove" ? up.includes("KeyW") : line !== "keysBomb" || bomb.includes("Space"),
      );
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

interface HowToPlayProps extends SettingsProps {
  readonly isSolo: boolean;
  /** Known once the match is over. */
  readonly seed: string | undefined;
  readonly seedHash: string;
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
      <div className="flex flex-wrap gap-x-2 *:open:w-full">
        <Settings {...props} />
        <FairDraw seed={props.seed} seedHash={props.seedHash} />
      </div>
    </div>
  );
});

/** `help` in a dialog, where there is no room for it beside the board. */
export function HelpDialog(props: { readonly help: ReactNode; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <Modal title={t("match.help")} closeLabel={t("match.close")} onClose={props.onClose}>
      {props.help}
    </Modal>
  );
}

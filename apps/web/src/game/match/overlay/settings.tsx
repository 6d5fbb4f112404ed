// What can be set in a match, kept on this device: how loud, how still, which cells are marked, whose reactions are shown, which keys.
import type { CharacterId } from "@fitil/contracts";
import { useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { sounds } from "../../../sound/index.ts";
import { music } from "../../../sound/page-music.ts";
import { Switch } from "../../../ui/switch.tsx";
import type { HudPlayer } from "../store/hud.ts";
import { KeyChoice } from "./key-choice.tsx";

export interface SettingsProps {
  readonly isTouch: boolean;
  readonly showDanger: boolean;
  readonly onShowDanger: (show: boolean) => void;
  readonly shakes: boolean;
  readonly onShakes: (shakes: boolean) => void;
  readonly players: readonly HudPlayer[];
  /** Whose reactions are not shown (SN5). */
  readonly muted: ReadonlySet<CharacterId>;
  readonly onMute: (muted: ReadonlySet<CharacterId>) => void;
}

/** Something that is as loud as one likes. */
type Loud = Pick<typeof music, "volume" | "setVolume" | "onChange">;

function Loudness({ label, of }: { readonly label: string; readonly of: Loud }): ReactElement {
  const volume = useSyncExternalStore(of.onChange, of.volume);
  return (
    <label className="flex min-h-12 items-center justify-between gap-4 font-semibold">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        onChange={(event) => of.setVolume(Number(event.target.value))}
        className="h-11 w-28 accent-fuse"
      />
    </label>
  );
}

/** The settings, folded until asked for. */
export function Settings(props: SettingsProps): ReactElement {
  const { t } = useTranslation();
  const others = props.players.filter(({ isMine, isBot }) => !isMine && !isBot);
  const mute = (id: CharacterId, isShown: boolean): void => {
    const muted = new Set(props.muted);
    if (isShown) muted.delete(id);
    else muted.add(id);
    props.onMute(muted);
  };
  return (
    <details className="text-sm leading-tight" data-testid="settings">
      <summary className="-my-1 cursor-pointer py-3.5 font-semibold text-text">
        {t("overlay.settings")}
      </summary>
      <div className="grid gap-1 pt-1">
        <Loudness label={t("overlay.volume")} of={sounds} />
        <Loudness label={t("overlay.music")} of={music} />
        <Switch label={t("overlay.dangerGlow")} checked={props.showDanger} onChange={props.onShowDanger} />
        <Switch label={t("overlay.shake")} checked={props.shakes} onChange={props.onShakes} />
        {others.map(({ id, name }) => (
          <Switch
            key={id}
            label={t("overlay.showReactions", { name })}
            checked={!props.muted.has(id)}
            onChange={(isShown) => mute(id, isShown)}
          />
        ))}
        {!props.isTouch && <KeyChoice />}
      </div>
    </details>
  );
}

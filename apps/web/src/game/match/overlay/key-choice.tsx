// Keys of one's own, two sets: press one in the table, then the new one. A key that another action had changes places with it.
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { BOUND_ACTIONS, USUAL_KEYS, chooseKeys, ownKeys } from "../input/key-map.ts";
import type { BoundAction, KeyBindings } from "../input/key-map.ts";
import { browserStorage } from "../../../lib/device/storage.ts";
import { keyName, withKey } from "./key-names.ts";
import { storeKeys } from "./stored-keys.ts";

const SETS = [0, 1] as const;

/** The table of keys. */
export function KeyChoice(): ReactElement {
  const { t } = useTranslation();
  const [keys, setKeys] = useState(ownKeys);
  const [wanted, setWanted] = useState<{ readonly action: BoundAction; readonly set: 0 | 1 } | null>(null);
  const choose = (chosen: KeyBindings): void => {
    chooseKeys(chosen);
    storeKeys(browserStorage, chosen);
    setKeys(chosen);
  };
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (wanted === null) return;
    const take = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setWanted(null);
      if (event.code === "Escape" || event.code === "") return;
      const next = withKey(ownKeys(), wanted.action, wanted.set, event.code);
      chooseNow(next);
    };
    addEventListener("keydown", take, { capture: true });
    return () => removeEventListener("keydown", take, { capture: true });
  }, [wanted]);
  return (
    <div className="grid gap-1.5">
      <p className="text-sm">
        <b>{t("overlay.keysTitle")}.</b> <span className="text-quiet">{t("overlay.keysHint")}</span>
      </p>
      <ul className="grid gap-1">
        {BOUND_ACTIONS.map((action) => (
          <li key={action} className="grid grid-cols-[1fr_auto_auto] items-center gap-1 text-sm">
            {t(`overlay.actions.${action}`)}
            {SETS.map((set) => {
              const isWanted = wanted?.action === action && wanted.set === set;
              const key = isWanted ? t("overlay.keyWaits") : keyName(keys[action][set]);
              const label = { action: t(`overlay.actions.${action}`), set: set + 1, key };
              return (
                <button
                  key={set}
                  type="button"
                  data-keeps-focus=""
                  aria-label={t("overlay.keyOf", label)}
                  onClick={() => setWanted({ action, set })}
                  className={`min-h-11 min-w-16 rounded-sm border px-2 ${isWanted ? "border-spark text-spark" : "border-line bg-night hover:border-edge"}`}
                >
                  {key}
                </button>
              );
            })}
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        className="min-h-11! justify-self-start px-2! text-sm"
        onClick={() => {
          choose(USUAL_KEYS);
        }}
      >
        {t("overlay.keysReset")}
      </Button>
    </div>
  );
}

// Bots at a free table (BT1): one press calls them at a level, another sends them away.
import type { BotLevel, CharacterSlot } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

const LEVELS: readonly BotLevel[] = ["easy", "normal", "hard"];

/** A button for each level, and one to be among people again. `null` sends the bots away. */
export function BotCalls(props: {
  readonly slots: readonly CharacterSlot[];
  readonly onBots: (level: BotLevel | null) => void;
}): ReactElement {
  const { t } = useTranslation();
  const hasBots = props.slots.some((slot) => slot.isBot);
  const isFull = props.slots.every((slot) => slot.isTaken);
  return (
    <div
      role="group"
      aria-label={t("lobby.botLevel")}
      className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2 border-t border-line pt-4 low:border-0 low:pt-0"
    >
      <span className="mr-1 text-sm text-quiet">{t("lobby.botsTitle")}:</span>
      {LEVELS.map((level) => (
        <Button
          key={level}
          look="quiet"
          disabled={isFull && !hasBots}
          onClick={() => props.onBots(level)}
          className="min-h-11! px-3! text-sm disabled:border-0 disabled:bg-transparent"
        >
          {t(`lobby.botLevels.${level}`)}
        </Button>
      ))}
      {hasBots && (
        <Button look="quiet" onClick={() => props.onBots(null)} className="min-h-11! px-3! text-sm">
          {t("lobby.botsGo")}
        </Button>
      )}
    </div>
  );
}

// The buttons of the lobby: out, in, start, stop. Which of them stand there follows from the state alone.
import type { CharacterSlot } from "@fitil/contracts";
import type { TFunction } from "i18next";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { canStart, readyCount } from "./lobby-rules.ts";

export interface LobbyActionsProps {
  readonly slots: readonly CharacterSlot[];
  readonly stakes: number;
  readonly seated: boolean;
  readonly secondsLeft: number | null;
  readonly onExit: () => void;
  readonly onPlay: () => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  /** Sits here since the last game and has not said yet whether they play on. */
  readonly isAskedAnew: boolean;
  readonly onReady: () => void;
}

/** «Выход», «Играть ▶», «Начать игру ▶», «Старт через: N», «Отмена». */
export function LobbyActions(props: LobbyActionsProps): ReactElement {
  const { slots, stakes, seated, secondsLeft, isAskedAnew } = props;
  const { t } = useTranslation();
  const startable = canStart(slots, stakes);
  const counting = secondsLeft !== null;
  return (
    <div className="grid gap-3 low:gap-1.5">
      <p
        id="lobby-hint"
        className="min-h-6 text-center max-sm:text-sm low:min-h-0 low:text-sm low:leading-tight text-balance text-quiet"
      >
        {t(hintFor(props, startable))}
      </p>
      <div className="flex flex-wrap gap-3 low:gap-2">
        <Button onClick={props.onExit} className={seated && counting ? "max-sm:flex-1" : ""}>
          {t("lobby.exit")}
        </Button>
        {/* One button for every step, so that the focus stays while its meaning moves on. */}
        <Button
          look="primary"
          disabled={seated && !isAskedAnew && (counting || !startable)}
          onClick={!seated ? props.onPlay : isAskedAnew ? props.onReady : props.onStart}
          className={counting && seated ? "figures max-sm:order-first max-sm:w-full sm:flex-1" : "flex-1"}
        >
          {isAskedAnew ? t("lobby.again") : mainLabel(t, seated, secondsLeft)}
        </Button>
        {seated && counting && (
          <Button look="danger" onClick={props.onCancel} className="max-sm:flex-1">
            {t("lobby.cancel")}
          </Button>
        )}
      </div>
      {!seated && secondsLeft !== null && (
        <p className="text-center figures font-semibold text-fuse low:sr-only">
          {t("lobby.countdown", { seconds: secondsLeft })}
        </p>
      )}
    </div>
  );
}

function mainLabel(t: TFunction, seated: boolean, secondsLeft: number | null): string {
  if (!seated) return t("lobby.play");
  return secondsLeft === null ? t("lobby.start") : t("lobby.countdown", { seconds: secondsLeft });
}

function hintFor({ slots, seated, secondsLeft, isAskedAnew }: LobbyActionsProps, startable: boolean) {
  if (isAskedAnew) return "lobby.askedAnew";
  if (!seated) return secondsLeft === null ? "lobby.pickFirst" : "lobby.hurry";
  if (!startable) return "lobby.needTwo";
  if (secondsLeft !== null) return "lobby.eyesLocked";
  if (readyCount(slots) === slots.length) return "lobby.everybody";
  return readyCount(slots) < 2 ? "lobby.solo" : "lobby.waiting";
}

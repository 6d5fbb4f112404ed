// The buttons of the lobby: out, in, start, stop. Which of them stand there follows from the state alone.
import type { CharacterSlot } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { canStart, takenCount } from "./lobby-rules.ts";

export interface LobbyActionsProps {
  readonly slots: readonly CharacterSlot[];
  readonly stakes: number;
  readonly seated: boolean;
  readonly secondsLeft: number | null;
  readonly onExit: () => void;
  readonly onPlay: () => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

/** «Выход», «Играть ▶», «Начать игру ▶», «Старт через: N», «Отмена». */
export function LobbyActions(props: LobbyActionsProps): ReactElement {
  const { slots, stakes, seated, secondsLeft } = props;
  const { t } = useTranslation();
  const startable = canStart(slots, stakes);
  return (
    <div className="grid gap-3">
      <p id="lobby-hint" className="min-h-6 text-center text-balance text-quiet">
        {t(hintFor(props, startable))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={props.onExit} className={seated && secondsLeft !== null ? "max-sm:flex-1" : ""}>
          {t("lobby.exit")}
        </Button>
        {!seated && (
          <Button look="primary" onClick={props.onPlay} className="flex-1">
            {t("lobby.play")}
          </Button>
        )}
        {seated && secondsLeft === null && (
          <Button look="primary" disabled={!startable} onClick={props.onStart} className="flex-1">
            {t("lobby.start")}
          </Button>
        )}
        {seated && secondsLeft !== null && (
          <>
            <Button disabled className="figures max-sm:order-first max-sm:w-full sm:flex-1">
              {t("lobby.countdown", { seconds: secondsLeft })}
            </Button>
            <Button look="danger" onClick={props.onCancel} className="max-sm:flex-1">
              {t("lobby.cancel")}
            </Button>
          </>
        )}
      </div>
      {!seated && secondsLeft !== null && (
        <p className="text-center figures font-semibold text-fuse">
          {t("lobby.countdown", { seconds: secondsLeft })}
        </p>
      )}
    </div>
  );
}

function hintFor({ slots, seated, secondsLeft }: LobbyActionsProps, startable: boolean) {
  if (!seated) return secondsLeft === null ? "lobby.pickFirst" : "lobby.hurry";
  if (!startable) return "lobby.needTwo";
  if (secondsLeft !== null) return "lobby.eyesLocked";
  return takenCount(slots) < 2 ? "lobby.solo" : "lobby.waiting";
}

// «Играть»: the shortest way to a game, for whoever has just come (QP1). The server finds the table.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { CharacterFigure } from "../../ui/character/index.ts";
import { Notice } from "../../ui/notice.tsx";

export interface PlayPanelProps {
  /** Only a picture behind the login. */
  readonly background: boolean;
  readonly onPlay: (roomId: string) => void;
  /** Begins a match in the page; false when it cannot be had now. */
  readonly onPractise: () => Promise<boolean>;
}

/** The biggest button of the list, and what comes of it. */
export function PlayPanel({ background, onPlay, onPractise }: PlayPanelProps): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const play = async () => {
    setBusy(true);
    setFailure(null);
    const found = await api.play();
    setBusy(false);
    if (found.ok) onPlay(found.value.roomId);
    else setFailure(found.failure.message ?? t("rooms.playFailed"));
  };
  const practise = async () => {
    setFailure((await onPractise()) ? null : t("rooms.practiseFailed"));
  };
  return (
    <section
      aria-labelledby="play-title"
      className="grid items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-raised p-4 shadow-soft sm:grid-cols-[1fr_auto] md:px-6 md:py-5 max-lg:low:sticky max-lg:low:top-2 max-lg:low:grid-cols-1 low:gap-y-2 low:px-4 low:py-3"
    >
      <div className="flex min-w-0 items-center gap-4">
        <span className="flex shrink-0 items-end max-sm:hidden max-lg:low:hidden" aria-hidden="true">
          <CharacterFigure color="yellow" eyeVariant={3} size={64} look={{ x: 1, y: 0.2 }} />
          <CharacterFigure color="blue" eyeVariant={2} size={64} className="-ml-3" look={{ x: 1, y: 0 }} />
        </span>
        <div className="grid gap-1">
          <h2
            id="play-title"
            className="font-title text-lg font-semibold text-balance md:text-xl max-lg:low:text-base"
          >
            {t("rooms.playTitle")}
          </h2>
          <p className="text-pretty text-quiet max-lg:low:text-sm">{t("rooms.playText")}</p>
        </div>
      </div>
      <div className="grid gap-1">
        <Button
          look="primary"
          busy={busy}
          disabled={background}
          onClick={() => void play()}
          className="min-h-16! px-10! font-title text-xl! max-sm:w-full max-lg:low:w-full xl:px-16! xl:text-2xl!"
        >
          {t("rooms.play")}
        </Button>
        <Button look="quiet" disabled={background} onClick={() => void practise()} className="min-h-11!">
          {t("rooms.practise")}
        </Button>
      </div>
      {failure !== null && (
        <div className="sm:col-span-2">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </section>
  );
}

// Who falls stays: the board remains in sight, watching is the first choice.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { MatchHud } from "../store/hud.ts";

const COMPACT = "max-md:min-h-11! max-md:px-3! max-md:text-sm low:min-h-11! low:px-3! low:text-sm";

/** The bar at the board's lower edge, for whoever fell while the others play on. */
export function FallenBar(props: {
  readonly hud: MatchHud;
  readonly onWatchOn: () => void;
  readonly isPractice: boolean;
  readonly onReturn: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const { hud } = props;
  const me = hud.players.find(({ isMine }) => isMine);
  const felledBy = me?.felledBy ?? null;
  const foe = hud.players.find(({ id }) => id === felledBy);
  const kind = felledBy === "wall" ? "wall" : felledBy === me?.id ? "self" : foe ? "felled" : "left";
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 z-10 grid justify-items-center px-2 low:bottom-0 portrait:fixed portrait:bottom-[max(4px,env(safe-area-inset-bottom))]">
      <section
        data-testid="end-overlay"
        aria-labelledby="match-fallen-title"
        className="pointer-events-auto flex max-w-full animate-rise flex-wrap items-center justify-center gap-x-5 gap-y-1 rounded-lg border border-line bg-deep/95 px-3 py-1 text-center md:px-4 md:py-3 low:flex-nowrap low:gap-x-3 low:py-0.5 low:pr-1 low:text-left shadow-soft"
      >
        <div>
          <h2 id="match-fallen-title" className="font-title text-base font-bold max-md:sr-only low:sr-only">
            {t("overlay.overTitle")}
          </h2>
          <p className="text-sm text-pretty text-quiet max-md:text-text low:leading-tight" role="status">
            {t(`overlay.fallen.${kind}`, { name: foe?.name ?? "" })}{" "}
            <span className="max-md:sr-only low:sr-only">{t("overlay.fallen.rest")}</span>
          </p>
        </div>
        <div className="flex shrink-0 justify-center gap-2 low:gap-1">
          <Button look="primary" className={COMPACT} onClick={props.onWatchOn}>
            {t("overlay.watchOn")}
          </Button>
          <Button className={COMPACT} onClick={props.onReturn}>
            {t(props.isPractice ? "match.leave" : "overlay.back")}
          </Button>
        </div>
      </section>
    </div>
  );
}

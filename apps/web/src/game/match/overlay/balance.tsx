// The chips a winner has won fly to what they have.
import { useEffect, useRef } from "react";
import type { ReactElement, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ChipIcon } from "../../../ui/icons.tsx";
import { useFigures } from "../../../ui/figures.ts";

const COINS = 7;
const FLIGHT_MS = 620;

/** What the person has, in chips; `from` is where won chips start from, null when none fly. */
export function Balance({
  chips,
  from,
}: {
  readonly chips: number;
  readonly from: RefObject<HTMLElement | null> | null;
}): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  const purse = useRef<HTMLSpanElement>(null);
  const coins = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const start = from?.current?.getBoundingClientRect();
    const end = purse.current?.getBoundingClientRect();
    if (start === undefined || end === undefined) return;
    const x = start.left + start.width / 2 - end.left;
    const y = start.top + start.height / 2 - end.top;
    const flights = [...(coins.current?.children ?? [])].map((coin, index) =>
      coin.animate(
        [
          { transform: `translate(${x + (index - COINS / 2) * 9}px, ${y}px) scale(0.6)`, opacity: 0 },
          {
            transform: `translate(${x * 0.8 + (index - COINS / 2) * 14}px, ${y - 24}px)`,
            opacity: 1,
            offset: 0.25,
          },
          { transform: "translate(0, 0)", opacity: 1, offset: 0.95 },
          { transform: "translate(0, 0)", opacity: 0 },
        ],
        { duration: FLIGHT_MS, delay: 350 + index * 90, easing: "ease-in-out", fill: "both" },
      ),
    );
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, [from]);
  return (
    <p className="figures relative flex items-center gap-2 text-quiet" data-testid="balance">
      {t("overlay.balance")}
      <span ref={purse} className="relative inline-flex items-center gap-1.5 font-semibold text-text">
        <ChipIcon />
        {figures(chips)}
        <span ref={coins} aria-hidden="true" className="pointer-events-none absolute top-0.5 left-0">
          {from !== null &&
            Array.from({ length: COINS }, (_, index) => (
              <span key={index} className="absolute opacity-0">
                <ChipIcon />
              </span>
            ))}
        </span>
      </span>
    </p>
  );
}

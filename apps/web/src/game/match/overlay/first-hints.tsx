// The first match's hints on the board itself: a word beside the own figure, or beside the thing to pick up. Gone for good once done.
import type { CharacterId } from "@fitil/contracts";
import { BOARD_HEIGHT, BOARD_WIDTH } from "@fitil/engine";
import { useEffect, useRef, useState } from "react";
import type { ReactElement, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { browserStorage, STORED } from "../../../lib/device/storage.ts";
import { ownKeys } from "../input/key-map.ts";
import type { MatchStore } from "../store/match-view.ts";
import { nearestPowerup, nextHint } from "./hint-steps.ts";
import type { HintStep } from "./hint-steps.ts";
import { keyName } from "./key-names.ts";

/** How often the word follows what it points at. */
const FOLLOW_MS = 80;
const DONE = "1";

/** Where a cell's middle lies within the box that the canvas is centred in, in CSS pixels. */
function placeOf(canvas: HTMLCanvasElement, x: number, y: number): { left: number; top: number } {
  const cell = Number(canvas.dataset["cell"]);
  const isTurned = canvas.dataset["turned"] === "true";
  const [across, down] = isTurned ? [y, x] : [x, y];
  const [columns, rows] = isTurned ? [BOARD_HEIGHT, BOARD_WIDTH] : [BOARD_WIDTH, BOARD_HEIGHT];
  return {
    left: canvas.offsetLeft + canvas.offsetWidth / 2 + (across + 0.5 - columns / 2) * cell,
    top: canvas.offsetTop + canvas.offsetHeight / 2 + (down + 0.5 - rows / 2) * cell,
  };
}

/** The word that is due now for `myId`; nothing once all three were done on this device. */
export function FirstHints(props: {
  readonly store: MatchStore;
  readonly myId: CharacterId;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly isTouch: boolean;
}): ReactElement | null {
  const { t } = useTranslation();
  const { store, myId, canvas } = props;
  const [step, setStep] = useState<HintStep>(() =>
    browserStorage.get(STORED.hints) === DONE ? "done" : "put",
  );
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === "done") browserStorage.set(STORED.hints, DONE);
  }, [step]);
  useEffect(
    () => store.onClientEvent((clientEvent) => setStep((before) => nextHint(before, clientEvent, myId))),
    [store, myId],
  );
  useEffect(() => {
    if (step === "done") return;
    const follow = (): void => {
      const { figures, ground } = store.view();
      const me = figures.find(({ isMine }) => isMine);
      const at = me && (step === "pick" ? nearestPowerup(ground, me) : me);
      const element = word.current;
      if (element === null || canvas.current === null) return;
      element.hidden = at === undefined || at === null;
      if (!at) return;
      const { left, top } = placeOf(canvas.current, at.x, at.y);
      const room = element.parentElement?.clientWidth ?? 0;
      const half = element.offsetWidth / 2 + 4;
      const x = Math.min(room - half, Math.max(half, left));
      const cell = Number(canvas.current.dataset["cell"]);
      const isHigh = top < cell * 2;
      const y = isHigh ? top + cell * 0.75 : top - cell * 0.75 - element.offsetHeight;
      element.style.transform = `translate(${x - element.offsetWidth / 2}px, ${y}px)`;
    };
    follow();
    const timer = setInterval(follow, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [store, step, canvas]);
  if (step === "done") return null;
  const { bomb } = ownKeys();
  const put = props.isTouch ? "putTouch" : bomb.includes("Space") ? "put" : "putOwn";
  return (
    <p
      ref={word}
      role="status"
      data-testid="hint"
      className="pointer-events-none absolute top-0 left-0 z-10 w-max max-w-[min(20rem,92%)] rounded-md border-2 border-spark bg-deep/95 px-2.5 py-1 text-center text-sm leading-tight font-semibold text-text shadow-soft"
    >
      {t(`overlay.hints.${step === "put" ? put : step}`, { key: keyName(bomb[0]) })}
    </p>
  );
}

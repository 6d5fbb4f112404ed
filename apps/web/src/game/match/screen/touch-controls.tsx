// The thumbs: a stick that comes up wherever the finger lands, and a bomb button at the right. Keyboard players never see them.
import { useEffect, useRef } from "react";
import type { ReactElement, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Orientation } from "@fitil/contracts";
import { bombShapes } from "../art/bomb-art.ts";
import { carryStick, followThumb, stickDirection } from "../input/stick-direction.ts";
import type { MatchHands } from "../input/match-hands.ts";
import { ShapeIcon } from "../art/shape-icon.tsx";

const STICK = "stick";
const CONTROLS = "button, a, input, label, summary, details, dialog, [role=dialog], [data-keeps-focus]";

/** Makes every touch on `area` that hits no control a stick. Moves `base` and `knob` without rendering anything anew. */
function listenStick(area: HTMLElement, base: HTMLElement, knob: HTMLElement, hands: MatchHands): () => void {
  let finger: number | null = null;
  let middle = { x: 0, y: 0 };
  let thumb = middle;
  let isCarried = false;
  let shown: Orientation | null = null;

  function show(x: number, y: number): void {
    base.style.transform = `translate(${middle.x}px, ${middle.y}px)`;
    knob.style.transform = `translate(${x - middle.x}px, ${y - middle.y}px)`;
    base.style.opacity = "1";
  }
  function onDown(event: PointerEvent): void {
    if (event.pointerType === "mouse" || finger !== null) return;
    if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return;
    finger = event.pointerId;
    area.dataset["stick"] = "used";
    thumb = middle = { x: event.clientX, y: event.clientY };
    isCarried = false;
    shown = null;
    show(middle.x, middle.y);
  }
  function onMove(event: PointerEvent): void {
    if (event.pointerId !== finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (isCarried) middle = carryStick(middle, thumb, now);
    isCarried = false;
    thumb = now;
    middle = followThumb(middle, thumb);
    shown = stickDirection(event.clientX - middle.x, event.clientY - middle.y, shown);
    if (shown === null) hands.held.release(STICK);
    else hands.held.press(STICK, shown);
    show(event.clientX, event.clientY);
  }
  function onUp(event: PointerEvent): void {
    if (event.pointerId !== finger) return;
    finger = null;
    hands.held.release(STICK);
    base.style.opacity = "0";
  }
  const onResize = (): void => {
    isCarried = true;
  };
  area.addEventListener("pointerdown", onDown);
  addEventListener("resize", onResize);
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onUp);
  return () => {
    area.removeEventListener("pointerdown", onDown);
    removeEventListener("resize", onResize);
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onUp);
    hands.held.release(STICK);
  };
}

/** The floating stick over `area`. Draws nothing until a finger is down. */
export function FloatingStick({
  area,
  hands,
}: {
  area: RefObject<HTMLElement | null>;
  hands: MatchHands;
}): ReactElement {
  const base = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (area.current === null || base.current === null || knob.current === null) return;
    return listenStick(area.current, base.current, knob.current, hands);
  }, [area, hands]);
  return (
    <div
      ref={base}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-30 opacity-0 transition-opacity duration-150"
    >
      <div className="absolute -top-[58px] -left-[58px] size-[116px] rounded-full border-2 border-edge bg-night/50" />
      <div ref={knob} className="absolute -top-7 -left-7 size-14">
        <div className="size-14 rounded-full border-2 border-text/70 bg-lifted/90" />
      </div>
    </div>
  );
}

/** The place where a thumb is invited to land, until one has. */
export function StickHint(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none grid aspect-square w-24 max-w-full place-items-center rounded-full border-2 border-dashed border-line transition-opacity duration-200 group-data-[stick]/match:opacity-0">
      <span className="max-w-20 text-center text-xs leading-tight text-quiet">{t("match.stick")}</span>
    </div>
  );
}

/** The bomb button: acts when touched, not when let go; a thumb that lands a little beside it is meant for it too. */
export function BombButton({ hands }: { hands: MatchHands }): ReactElement {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t("match.bomb")}
      data-testid="bomb-button"
      onPointerDown={(event) => {
        event.preventDefault();
        hands.bomb();
      }}
      onClick={(event) => {
        // A press that is no pointer's: keyboard or a screen reader.
        if (event.detail === 0) hands.bomb();
      }}
      onContextMenu={(event) => event.preventDefault()}
      className="relative grid size-24 shrink-0 before:absolute before:-inset-3 touch-none place-items-center rounded-full border-2 border-fuse bg-fuse/20 select-none active:bg-fuse/50"
    >
      <ShapeIcon shapes={bombShapes()} size={60} />
    </button>
  );
}

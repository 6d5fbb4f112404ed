// The sign of the house: a bomb whose fuse burns. Decoration; the name stands beside it in letters.
import type { ReactElement } from "react";

/** The bomb; `size` in CSS pixels. The spark flickers unless motion is unwelcome. */
export function BombMark({ size = 40 }: { readonly size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="shrink-0 overflow-visible"
    >
      <path
        d="M39 22c2-8 8-11 13-8"
        fill="none"
        stroke="var(--color-quiet)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        x="32"
        y="17"
        width="13"
        height="9"
        rx="3"
        transform="rotate(38 38 21)"
        fill="var(--color-edge)"
      />
      <circle cx="28" cy="38" r="20" fill="var(--color-line)" />
      <path
        d="M44.500 50A20 20 0 0 1 11 48.500 22 22 0 0 0 44.500 50z"
        fill="var(--color-deep)"
        opacity="0.55"
      />
      <path
        d="M17 35c1-5 4-8 9-9"
        fill="none"
        stroke="var(--color-text)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="animate-flicker" style={{ transformOrigin: "53px 14px" }}>
        <circle cx="53" cy="14" r="9" fill="var(--color-fuse)" opacity="0.28" />
        <path
          d="m53 3 2.600 7.400L63 13l-7.400 2.600L53 23l-2.600-7.400L43 13l7.400-2.600z"
          fill="var(--color-spark)"
        />
      </g>
    </svg>
  );
}

/** Bomb and name together; `size` is the bomb's side. */
export function Brand({ name, size = 36 }: { readonly name: string; readonly size?: number }): ReactElement {
  return (
    <span className="inline-flex items-center gap-2 font-title text-[1.25rem] leading-none font-bold tracking-tight">
      <BombMark size={size} />
      {name}
    </span>
  );
}

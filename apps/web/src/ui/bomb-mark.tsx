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
      <g className="animate-flicker origin-[53px_14px]">
        <circle cx="53" cy="14" r="16" fill="var(--color-fuse)" opacity="0.14" />
        <circle cx="53" cy="14" r="10" fill="var(--color-fuse)" opacity="0.3" />
      </g>
      <path
        d="M38 23c2-9 7-13 14-10"
        fill="none"
        stroke="var(--color-quiet)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        x="31"
        y="16"
        width="14"
        height="10"
        rx="3"
        transform="rotate(38 38 21)"
        fill="var(--color-edge)"
      />
      <circle cx="28" cy="38" r="21" fill="var(--color-deep)" />
      <circle cx="28" cy="38" r="19.500" fill="none" stroke="var(--color-edge)" strokeWidth="3" />
      <path
        d="M46 31a20 20 0 0 0-7-9"
        fill="none"
        stroke="var(--color-fuse)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M16 36c1-6 5-9 10-10"
        fill="none"
        stroke="var(--color-text)"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      <circle cx="16.500" cy="43.500" r="2.300" fill="var(--color-text)" />
      <path
        d="m53 3 2.600 7.400L63 13l-7.400 2.600L53 23l-2.600-7.400L43 13l7.400-2.600z"
        fill="var(--color-spark)"
        className="animate-flicker origin-[53px_13px]"
      />
    </svg>
  );
}

/** Bomb and name together; `size` is the bomb's side. */
export function Brand({ name, size = 36 }: { readonly name: string; readonly size?: number }): ReactElement {
  return (
    <span className="inline-flex shrink-0 items-center gap-2.5 font-title text-[1.25rem] leading-none font-bold tracking-tight">
      <BombMark size={size} />
      {name}
    </span>
  );
}

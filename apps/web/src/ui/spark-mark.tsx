// The sign of the mentor: a speech bubble with a spark in it. Decoration; the name stands beside it in letters.
import type { ReactElement } from "react";

/** The bubble and the spark; `size` in CSS pixels. */
export function SparkMark({ size = 36 }: { readonly size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="shrink-0 overflow-visible"
    >
      <path
        d="M15 7h34a11 11 0 0 1 11 11v21a11 11 0 0 1-11 11H33L20 60V50h-5A11 11 0 0 1 4 39V18A11 11 0 0 1 15 7z"
        fill="var(--color-fuse)"
      />
      <path
        d="m32 12 4.300 12.200L48.500 28.500 36.300 32.800 32 45l-4.300-12.200L15.500 28.500l12.200-4.300z"
        fill="var(--color-glint)"
      />
    </svg>
  );
}

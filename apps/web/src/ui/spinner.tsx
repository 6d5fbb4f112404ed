// A fuse that burns in a circle: waiting. Decoration only; what is awaited is said in words beside it.
import type { ReactElement } from "react";

/** A spinning ring; `size` in CSS pixels. */
export function Spinner({ size = 24 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="animate-spin">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

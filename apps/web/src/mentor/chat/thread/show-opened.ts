// What was unfolded is read: it comes into sight whole, also above the box of a phone.
import type { ToggleEvent } from "react";

/** Of a `details`: brings it into sight when it opens. */
export function showOpened({ newState, currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === "open") currentTarget.scrollIntoView({ block: "nearest" });
}

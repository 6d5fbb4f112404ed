// Says in time that there is not much room left (MK10): a calm line, long before anything is refused.
import type { ReactElement } from "react";

/** One line. */
export function RoomLine({ children }: { readonly children: string }): ReactElement {
  return (
    <p role="status" className="px-2 py-1 text-[0.8125rem] leading-snug text-quiet">
      {children}
    </p>
  );
}

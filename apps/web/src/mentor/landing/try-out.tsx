// Trying the mentor from the front page: a button that leads straight into the chat, without signing up.
import type { ReactElement, ReactNode } from "react";
import { Spinner } from "../../ui/spinner.tsx";

/** The way in, and how it goes. */
export interface TryOut {
  readonly busy: boolean;
  /** Why it did not work, in words. */
  readonly fault: string | null;
  /** Goes into the chat, with the sample chat ready to be sent or without. */
  readonly onTry: (withSample: boolean) => void;
}

/** The button; it stays where the focus is while one waits. */
export function TryButton(props: {
  readonly tryOut: TryOut;
  readonly withSample: boolean;
  readonly className: string;
  readonly children: ReactNode;
}): ReactElement {
  const { tryOut, withSample } = props;
  return (
    <button
      type="button"
      aria-busy={tryOut.busy || undefined}
      aria-disabled={tryOut.busy || undefined}
      onClick={() => tryOut.onTry(withSample)}
      className={`inline-flex items-center justify-center gap-2 rounded-md text-center leading-tight font-semibold transition-[border-color,background-color,transform] duration-150 active:translate-y-px ${props.className}`}
    >
      {tryOut.busy && <Spinner size={18} />}
      {props.children}
    </button>
  );
}

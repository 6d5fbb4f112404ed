// The four buttons of the product. Every one is at least 44 px high and says with more than colour what it is for.
import type { ComponentProps, ReactElement } from "react";
import { Spinner } from "./spinner.tsx";

const LOOKS = {
  /** The one call to action of a screen. */
  primary: "bg-fuse text-night hover:bg-fuse-hot active:translate-y-px shadow-soft",
  secondary: "bg-lifted text-text border border-line hover:border-edge active:translate-y-px",
  quiet: "text-quiet hover:text-text hover:bg-raised",
  danger: "border border-coral text-coral hover:bg-coral hover:text-night",
} as const;

export interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: keyof typeof LOOKS;
  /** Waiting for an answer: the button stays focusable, says so, and does nothing. */
  readonly busy?: boolean;
}

/** A button; `type="button"` unless told otherwise. */
export function Button({
  look = "secondary",
  busy = false,
  className = "",
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={`inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 py-2 text-center leading-tight font-semibold transition-[background-color,border-color,color,transform] duration-150 disabled:translate-y-0 disabled:border-line disabled:bg-line disabled:text-quiet disabled:shadow-none ${LOOKS[look]} ${className}`}
    >
      {busy && <Spinner size={18} />}
      {rest.children}
    </button>
  );
}

/** A square button with a drawing; `label` is its name for everybody. */
export function IconButton({
  label,
  className = "",
  ...rest
}: ComponentProps<"button"> & { readonly label: string }): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-md text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text disabled:text-edge ${className}`}
    />
  );
}

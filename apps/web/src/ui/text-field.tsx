// A text input with its name above and its hint or fault below, tied together for everybody.
import { useId } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";

export interface TextFieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value; replaces the hint. */
  readonly fault?: string | null | undefined;
  /** A control at the end of the input. */
  readonly end?: ReactNode;
}

/** One labelled input. */
export function TextField({
  label,
  hint,
  fault,
  end,
  className = "",
  ...input
}: TextFieldProps): ReactElement {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold text-quiet">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={`min-h-12 w-full rounded-md border bg-night px-4 text-text transition-colors duration-150 placeholder:text-hint max-md:placeholder:text-sm hover:border-quiet ${end ? "pr-13" : ""} ${fault ? "border-coral" : "border-edge"}`}
        />
        {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
      </div>
      {note && (
        <p id={`${id}-note`} className={`text-sm ${fault ? "text-coral" : "text-quiet"}`}>
          {note}
        </p>
      )}
    </div>
  );
}

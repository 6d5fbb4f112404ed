// On or off, with its name and one line of why.
import { useId } from "react";
import type { ReactElement } from "react";

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A labelled switch; the whole line can be pressed. */
export function Switch({ label, hint, checked, onChange }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 items-center justify-between gap-4 rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spark"
    >
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-sm text-quiet">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-night transition-colors duration-150 peer-checked:border-fuse peer-checked:bg-fuse after:absolute after:top-[3px] after:left-[3px] after:size-5 after:rounded-full after:bg-quiet after:transition-transform after:duration-150 peer-checked:after:translate-x-5 peer-checked:after:bg-night"
      />
    </label>
  );
}

// A larger box for free words, with its name, its hint and how much still fits.
import { useId } from "react";
import type { ReactElement } from "react";
import { useFigures } from "../../../ui/figures.ts";

export interface NotesFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly value: string;
  /** Characters that fit; more can be typed, and is marked. */
  readonly most: number;
  readonly rows?: number;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** The box. */
export function NotesField(props: NotesFieldProps): ReactElement {
  const id = useId();
  const figures = useFigures();
  const length = props.value.trim().length;
  const isTooLong = length > props.most;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-quiet">
        {props.label}
      </label>
      <textarea
        id={id}
        value={props.value}
        rows={props.rows ?? 5}
        dir="auto"
        placeholder={props.placeholder}
        aria-describedby={`${id}-hint`}
        aria-invalid={isTooLong || undefined}
        data-autofocus={props.autoFocus === true ? "" : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        className={`max-h-[46dvh] min-h-28 w-full resize-y rounded-md border bg-night px-4 py-3 leading-normal text-text transition-colors duration-150 placeholder:text-hint hover:border-quiet ${isTooLong ? "border-coral" : "border-edge"}`}
      />
      <p id={`${id}-hint`} className="flex justify-between gap-4 text-sm text-quiet">
        <span>{props.hint}</span>
        <span className={`shrink-0 figures ${isTooLong ? "text-coral" : ""}`}>
          {figures(length)}/{figures(props.most)}
        </span>
      </p>
    </div>
  );
}

// A text box as high as its text. The box lies over an invisible copy of its words: nothing is measured, nothing jumps.
import type { ComponentProps, ReactElement, Ref } from "react";

export interface GrowingTextProps extends ComponentProps<"textarea"> {
  readonly value: string;
  /** The name for everybody; it is not shown. */
  readonly label: string;
  /** Padding and size of the letters, for the box and for the copy alike. */
  readonly textClass: string;
  /** The most height it takes before it scrolls, as a class. */
  readonly frameClass?: string;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The growing text box. */
export function GrowingText({
  value,
  label,
  textClass,
  frameClass = "",
  className = "",
  ref,
  ...rest
}: GrowingTextProps): ReactElement {
  return (
    <div className={`grid overflow-y-auto ${frameClass}`}>
      <textarea
        {...rest}
        ref={ref}
        value={value}
        rows={1}
        dir="auto"
        aria-label={label}
        className={`col-start-1 row-start-1 resize-none overflow-hidden bg-transparent ${textClass} ${className}`}
      />
      <div
        aria-hidden="true"
        className={`invisible col-start-1 row-start-1 whitespace-pre-wrap ${textClass}`}
      >
        {`${value === "" ? (rest.placeholder ?? "") : value} `}
      </div>
    </div>
  );
}

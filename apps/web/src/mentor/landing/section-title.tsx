// The heading of a section of the front page, and one sentence under it.
import type { ReactElement } from "react";

export interface SectionTitleProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
}

/** An `h2` that its section is named by. */
export function SectionTitle({ id, title, lead }: SectionTitleProps): ReactElement {
  return (
    <header className="mb-8 max-w-[640px] md:mb-10">
      <h2
        id={id}
        className="font-title text-[1.5rem] leading-tight font-bold tracking-tight text-balance md:text-[2rem]"
      >
        {title}
      </h2>
      {lead !== undefined && <p className="mt-3 text-lg text-pretty text-quiet">{lead}</p>}
    </header>
  );
}

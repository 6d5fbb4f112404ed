// The plans and buying one: /mentor/plans. Open to everybody; buying needs somebody who is signed in.
import type { ReactElement, ReactNode } from "react";

export interface PlansPageProps {
  /** Null while nobody knows yet. */
  readonly signedIn: boolean | null;
  /** The language switch. */
  readonly language: ReactNode;
}

/** The plans. */
export function PlansPage({ language }: PlansPageProps): ReactElement {
  return <main id="main">{language}</main>;
}

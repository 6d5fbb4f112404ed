// A whole page that says one thing: waiting, taken over, broken.
import type { ReactElement, ReactNode } from "react";
import { BombMark } from "../../ui/bomb-mark.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Title, sentence, and what can be done about it. */
export function StatusPage(props: {
  readonly title: string;
  readonly text: string;
  /** The room's sign; the bomb when there is none. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <div
        role="alert"
        className="roomy grid max-w-[420px] animate-rise justify-items-center gap-4 text-center"
      >
        {props.mark ?? <BombMark size={72} />}
        <h1 className="font-title text-xl font-bold text-balance">{props.title}</h1>
        <p className="text-pretty text-quiet">{props.text}</p>
        {props.children}
      </div>
    </main>
  );
}

export interface LoadingPageProps {
  readonly text: string;
  /** The name of the house above the word, as the page's first picture shows it. */
  readonly brand?: string;
  /** What the house is, under its name. */
  readonly tagline?: string;
  /** What can be done meanwhile; comes without moving the rest. */
  readonly children?: ReactNode;
}

/** Spinner and a word: the page is not ready yet. */
export function LoadingPage({ text, brand, tagline, children }: LoadingPageProps): ReactElement {
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <div className="relative grid justify-items-center gap-6">
        {brand !== undefined && (
          <h1 className="font-title text-[2.5rem] leading-none font-extrabold tracking-tight">{brand}</h1>
        )}
        {tagline !== undefined && (
          <p className="max-w-xs text-center text-2xl font-semibold text-balance">{tagline}</p>
        )}
        <p role="status" className="flex items-center gap-3 text-lg text-quiet">
          <Spinner size={28} />
          {text}
        </p>
        {children && <div className="absolute top-full mt-6 animate-fade">{children}</div>}
      </div>
    </main>
  );
}

// One of the three messages of the example: its tone, its words, and, when the panel is open, its reason and its source.
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type ExampleTone = "playful" | "sincere" | "direct";

/** A mark for each tone, so that none is known by colour alone. */
const MARKS = {
  playful: "M3 8.500c1.200 3 3 4.500 5 4.500s3.800-1.500 5-4.500M5.500 5v.01M10.500 5v.01",
  sincere: "M8 13.500 3.200 8.700a3 3 0 0 1 4.300-4.300l.5.5.5-.5a3 3 0 0 1 4.300 4.300z",
  direct: "M3 8h10M9 4l4 4-4 4",
} as const satisfies Record<ExampleTone, string>;

/** A list item. */
export function ExampleOption(props: { readonly tone: ExampleTone; readonly open: boolean }): ReactElement {
  const { tone, open } = props;
  const { t } = useTranslation("mentor");
  return (
    <li className="rounded-md border border-line bg-night/60 px-4 pt-3 pb-3.5">
      <p className="mb-1 flex items-center gap-2 text-sm font-semibold text-spark">
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="shrink-0">
          <path
            d={MARKS[tone]}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {t(`landing.example.tones.${tone}`)}
      </p>
      <p className="leading-snug text-pretty">{t(`landing.example.options.${tone}.text`)}</p>
      <Reveal open={open}>
        <p className="pt-2.5 text-sm text-pretty text-quiet">{t(`landing.example.options.${tone}.why`)}</p>
        <p className="pt-1.5 text-sm text-pretty text-hint">{t(`landing.example.options.${tone}.source`)}</p>
      </Reveal>
    </li>
  );
}

/** `children`, or nothing of them. The motion is stilled where motion is unwelcome. */
export function Reveal(props: { readonly open: boolean; readonly children: ReactNode }): ReactElement {
  const { open } = props;
  return (
    <div
      inert={!open}
      className={`grid transition-[grid-template-rows,opacity,visibility] duration-240 ease-out ${open ? "visible grid-rows-[1fr] opacity-100" : "invisible grid-rows-[0fr] opacity-0"}`}
    >
      <div className="min-h-0 overflow-hidden">{props.children}</div>
    </div>
  );
}

// Counts beside each other: a name, how many of how many, and a drawing that says the same to the eye.
import type { Tally } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { shareAnswered } from "./share.ts";

export interface TallyRow {
  readonly id: string;
  readonly name: string;
  readonly tally: Tally;
}

/** The rows below their title. Nothing when there are none. */
export function TallyRows(props: {
  readonly title: string;
  readonly rows: readonly TallyRow[];
}): ReactElement | null {
  const { t, i18n } = useTranslation("mentor");
  if (props.rows.length === 0) return null;
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <section aria-label={props.title} className="grid gap-3">
      <h2 className="font-title text-[1.0625rem] leading-tight font-semibold">{props.title}</h2>
      <ul className="grid gap-4">
        {props.rows.map(({ id, name, tally }) => {
          const share = shareAnswered(tally);
          return (
            <li key={id} data-tally={id} className="grid gap-1.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{name}</span>
                <span className="text-sm figures text-quiet">
                  {share === null
                    ? t("worked.ofEarly", tally)
                    : `${t("worked.of", tally)} · ${percent.format(share)}`}
                </span>
              </p>
              {share === null ? <Dots tally={tally} /> : <Bar tally={tally} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Decoration: the words above say it. */
function Bar({ tally }: { readonly tally: Tally }): ReactElement {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full rounded-full bg-line"
    >
      <rect width={(100 * tally.answered) / tally.sent} height="6" className="fill-mint" />
    </svg>
  );
}

/** A handful as what it is: a dot for each message, full where it was answered. A bar would look like a share. */
function Dots({ tally }: { readonly tally: Tally }): ReactElement {
  return (
    <svg width={tally.sent * 16} height="12" aria-hidden="true">
      {Array.from({ length: tally.sent }, (_, at) => (
        <circle
          key={at}
          cx={at * 16 + 6}
          cy="6"
          r="4.500"
          strokeWidth="1.500"
          className={at < tally.answered ? "fill-mint stroke-mint" : "fill-none stroke-edge"}
        />
      ))}
    </svg>
  );
}

// The stalled chat of the example, drawn as its screenshot would show it. Made up, and says so.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SAMPLE_LINES } from "../sample-chat.ts";

/** Four bubbles and the silence after them, where a spark glows. */
export function ExampleChat(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div>
      <ol className="grid gap-1.5">
        {SAMPLE_LINES.map(({ id, mine }) => (
          <li
            key={id}
            className={`max-w-[84%] rounded-[18px] px-4 py-2 leading-snug ${mine ? "justify-self-end rounded-br-[6px] bg-fuse/16" : "justify-self-start rounded-bl-[6px] bg-lifted"}`}
          >
            <span className="sr-only">
              {mine ? t("landing.example.chat.me") : t("landing.example.name")}:{" "}
            </span>
            {t(`shell.sample.${id}`)}
          </li>
        ))}
      </ol>
      <p className="mt-4 flex items-center gap-3 text-sm text-quiet">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        {t("landing.example.chat.silence")}
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        <Glow />
      </p>
    </div>
  );
}

/** The spark at the end of the thread, with the glow of something that begins to burn. */
function Glow(): ReactElement {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      aria-hidden="true"
      className="-my-2 shrink-0 overflow-visible"
    >
      <g className="origin-center animate-flicker">
        <circle cx="14" cy="14" r="15" fill="var(--color-fuse)" opacity="0.1" />
        <circle cx="14" cy="14" r="9" fill="var(--color-fuse)" opacity="0.2" />
      </g>
      <path
        d="m14 3 2.700 8.300L25 14l-8.300 2.700L14 25l-2.700-8.300L3 14l8.300-2.700z"
        fill="var(--color-fuse)"
      />
    </svg>
  );
}

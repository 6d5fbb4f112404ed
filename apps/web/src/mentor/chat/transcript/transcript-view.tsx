// A transcript that was sent: a small talk one can look at again. Long ones show their end first.
import type { TranscriptPart } from "@fitil/contracts";
import { lazy, Suspense, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

/** Hardly anybody keeps pictures. */
const KeptPictures = lazy(() =>
  import("./kept-pictures.tsx").then(({ KeptPictures: view }) => ({ default: view })),
);

/** Lines shown before «show all». */
const SHOWN_LINES = 5;

const SIDES = {
  me: "ml-10 justify-self-end rounded-br-sm bg-fuse/14",
  them: "mr-10 justify-self-start rounded-bl-sm bg-lifted",
  unknown: "mr-10 justify-self-start border border-dashed border-edge",
} as const;

/** The talk, read only. */
export function TranscriptView({ part }: { readonly part: TranscriptPart }): ReactElement {
  const { t } = useTranslation("mentor");
  const [isWhole, setWhole] = useState(false);
  const { messages, kind } = part.transcript;
  const hidden = isWhole ? 0 : Math.max(0, messages.length - SHOWN_LINES);
  return (
    <div className="grid gap-2 rounded-md border border-line bg-night p-3 text-left">
      <p className="text-xs font-semibold text-quiet">
        {t(kind === "chat" ? "chat.transcript.sentTitle" : "chat.transcript.sentProfile", {
          count: messages.length,
        })}
      </p>
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          data-show-all=""
          className="min-h-11 justify-self-start rounded-sm px-2 text-sm font-semibold text-quiet hover:bg-lifted hover:text-text"
        >
          {t("chat.transcript.showAll", { count: hidden })}
        </button>
      )}
      <ol className="grid gap-1.5">
        {messages.slice(hidden).map(({ speaker, text }, index) => (
          <li
            key={hidden + index}
            dir="auto"
            className={`max-w-full rounded-md px-3 py-1.5 text-sm leading-snug whitespace-pre-line ${SIDES[speaker]}`}
          >
            <span className="sr-only">{t(`chat.speaker.${speaker}`)}: </span>
            {text.trim() === "" ? (
              <span className="text-hint italic">{t("chat.transcript.notRead")}</span>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
      {part.pictureIds !== undefined && (
        <Suspense fallback={null}>
          <KeptPictures ids={part.pictureIds} />
        </Suspense>
      )}
    </div>
  );
}

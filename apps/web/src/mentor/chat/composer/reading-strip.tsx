// The pictures that are being read, small, with what is happening to them. The previews never leave the device's memory.
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Reading } from "./use-reading.ts";

export interface ReadingStripProps {
  readonly reading: Reading;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The strip. */
export function ReadingStrip({ reading, onRetry, onCancel }: ReadingStripProps): ReactElement {
  const { t } = useTranslation("mentor");
  const isReading = reading.status === "reading";
  return (
    <div
      role={isReading ? "status" : "alert"}
      className={`flex animate-rise items-center gap-3 rounded-md border py-2 pr-1 pl-3 ${isReading ? "border-line bg-night" : "border-coral/70 bg-coral/12"}`}
    >
      <ul className="flex shrink-0 -space-x-5" aria-hidden="true">
        {reading.files.slice(0, 3).map((file, index) => (
          <li key={index}>
            <Thumb file={file} busy={isReading} />
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        {isReading ? (
          <p className="flex items-center gap-2 font-semibold">
            <span className="text-fuse">
              <Spinner size={18} />
            </span>
            {t("chat.pictures.reading", { count: reading.files.length })}
          </p>
        ) : (
          <p>{reading.words}</p>
        )}
        {isReading && <p className="text-quiet">{t("chat.pictures.readingHint")}</p>}
        {reading.mayRetry && (
          <button
            type="button"
            onClick={onRetry}
            className="-ml-2 min-h-11 rounded-sm px-2 font-semibold text-fuse hover:bg-raised"
          >
            {t("chat.retry")}
          </button>
        )}
      </div>
      <IconButton label={t(isReading ? "chat.pictures.cancel" : "chat.close")} onClick={onCancel}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

const THUMB_PX = 44;

/** The top of one picture, painted on a canvas: no address, nothing for the content policy to forbid. */
function Thumb({ file, busy }: { readonly file: File; readonly busy: boolean }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    createImageBitmap(file, { resizeWidth: THUMB_PX * 2, resizeQuality: "medium" }).then(
      (picture) => {
        if (isShown) canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
        picture.close();
      },
      // No picture: the strip says so in words.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      width={THUMB_PX * 2}
      height={THUMB_PX * 2}
      className={`size-11 rounded-sm border border-line bg-lifted ${busy ? "animate-pulse" : ""}`}
    />
  );
}

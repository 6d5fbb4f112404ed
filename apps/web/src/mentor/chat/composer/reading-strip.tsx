// The pictures that are being sent and read, small, with what is happening to them and how far it is. The previews never leave the device's memory.
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { isUnderWay } from "./use-reading.ts";
import type { ScreenshotReading } from "./use-reading.ts";

export interface ReadingStripProps {
  readonly reading: ScreenshotReading;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The strip. */
export function ReadingStrip({ reading, onRetry, onCancel }: ReadingStripProps): ReactElement {
  const { t } = useTranslation("mentor");
  const isBusy = isUnderWay(reading);
  return (
    <div
      role={isBusy ? undefined : "alert"}
      className={`flex animate-rise items-center gap-3 rounded-md border py-2 pr-1 pl-3 ${isBusy ? "border-line bg-night" : "border-coral/70 bg-coral/12"}`}
    >
      <ul className="flex shrink-0 -space-x-5" aria-hidden="true">
        {reading.files.slice(0, 3).map((file, index) => (
          <li key={index}>
            <Thumb file={file} busy={isBusy} />
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        {isBusy ? <OnTheWay reading={reading} /> : <p>{reading.words}</p>}
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
      <IconButton label={t(isBusy ? "chat.pictures.cancel" : "chat.close")} onClick={onCancel}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

/** What is happening, in words that are announced when they change, and how far it is, which assistive technology can ask for. */
function OnTheWay({ reading }: { readonly reading: ScreenshotReading }): ReactElement {
  const { t } = useTranslation("mentor");
  const { status, percent, files } = reading;
  const isSending = status === "sending";
  return (
    <>
      <p role="status" className="font-semibold">
        {t(isSending ? "chat.pictures.sending" : "chat.pictures.reading", { count: files.length })}
      </p>
      <div
        {...(isSending && {
          role: "progressbar",
          "aria-label": t("chat.pictures.sent"),
          "aria-valuemin": 0,
          "aria-valuemax": 100,
          "aria-valuenow": percent,
        })}
        className="my-1.5 h-1 overflow-hidden rounded-full bg-lifted"
      >
        <div
          className={`size-full origin-left transition-transform duration-200 ${isSending ? "bg-fuse" : "animate-pulse bg-fuse/40"}`}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <div className="flex items-center justify-between gap-2 text-quiet">
        <p>{t("chat.pictures.readingHint")}</p>
        {isSending ? (
          <span aria-hidden="true" className="shrink-0 tabular-nums">
            {t("chat.pictures.percent", { percent })}
          </span>
        ) : (
          <span className="text-fuse">
            <Spinner size={18} />
          </span>
        )}
      </div>
    </>
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

// Screenshots on their way to a transcript (MS1): checked, sent, read. A failure says what it was and can be tried again;
// it never touches what is typed. Meanwhile the page is not reloaded (MR3).
import type { TranscriptAnswer, TranscriptPart } from "@fitil/contracts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBusy, useMentorServices } from "../../../lib/mentor-services.tsx";
import { pictureFault } from "./check-pictures.ts";

export interface ScreenshotReading {
  readonly files: readonly File[];
  readonly status: "sending" | "reading" | "failed";
  /** How much of them has left, in whole percent. */
  readonly percent: number;
  /** What went wrong, for people. */
  readonly words: string | null;
  /** Trying the same files again may help. */
  readonly mayRetry: boolean;
}

export interface ReadingHands {
  /** What is on its way or has failed; null when nothing is. */
  readonly reading: ScreenshotReading | null;
  readonly start: (files: readonly File[]) => void;
  readonly retry: () => void;
  /** Gives up what is on its way, or puts a failure aside. */
  readonly cancel: () => void;
  /** The next pictures count from nought: what was read is sent or thrown away. */
  readonly reset: () => void;
}

/** The server's word on what was read (MF1), and the chat with somebody of the same name; null where it has none. */
export interface ReadingNews {
  readonly notice: string | null;
  readonly seen: NonNullable<TranscriptAnswer["seen"]> | null;
}

/** Whether pictures are on their way, or being read. */
export function isUnderWay(reading: ScreenshotReading | null): boolean {
  return reading !== null && reading.status !== "failed";
}

/** The reading of this composer's pictures. `keep`: the person wants them kept (MF2). What `onRead` refuses counts as lost. */
export function useReading(
  keep: boolean,
  onRead: (part: TranscriptPart, news: ReadingNews) => Promise<void>,
): ReadingHands {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const [reading, setReading] = useState<ScreenshotReading | null>(null);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);
  useBusy(isUnderWay(reading));

  const send = async (files: readonly File[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const begun: ScreenshotReading = { files, status: "sending", percent: 0, words: null, mayRetry: false };
    setReading(begun);
    const fail = (words: string, mayRetry: boolean) =>
      setReading({ ...begun, status: "failed", words, mayRetry });
    const tellSent = (share: number) => {
      if (controller.signal.aborted) return;
      const percent = Math.floor(share * 100);
      const status = share < 1 ? "sending" : "reading";
      setReading((now) => (now?.percent === percent ? now : { ...begun, status, percent }));
    };
    const fault = await pictureFault(files, count.current);
    if (controller.signal.aborted) return;
    if (fault !== null) return fail(t(`chat.pictures.${fault}`), false);
    const form = new FormData();
    form.append("keep", String(keep));
    for (const file of files) form.append("files", file);
    const result = await mentorApi.readScreenshots(form, controller.signal, tellSent);
    if (controller.signal.aborted) return;
    if (!result.ok) {
      const { status, message } = result.failure;
      const isLost = status === 0;
      return fail(
        message ?? t(isLost ? "chat.pictures.lost" : "chat.pictures.failed"),
        isLost || status >= 429,
      );
    }
    const pictureIds = (result.value.pictures ?? []).map(({ id }) => id);
    const { transcript, notice = null, seen = null } = result.value;
    const part = { transcript, ...(pictureIds.length === 0 ? {} : { pictureIds }) };
    const isTaken = await onRead(part, { notice, seen }).then(
      () => true,
      () => false,
    );
    if (!isTaken) return fail(t("chat.pictures.lost"), true);
    count.current += files.length;
    setReading(null);
  };

  return {
    reading,
    start: (files) => void send(files),
    retry: () => reading !== null && void send(reading.files),
    cancel: () => {
      running.current?.abort();
      setReading(null);
    },
    reset: () => {
      count.current = 0;
    },
  };
}

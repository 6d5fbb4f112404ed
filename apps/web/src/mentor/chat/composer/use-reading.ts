// Screenshots on their way to a transcript (MS1): checked, sent, read. A failure says what it was and can be tried again;
// it never touches what is typed.
import type { TranscriptPart } from "@fitil/contracts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { pictureFault } from "./check-pictures.ts";

export interface Reading {
  readonly files: readonly File[];
  readonly status: "reading" | "failed";
  /** What went wrong, for people. */
  readonly words: string | null;
  /** Trying the same files again may help. */
  readonly mayRetry: boolean;
}

export interface ReadingHands {
  /** What is on its way or has failed; null when nothing is. */
  readonly reading: Reading | null;
  readonly start: (files: readonly File[]) => void;
  readonly retry: () => void;
  /** Gives up what is on its way, or puts a failure aside. */
  readonly cancel: () => void;
  /** The next pictures count from nought: what was read is sent or thrown away. */
  readonly reset: () => void;
}

/** The reading of this composer's pictures. `keep`: the person wants them kept (MF2). */
export function useReading(
  keep: boolean,
  onRead: (part: TranscriptPart, notice: string | null) => void,
): ReadingHands {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (files: readonly File[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReading({ files, status: "reading", words: null, mayRetry: false });
    const fail = (words: string, mayRetry: boolean) =>
      setReading({ files, status: "failed", words, mayRetry });
    const fault = await pictureFault(files, count.current);
    if (controller.signal.aborted) return;
    if (fault !== null) return fail(t(`chat.pictures.${fault}`), false);
    const form = new FormData();
    form.append("keep", String(keep));
    for (const file of files) form.append("files", file);
    const result = await mentorApi.readScreenshots(form, controller.signal);
    if (controller.signal.aborted) return;
    if (!result.ok) {
      const { status, message } = result.failure;
      const isLost = status === 0;
      return fail(
        message ?? t(isLost ? "chat.pictures.lost" : "chat.pictures.failed"),
        isLost || status >= 429,
      );
    }
    count.current += files.length;
    setReading(null);
    const pictureIds = (result.value.pictures ?? []).map(({ id }) => id);
    const { transcript, notice = null } = result.value;
    onRead({ transcript, ...(pictureIds.length === 0 ? {} : { pictureIds }) }, notice);
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

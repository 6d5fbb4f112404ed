// What a screen reader hears of an answer: that it is being written, and then the whole of it, once. Never word by word.
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { adviceOf, textOf } from "./thread-message.ts";
import type { ThreadMessage } from "./thread-message.ts";

/** An invisible live region. */
export function LiveWords(props: {
  readonly busy: boolean;
  readonly last: ThreadMessage | undefined;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { busy, last } = props;
  const [words, setWords] = useState("");
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy) setWords(t("chat.writing"));
    else if (wasBusy.current && last?.role === "assistant") {
      const count = adviceOf(last)?.options.length ?? 0;
      const options = count === 0 ? "" : t("chat.optionsReady", { count });
      setWords(`${t("chat.answered")} ${textOf(last)} ${options}`);
    } else if (wasBusy.current) setWords("");
    wasBusy.current = busy;
    // The answer is read out when it ends, not while it grows.
  }, [busy]);
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

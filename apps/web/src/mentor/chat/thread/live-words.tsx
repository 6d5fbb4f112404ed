// What a screen reader hears of an answer: that it is being written, and then the whole of it, once. Never word by word.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { spokenWords } from "../markdown/markdown-tree.ts";
import { adviceOf, helpWords, textOf } from "./thread-message.ts";
import type { ThreadMessage } from "./thread-message.ts";

/** An invisible live region. */
export function LiveWords(props: {
  readonly busy: boolean;
  readonly last: ThreadMessage | undefined;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { busy, last } = props;
  const wordsOf = (message: ThreadMessage | undefined): string => {
    if (message?.role !== "assistant") return "";
    const advice = adviceOf(message);
    const count = advice?.options.length ?? 0;
    const options = count === 0 ? "" : t("chat.optionsReady", { count });
    const help = advice?.help === undefined ? "" : helpWords(advice.help);
    return `${t("chat.answered")} ${spokenWords(textOf(message))} ${options}${help}`.trim();
  };
  const [said, setSaid] = useState({ busy, words: "" });
  // Said when an answer begins and when it has ended, not while it grows.
  if (said.busy !== busy) setSaid({ busy, words: busy ? t("chat.writing") : wordsOf(last) });
  return (
    <p aria-live="polite" className="sr-only">
      {said.words}
    </p>
  );
}

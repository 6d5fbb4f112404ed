// What a screen reader hears of an answer: that it is being written, and then the whole of it, once. Never word by word.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { spokenWords } from "../markdown/markdown-tree.ts";
import { isComplete } from "./gap-fills.ts";
import { adviceOf, helpWords, messageText } from "../session/thread-message.ts";
import type { ThreadMessage } from "../session/thread-message.ts";

/** An invisible live region. */
export function LiveWords(props: {
  readonly busy: boolean;
  readonly last: ThreadMessage | undefined;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { busy, last } = props;
  const wordsOf = (message: ThreadMessage | undefined): string => {
    if (message?.role !== "assistant") return "";
    const { options = [], understood, asks, help } = adviceOf(message) ?? {};
    const count = options.filter(isComplete).length;
    const cut = message.metadata?.cut;
    // What broke off is not ready.
    const head = { stopped: t("chat.cutStopped"), failed: t("chat.cutFailed"), none: t("chat.answered") };
    return [
      head[cut ?? "none"],
      spokenWords(messageText(message)),
      understood === undefined || understood === "well" ? "" : t(`chat.understood.${understood}`),
      asks === undefined ? "" : asks.question,
      count === 0 ? "" : t("chat.optionsReady", { count }),
      help === undefined ? "" : helpWords(help),
    ]
      .filter((words) => words !== "")
      .join(" ");
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

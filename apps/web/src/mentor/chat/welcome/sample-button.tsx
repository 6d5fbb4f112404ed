// The sample chat in an empty chat: for newcomers without a screenshot at hand who want to see what comes of one.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** Two bubbles that can be tapped. */
export function SampleButton({ onPick }: { readonly onPick: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <button
      type="button"
      onClick={onPick}
      className="group grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-lg border border-line bg-raised/60 px-4 py-3 text-left transition-colors duration-150 hover:border-edge hover:bg-raised"
    >
      <span className="grid gap-0.5">
        <span className="font-semibold">{t("chat.sample.title")}</span>
        <span className="text-sm text-pretty text-quiet">{t("chat.sample.text")}</span>
      </span>
      <span aria-hidden="true" className="grid w-28 gap-1 text-xs max-[400px]:hidden">
        <span className="max-w-full justify-self-start truncate rounded-[10px] rounded-bl-[3px] bg-lifted px-2 py-1">
          {t("shell.sample.third")}
        </span>
        <span className="max-w-full justify-self-end truncate rounded-[10px] rounded-br-[3px] bg-fuse/20 px-2 py-1">
          {t("shell.sample.fourth")}
        </span>
      </span>
      <span className="hidden text-quiet max-[400px]:block">
        <ChatIcon name="spark" size={20} />
      </span>
    </button>
  );
}

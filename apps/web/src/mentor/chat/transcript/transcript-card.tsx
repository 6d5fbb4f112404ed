// What was read from a screenshot, to be checked and corrected before it is sent (MS1).
import { useLayoutEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { doubtOf, editTranscript } from "./transcript-editor.ts";
import type { EditedTranscript, TranscriptChange } from "./transcript-editor.ts";
import { AskGender } from "./ask-gender.tsx";
import { TranscriptLine } from "./transcript-line.tsx";

export interface TranscriptCardProps {
  readonly edited: EditedTranscript;
  /** The server's word on what was read (MF1); null when it has none. */
  readonly notice: string | null;
  /** Told whether it is the person of the talk so far; null where nothing is to be asked. */
  readonly onSame: ((isSame: boolean) => void) | null;
  readonly onChange: (edited: EditedTranscript) => void;
  /** Throws the whole transcript away. */
  readonly onDiscard: () => void;
}

const SMALL =
  "inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-sm max-sm:gap-1.5 max-sm:px-2 max-sm:text-[0.8125rem] font-semibold text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text";

/** The editable card. */
export function TranscriptCard(props: TranscriptCardProps): ReactElement {
  const { edited, notice, onSame, onChange, onDiscard } = props;
  const { t } = useTranslation("mentor");
  const list = useRef<HTMLOListElement>(null);
  const apply = (change: TranscriptChange) => onChange(editTranscript(edited, change));
  const doubts = edited.lines.filter((line) => doubtOf(line) !== null).length;
  const isChat = edited.kind === "chat";
  // The end of a talk is what matters: that is where it stalled.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);
  return (
    <section
      aria-label={t(isChat ? "chat.transcript.title" : "chat.transcript.profileTitle")}
      className="grid animate-rise grid-rows-[auto_minmax(0,1fr)_auto_auto] overflow-hidden rounded-md border border-line bg-night"
    >
      <header className="flex items-start gap-2 border-b border-line py-1 pr-1 pl-4">
        <div className="min-w-0 flex-1 py-2">
          <h3 className="text-[0.9375rem] leading-tight font-semibold">
            {t(isChat ? "chat.transcript.title" : "chat.transcript.profileTitle")}
          </h3>
          <p className="mt-0.5 text-sm leading-snug text-quiet">
            {doubts > 0
              ? t("chat.transcript.doubts", { count: doubts })
              : t(isChat ? "chat.transcript.hint" : "chat.transcript.profileHint")}
          </p>
          {notice !== null && (
            <p role="note" className="mt-1 text-sm leading-snug text-quiet">
              {notice}
            </p>
          )}
          {onSame !== null && <SamePerson onSame={onSame} />}
        </div>
        <IconButton label={t("chat.transcript.discard")} onClick={onDiscard}>
          <Icon name="close" size={18} />
        </IconButton>
      </header>
      <ol
        ref={list}
        className="grid max-h-[min(46dvh,440px)] max-sm:max-h-[40dvh] gap-1.5 overflow-y-auto overscroll-contain p-2 sm:p-3"
      >
        {edited.lines.map((line, index) => (
          <TranscriptLine
            key={line.key}
            line={line}
            index={index}
            isLast={index === edited.lines.length - 1}
            onChange={apply}
          />
        ))}
        {edited.lines.length === 0 && (
          <li className="px-2 py-4 text-center text-sm text-quiet">{t("chat.transcript.empty")}</li>
        )}
      </ol>
      <AskGender language={edited.language} />
      <footer className="flex flex-wrap items-center border-t border-line px-1">
        <button type="button" className={SMALL} onClick={() => apply({ type: "add", below: null })}>
          <Icon name="plus" size={16} />
          {t("chat.transcript.add")}
        </button>
        {isChat && edited.lines.length > 1 && (
          <button type="button" className={SMALL} onClick={() => apply({ type: "flip-all" })}>
            <ChatIcon name="swap" size={16} />
            {t("chat.transcript.flipAll")}
          </button>
        )}
        {edited.dropped !== null && (
          <button type="button" className={SMALL} onClick={() => apply({ type: "undrop" })}>
            <ChatIcon name="again" size={16} />
            {t("chat.transcript.undrop")}
          </button>
        )}
      </footer>
    </section>
  );
}

/** Nothing of it was seen before: whether it is the same talk only the person knows. */
function SamePerson({ onSame }: { readonly onSame: (isSame: boolean) => void }): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div
      role="group"
      aria-label={t("chat.transcript.same")}
      className="mt-1 flex flex-wrap items-center gap-x-1"
    >
      <p className="mr-1 text-sm leading-snug font-semibold">{t("chat.transcript.same")}</p>
      <button type="button" className={`${SMALL} text-text`} onClick={() => onSame(true)}>
        {t("chat.transcript.sameYes")}
      </button>
      <button type="button" className={SMALL} onClick={() => onSame(false)}>
        {t("chat.transcript.sameNo")}
      </button>
    </div>
  );
}

// What was read from a screenshot, to be checked and corrected before it is sent (MS1).
import { useLayoutEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { doubtOf, editTranscript } from "./transcript-editor.ts";
import type { EditedTranscript, TranscriptChange } from "./transcript-editor.ts";
import { OtherPersonRow, UNKNOWN_PERSON } from "./other-person-row.tsx";
import { AskGender } from "./ask-gender.tsx";
import { TranscriptLine } from "./transcript-line.tsx";

/** Whether somebody is the one of the talk so far, or of another chat. */
export interface SameQuestion {
  /** The other chat's title; null: the talk so far. */
  readonly title: string | null;
  readonly answer: (isSame: boolean) => void;
}

export interface TranscriptCardProps {
  readonly edited: EditedTranscript;
  /** The server's word on what was read (MF1); null when it has none. */
  readonly notice: string | null;
  /** Null where nothing is to be asked. */
  readonly same: SameQuestion | null;
  readonly onChange: (edited: EditedTranscript) => void;
  /** Throws the whole transcript away. */
  readonly onDiscard: () => void;
}

const SMALL =
  "inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-sm max-sm:gap-1.5 max-sm:px-2 max-sm:text-[0.8125rem] font-semibold text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text";

/** The editable card. */
export function TranscriptCard(props: TranscriptCardProps): ReactElement {
  const { edited, notice, same, onChange, onDiscard } = props;
  const { t } = useTranslation("mentor");
  const card = useRef<HTMLElement>(null);
  const apply = (change: TranscriptChange) => onChange(editTranscript(edited, change));
  const doubts = edited.lines.filter((line) => doubtOf(line) !== null).length;
  const isChat = edited.kind === "chat";
  // The end of a talk is what matters: that is where it stalled.
  useLayoutEffect(() => {
    card.current?.scrollTo({ top: card.current.scrollHeight });
  }, []);
  return (
    <section
      ref={card}
      aria-label={t(isChat ? "chat.transcript.title" : "chat.transcript.profileTitle")}
      // Scrolls as a whole, so that the box below, and the way to send it, stay in sight on any phone.
      className="grid max-h-[clamp(12rem,calc(100dvh-18.5rem),40rem)] animate-rise overflow-y-auto overscroll-contain rounded-md border border-line bg-night"
    >
      <header className="sticky top-0 z-10 flex items-start gap-2 border-b border-line bg-night py-1 pr-1 pl-4">
        <div className="min-w-0 flex-1 py-2">
          <h3 className="text-[0.9375rem] leading-tight font-semibold">
            {t(isChat ? "chat.transcript.title" : "chat.transcript.profileTitle")}
          </h3>
          {/* A phone has room for the question or for what may be done with lines that are seen to be fields. */}
          <p
            className={`mt-0.5 text-sm leading-snug text-quiet ${same !== null && doubts === 0 ? "max-sm:hidden" : ""}`}
          >
            {doubts > 0
              ? t("chat.transcript.doubts", { count: doubts })
              : t(isChat ? "chat.transcript.hint" : "chat.transcript.profileHint")}
          </p>
          {notice !== null && (
            <p role="note" className="mt-1 text-sm leading-snug text-quiet">
              {notice}
            </p>
          )}
          {same !== null && <SamePerson same={same} name={edited.them?.name ?? ""} />}
        </div>
        <IconButton label={t("chat.transcript.discard")} onClick={onDiscard}>
          <Icon name="close" size={18} />
        </IconButton>
      </header>
      <ol className="grid gap-1.5 p-2 sm:p-3">
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
      <div className="border-t border-line px-4 py-1">
        <OtherPersonRow
          them={edited.them ?? UNKNOWN_PERSON}
          onChange={(them) => apply({ type: "them", them })}
        />
      </div>
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
function SamePerson(props: { readonly same: SameQuestion; readonly name: string }): ReactElement {
  const { t } = useTranslation("mentor");
  const { title, answer } = props.same;
  const question =
    title === null ? t("chat.transcript.same") : t("chat.transcript.seen", { name: props.name, title });
  return (
    <div role="group" aria-label={question} className="mt-1 flex flex-wrap items-center gap-x-1">
      <p className="mr-1 line-clamp-2 text-sm leading-snug font-semibold">{question}</p>
      <button type="button" className={`${SMALL} text-text`} onClick={() => answer(true)}>
        {t(title === null ? "chat.transcript.sameYes" : "chat.transcript.seenYes")}
      </button>
      <button type="button" className={SMALL} onClick={() => answer(false)}>
        {t("chat.transcript.sameNo")}
      </button>
    </div>
  );
}

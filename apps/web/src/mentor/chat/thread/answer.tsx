// The mentor's answer: the reading in words, the verdict, three messages to choose from, and who wrote it (MS3, MS6).
import { memo, useCallback, useMemo } from "react";
import type { ReactElement } from "react";
import type { MarkSent, MentorLanguage, Understood } from "@fitil/contracts";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { IconButton } from "../../../ui/button.tsx";
import { SparkMark } from "../../../ui/spark-mark.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { ReminderRow } from "../reminder/reminder-row.tsx";
import { AsksLine } from "./asks-line.tsx";
import { homesOfGaps, isComplete, wholeText, packFills, unpackFills } from "./gap-fills.ts";
import { HelpCard } from "./help-card.tsx";
import { AskBuiltIn, MadeBy } from "./made-by.tsx";
import { CopyButton, ToolRow, VersionSwitch } from "./message-tools.tsx";
import type { Siblings } from "../session/message-tree.ts";
import { OptionCard } from "./option-card.tsx";
import { markOf, sentKey } from "../session/sent-marks.ts";
import { adviceOf, helpWords, messageText } from "../session/thread-message.ts";
import type { ThreadMessage } from "../session/thread-message.ts";
import type { ThreadSession } from "../session/thread-session.ts";
import { RefineChips } from "./refine-chips.tsx";
import { VerdictChip } from "./verdict-chip.tsx";
import { WhatCameBack } from "./what-came-back.tsx";
import { writeDraft } from "../../../lib/device/drafts.ts";
import { useServices } from "../../../lib/services.tsx";
import { useDraft } from "../../../lib/device/use-draft.ts";
import type { GapFills, Option } from "./gap-fills.ts";

export interface AnswerProps {
  readonly message: ThreadMessage;
  readonly siblings: Siblings;
  readonly session: ThreadSession;
  /** This very answer is being written. */
  readonly streaming: boolean;
  /** Some answer of the chat is being written. */
  readonly locked: boolean;
  /** The last message of the branch: only there the talk can go on. */
  readonly isLast: boolean;
  /** Of the talk it is about. */
  readonly language: MentorLanguage;
  readonly onSent: OnOptionSent;
  /** What came back to a message that was sent. */
  readonly onReply: OnReply;
  /** Leads to the box one writes in. */
  readonly onWrite: () => void;
}

/** An option was sent, is told of, or (null) was not sent after all. */
export type OnOptionSent = (messageId: string, option: number, told: MarkSent | null) => void;
export type OnReply = (messageId: string, sent: string, reply: string) => void;

/** The answer. */
export const AnswerMessage = memo(function AnswerMessage(props: AnswerProps): ReactElement {
  const { message, session, streaming, locked } = props;
  const { t } = useTranslation("mentor");
  const text = messageText(message);
  const advice = adviceOf(message);
  const options = advice?.options ?? [];
  const [fills, fill] = useGapFills(message.id);
  const keepSent = useKeepSent(message.id, fills);
  const homes = homesOfGaps(options);
  const say = (words: string) => void session.send({ text: words, transcript: null, intent: null });
  const help = advice?.help;
  const { sentOption, cut, model } = message.metadata ?? {};
  const standing = useStore(session.store, ({ summary }) => summary?.reminder);
  const reminder = standing?.messageId === message.id ? standing : undefined;
  // Where the talk has gone on, an old «Подожди» has nothing to offer any more.
  const mayRemind = props.isLast && advice?.verdict === "wait" && options.length > 0 && help === undefined;
  const hasReminder = advice !== null && (mayRemind || reminder !== undefined);
  const question = advice?.asks !== undefined && (
    <AsksLine
      asks={advice.asks}
      isOver={!props.isLast}
      disabled={locked}
      onAnswer={say}
      onWrite={props.onWrite}
    />
  );
  return (
    <div className="grid gap-4" aria-busy={streaming || undefined}>
      <h3 className="flex items-center gap-2.5 text-sm font-semibold text-quiet">
        <span className={streaming ? "animate-flicker" : ""}>
          <SparkMark size={24} />
        </span>
        {t("chat.mentor")}
      </h3>
      {text !== "" && (
        <div className="min-w-0">
          <Markdown text={text} growing={streaming && advice === null} />
        </div>
      )}
      {help !== undefined && <HelpCard help={help} />}
      {advice?.verdict !== undefined && help === undefined && <VerdictChip verdict={advice.verdict} />}
      {advice?.understood !== undefined && <UnderstoodLine understood={advice.understood} />}
      {advice?.asks?.free === true && question}
      {!streaming && hasReminder && (
        <ReminderRow
          session={session}
          messageId={message.id}
          waitDays={advice.waitDays}
          reminder={reminder}
        />
      )}
      {options.length > 0 && (
        <ol aria-label={t("chat.options")} className="grid gap-3">
          {options.map((option, index) => (
            <OptionCard
              key={index}
              option={option}
              index={index}
              streaming={streaming && index === options.length - 1}
              mark={markOf(message.metadata, index)}
              language={props.language}
              fills={fills}
              onFill={fill}
              homes={homes}
              onSent={(told) => {
                keepSent(option, index, told);
                props.onSent(message.id, index, told);
              }}
            >
              {sentOption === index && props.isLast && !streaming && (
                <WhatCameBack
                  messageId={message.id}
                  disabled={locked}
                  onReply={(reply) => {
                    props.onSent(message.id, index, { outcome: reply === "" ? "silent" : "answered" });
                    props.onReply(message.id, wholeText(option, fills), reply);
                  }}
                />
              )}
            </OptionCard>
          ))}
        </ol>
      )}
      {/* Danger that is only possible takes nothing from the messages: it is asked about below them. */}
      {advice?.asks?.free === false && !streaming && question}
      {props.isLast && !streaming && options.length > 0 && options.every(isComplete) && (
        <RefineChips disabled={locked} onSay={say} />
      )}
      {cut !== undefined && !streaming && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
          {t(cut === "stopped" ? "chat.cutStopped" : "chat.cutFailed")}
          {cut === "failed" && props.isLast && model?.kind === "model" && !locked && (
            <AskBuiltIn onPress={() => void session.askBuiltIn()} />
          )}
        </p>
      )}
      {!streaming && (
        <div className="-mt-1">
          <ToolRow>
            <VersionSwitch siblings={props.siblings} disabled={locked} onShow={(id) => session.show(id)} />
            {text !== "" && (
              <CopyButton
                text={help === undefined ? text : `${text}\n\n${helpWords(help)}`}
                label={t("chat.copyAnswer")}
              />
            )}
            <IconButton
              label={t("chat.regenerate")}
              disabled={locked}
              onClick={() => void session.regenerate(message.id)}
            >
              <ChatIcon name="again" size={18} />
            </IconButton>
          </ToolRow>
          {model !== undefined && help === undefined && <MadeBy model={model} />}
        </div>
      )}
    </div>
  );
});

/** The line; nothing where all was understood. */
function UnderstoodLine({ understood }: { readonly understood: Understood }): ReactElement | null {
  const { t } = useTranslation("mentor");
  if (understood === "well") return null;
  return (
    <p data-understood={understood} className="flex gap-2 text-sm leading-snug text-quiet">
      <span className="mt-px text-spark">
        <ChatIcon name="hello" size={18} />
      </span>
      <span className="text-pretty">{t(`chat.understood.${understood}`)}</span>
    </p>
  );
}

/** The fills of the answer with this id, and how to fill one gap; an empty text empties it. */
function useGapFills(
  messageId: string,
): readonly [fills: GapFills, fill: (id: string, words: string) => void] {
  const [kept, keep] = useDraft(`gaps:${messageId}`);
  const fills = useMemo(() => unpackFills(kept), [kept]);
  const fill = useCallback(
    (id: string, words: string) => keep(packFills({ ...fills, [id]: words })),
    [fills, keep],
  );
  return [fills, fill];
}

/** Keeps a message as it was sent: the server never learns what stood in its gaps, and the page of what worked shows it on this device. */
function useKeepSent(messageId: string, fills: GapFills) {
  const { storage } = useServices();
  return (option: Option, index: number, told: MarkSent | null): void => {
    if (option.gaps !== undefined)
      writeDraft(storage, sentKey(messageId, index), told === null ? "" : wholeText(option, fills));
  };
}

// The box one writes in (MC1, MC2, MC4): words, screenshots, the corrected transcript, what is wanted. What stands in it
// is kept on the device and given up only to a server that took it.
import type { Intent, OtherPerson, TranscriptPart } from "@fitil/contracts";
import { MAX_MESSAGE_LENGTH } from "@fitil/contracts";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { ReactElement, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { LazyTranscriptCard, useCardSoon } from "../transcript/lazy-card.tsx";
import { finishAsked, startEditing } from "../transcript/transcript-editor.ts";
import type { Outgoing } from "../session/thread-state.ts";
import { ComposerBox } from "./composer-box.tsx";
import { EMPTY_DRAFT, isEmptyDraft, withGivenBack, withWords } from "./composer-draft.ts";
import type { ComposerDraft } from "./composer-draft.ts";
import { ReadingStrip } from "./reading-strip.tsx";
import { RetentionLine } from "./retention-line.tsx";
import { intentAfter } from "./starters.ts";
import { useComposerDraft } from "./use-composer-draft.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { isUnderWay } from "./use-reading.ts";
import { useScreenshots } from "./use-screenshots.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** What others may do to the box. */
export interface ComposerHandle {
  readonly submit: () => void;
  readonly want: (intent: Intent | null) => void;
  readonly focus: () => void;
  /** Puts a transcript in, as if it had just been read, in place of the one that is there. */
  readonly read: (part: TranscriptPart) => void;
  /** Puts words into the box and has pictures read, as if the person had done so. */
  readonly receive: (text: string, files: readonly File[]) => void;
}

export interface ComposerProps {
  readonly ref?: Ref<ComposerHandle>;
  /** Whose draft this is: a chat's id, `new`, or a project. */
  readonly draftKey: string;
  /** Takes the message; false when it must stay in the box. */
  readonly onSend: (outgoing: Outgoing) => Promise<boolean>;
  /** An answer is being written: the button stops it. */
  readonly busy: boolean;
  readonly stopping: boolean;
  readonly onStop: () => void;
  /** A message the server did not take. */
  readonly givenBack: Outgoing | null;
  readonly onTaken: () => void;
  readonly placeholder: string;
  /** A word above the box, e.g. what failed. */
  readonly notice: ReactNode;
  /** One more control beside the one that sends. */
  readonly tool?: ReactNode;
  /** Says what happens to pictures also before there is one. */
  readonly showRetention: boolean;
  /** The talk that the chat holds so far, which a new screenshot goes on from, likeliest first; empty where it holds none. */
  readonly earlier?: () => readonly TranscriptPart[];
  /** Whom that chat is with, as far as it knows. */
  readonly them?: OtherPerson | undefined;
  /** Tells what stands in the box, for what is around it. */
  readonly onDraft?: (draft: ComposerDraft) => void;
}

/** The composer. */
export function Composer({ ref, ...props }: ComposerProps): ReactElement {
  const { t } = useTranslation("mentor");
  const [draft, change] = useComposerDraft(props.draftKey);
  const [keepPictures, setKeepPictures] = useState(false);
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useCardSoon();
  const { hands, notice, same, forget } = useScreenshots({
    draft,
    change,
    keep: keepPictures,
    draftKey: props.draftKey,
    earlier: props.earlier,
    them: props.them,
    onRead: () => box.current?.focus(),
  });
  const isDropping = useFileDrop(hands.start);

  const { givenBack } = props;
  const takeBack = useEffectEvent((message: Outgoing) => {
    change((now) => withGivenBack(now, message));
    props.onTaken();
  });
  useEffect(() => {
    if (givenBack !== null) takeBack(givenBack);
  }, [givenBack]);
  const whole = useInSight(draft.transcript !== null);
  const tellDraft = useEffectEvent((now: ComposerDraft) => props.onDraft?.(now));
  useEffect(() => tellDraft(draft), [draft]);

  const isTooLong = draft.text.trim().length > MAX_MESSAGE_LENGTH;
  const maySend = !isEmptyDraft(draft) && !isTooLong && !isUnderWay(hands.reading) && !props.busy && !sending;
  const submit = async () => {
    if (!maySend) return;
    const transcript = draft.transcript === null ? null : finishAsked(draft.transcript);
    const guessed: Intent | null = transcript?.transcript.kind === "profile" ? "opener" : null;
    setSending(true);
    change(() => EMPTY_DRAFT);
    const taken = await props.onSend({
      text: draft.text.trim(),
      transcript,
      intent: draft.intent ?? guessed,
    });
    setSending(false);
    if (taken) {
      forget();
    } else change((now) => (isEmptyDraft(now) ? draft : now));
  };
  const wishHint = draft.intent === null ? props.placeholder : t(`chat.intentHint.${draft.intent}`);
  const placeholder = draft.transcript === null ? wishHint : t("chat.placeholderTranscript");
  const starters = {
    analyze: t("chat.starter.analyze"),
    advice: t("chat.starter.advice"),
    rolePlay: t("chat.starter.rolePlay"),
  };
  const set = (fields: Partial<ComposerDraft>) => change((now) => ({ ...now, ...fields }));
  const put = (fields: Partial<ComposerDraft>) => {
    set(fields);
    box.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    submit: () => void submit(),
    want: (intent) => put({ intent }),
    focus: () => box.current?.focus(),
    read: (part) => put({ transcript: startEditing(part) }),
    receive: (text, files) => {
      change((now) => withWords(now, text));
      if (files.length > 0) hands.start(files);
    },
  }));

  return (
    <div ref={whole} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isDropping && <DropCurtain />}
      {props.notice}
      {hands.reading !== null && (
        <ReadingStrip reading={hands.reading} onRetry={hands.retry} onCancel={hands.cancel} />
      )}
      {draft.transcript !== null && (
        <LazyTranscriptCard
          edited={draft.transcript}
          notice={notice}
          same={same}
          onChange={(transcript) => set({ transcript })}
          onDiscard={() => {
            forget();
            set({ transcript: null });
          }}
        />
      )}
      <ComposerBox
        ref={box}
        draft={draft}
        placeholder={placeholder}
        tool={props.tool}
        busy={props.busy}
        sending={sending}
        stopping={props.stopping}
        maySend={maySend}
        fault={
          isTooLong ? t("chat.tooLong", { length: draft.text.trim().length, most: MAX_MESSAGE_LENGTH }) : null
        }
        onText={(text) =>
          change((now) => ({
            ...now,
            text,
            intent: intentAfter(now.intent, { before: now.text, after: text }, starters),
          }))
        }
        onIntent={(intent) => set({ intent })}
        onStarter={(text, intent) => put({ text, intent })}
        onFiles={hands.start}
        onSubmit={() => void submit()}
        onStop={props.onStop}
      />
      {(props.showRetention || hands.reading !== null || draft.transcript !== null) && (
        <RetentionLine keep={keepPictures} onChange={setKeepPictures} />
      )}
    </div>
  );
}

/** The card takes room above the box: once it is there, the way to send it is kept in sight. */
function useInSight(hasCard: boolean): Ref<HTMLDivElement> {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasCard) whole.current?.scrollIntoView({ block: "nearest" });
  }, [hasCard]);
  return whole;
}

/** The curtain over the whole page. */
function DropCurtain(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid animate-fade place-items-center bg-night/90 p-6">
      <p className="grid justify-items-center gap-4 rounded-lg border-2 border-dashed border-fuse bg-raised px-10 py-12 text-center text-lg font-semibold">
        <span className="text-fuse">
          <ChatIcon name="picture" size={44} />
        </span>
        {t("chat.pictures.drop")}
      </p>
    </div>
  );
}

// The box one writes in (MC1, MC2, MC4): words, screenshots, the corrected transcript, what is wanted. What stands in it
// is kept on the device and given up only to a server that took it.
import type { Intent, TranscriptPart } from "@fitil/contracts";
import { MAX_MESSAGE_LENGTH } from "@fitil/contracts";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ReactElement, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../../lib/use-draft.ts";
import { TranscriptCard } from "../transcript/transcript-card.tsx";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";
import { joinTranscripts } from "../transcript/continue-transcript.ts";
import type { Outgoing } from "../thread/thread-session.ts";
import { ComposerBox } from "./composer-box.tsx";
import { EMPTY_DRAFT, isEmptyDraft, packDraft, unpackDraft } from "./composer-draft.ts";
import type { ComposerDraft } from "./composer-draft.ts";
import { DropCurtain } from "./drop-curtain.tsx";
import { ReadingStrip } from "./reading-strip.tsx";
import { RetentionLine } from "./retention-line.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useReading } from "./use-reading.ts";

/** What others may do to the box. */
export interface ComposerHandle {
  readonly submit: () => void;
  readonly want: (intent: Intent | null) => void;
  readonly focus: () => void;
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
  /** Says what happens to pictures also before there is one. */
  readonly showRetention: boolean;
  /** Tells which intent is chosen, for the chips beside the box. */
  readonly onIntent?: (intent: Intent | null) => void;
}

/** The composer. */
export function Composer(props: ComposerProps): ReactElement {
  const { t } = useTranslation("mentor");
  const [kept, keepDraft] = useDraft(props.draftKey);
  const [state, setState] = useState(() => ({ key: props.draftKey, draft: unpackDraft(kept) }));
  const here = state.key === props.draftKey ? state : { key: props.draftKey, draft: unpackDraft(kept) };
  if (here !== state) setState(here);
  const { draft } = here;
  const [keepPictures, setKeepPictures] = useState(false);
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  const latest = useRef(draft);
  latest.current = draft;
  const change = (next: ComposerDraft) => {
    latest.current = next;
    setState({ key: props.draftKey, draft: next });
    keepDraft(packDraft(next));
    if (next.intent !== draft.intent) props.onIntent?.(next.intent);
  };
  const hands = useReading(keepPictures, (part: TranscriptPart) => {
    const before = latest.current.transcript;
    const whole = before === null ? part : joinTranscripts(finishEditing(before), part);
    change({ ...latest.current, transcript: startEditing(whole) });
    box.current?.focus();
  });
  const isDropping = useFileDrop(hands.start);

  const { givenBack, onTaken } = props;
  useEffect(() => {
    if (givenBack === null) return;
    const now = latest.current;
    change({
      text: [givenBack.text, now.text].filter((text) => text.trim() !== "").join("\n"),
      intent: now.intent ?? givenBack.intent,
      transcript:
        now.transcript ?? (givenBack.transcript === null ? null : startEditing(givenBack.transcript)),
    });
    onTaken();
    // Only a message that comes back matters here.
  }, [givenBack]);

  const isTooLong = draft.text.trim().length > MAX_MESSAGE_LENGTH;
  const isReading = hands.reading?.status === "reading";
  const maySend = !isEmptyDraft(draft) && !isTooLong && !isReading && !props.busy && !sending;
  const submit = async () => {
    if (!maySend) return;
    const sent = latest.current;
    const transcript = sent.transcript === null ? null : finishEditing(sent.transcript);
    const guessed: Intent | null = transcript?.transcript.kind === "profile" ? "opener" : null;
    setSending(true);
    change(EMPTY_DRAFT);
    const taken = await props.onSend({ text: sent.text.trim(), transcript, intent: sent.intent ?? guessed });
    setSending(false);
    if (taken) hands.reset();
    else change(sent);
  };
  const want = (intent: Intent | null) => {
    change({ ...latest.current, intent });
    box.current?.focus();
  };
  useImperativeHandle(props.ref, () => ({
    submit: () => void submit(),
    want,
    focus: () => box.current?.focus(),
  }));

  return (
    <div className="grid gap-2">
      {isDropping && <DropCurtain />}
      {props.notice}
      {hands.reading !== null && (
        <ReadingStrip reading={hands.reading} onRetry={hands.retry} onCancel={hands.cancel} />
      )}
      {draft.transcript !== null && (
        <TranscriptCard
          edited={draft.transcript}
          onChange={(transcript) => change({ ...latest.current, transcript })}
          onDiscard={() => {
            hands.reset();
            change({ ...latest.current, transcript: null });
          }}
        />
      )}
      <ComposerBox
        boxRef={box}
        draft={draft}
        placeholder={draft.intent === null ? props.placeholder : t(`chat.intentHint.${draft.intent}`)}
        busy={props.busy}
        sending={sending}
        stopping={props.stopping}
        maySend={maySend}
        fault={
          isTooLong ? t("chat.tooLong", { length: draft.text.trim().length, most: MAX_MESSAGE_LENGTH }) : null
        }
        onText={(text) => change({ ...latest.current, text })}
        onIntent={(intent) => change({ ...latest.current, intent })}
        onStarter={(text, intent) => {
          change({ ...latest.current, text, intent });
          box.current?.focus();
        }}
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

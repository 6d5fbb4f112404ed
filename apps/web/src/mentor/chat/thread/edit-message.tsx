// Changing a message that was sent: its words and its transcript, in place. Sending makes a new branch (MC1).
import { MAX_MESSAGE_LENGTH } from "@fitil/contracts";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { GrowingText } from "../parts/growing-text.tsx";
import { LazyTranscriptCard } from "../transcript/lazy-card.tsx";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";
import type { Outgoing } from "../session/thread-state.ts";
import { messageText, messageTranscript } from "../session/thread-message.ts";
import type { ThreadMessage } from "../session/thread-message.ts";

export interface EditMessageProps {
  readonly message: ThreadMessage;
  readonly onCancel: () => void;
  readonly onSave: (outgoing: Outgoing) => void;
}

/** The message as a form. */
export function EditMessage({ message, onCancel, onSave }: EditMessageProps): ReactElement {
  const { t } = useTranslation("mentor");
  const [text, setText] = useState(() => messageText(message));
  const [edited, setEdited] = useState(() => {
    const part = messageTranscript(message);
    return part === null ? null : startEditing(part);
  });
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, []);
  const isEmpty = text.trim() === "" && (edited === null || edited.lines.length === 0);
  const isTooLong = text.trim().length > MAX_MESSAGE_LENGTH;
  const save = () => {
    if (isEmpty || isTooLong) return;
    onSave({
      text: text.trim(),
      transcript: edited === null ? null : finishEditing(edited),
      intent: message.metadata?.intent ?? null,
    });
  };
  return (
    <form
      aria-label={t("chat.editTitle")}
      className="grid animate-fade gap-3 rounded-lg border border-line bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {edited !== null && (
        <LazyTranscriptCard
          edited={edited}
          notice={null}
          same={null}
          onChange={setEdited}
          onDiscard={() => setEdited(null)}
        />
      )}
      <div className="rounded-md border border-edge bg-night focus-within:border-spark">
        <GrowingText
          ref={box}
          value={text}
          label={t("chat.editBox")}
          placeholder={t("chat.editPlaceholder")}
          textClass="min-h-12 px-4 py-3 text-base leading-normal [overflow-wrap:anywhere]"
          frameClass="max-h-[40dvh]"
          className="outline-none! placeholder:text-hint"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            if (matchMedia("(pointer: coarse)").matches) return;
            event.preventDefault();
            save();
          }}
        />
      </div>
      {isTooLong && (
        <p role="alert" className="text-sm text-coral">
          {t("chat.tooLong", { length: text.trim().length, most: MAX_MESSAGE_LENGTH })}
        </p>
      )}
      <p className="text-sm text-quiet">{t("chat.editHint")}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          {t("chat.cancel")}
        </Button>
        <Button type="submit" look="primary" disabled={isEmpty || isTooLong}>
          {t("chat.send")}
        </Button>
      </div>
    </form>
  );
}

// After a message was sent: what did they answer? Goes on with the talk, the reply in its place in the transcript (MS3).
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../../lib/device/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { GrowingText } from "../parts/growing-text.tsx";

export interface WhatCameBackProps {
  readonly messageId: string;
  readonly disabled: boolean;
  /** The reply, one line a message; "" when there was none yet. */
  readonly onReply: (reply: string) => void;
}

/** The box. */
export function WhatCameBack({ messageId, disabled, onReply }: WhatCameBackProps): ReactElement {
  const { t } = useTranslation("mentor");
  const [reply, setReply] = useDraft(`reply:${messageId}`);
  const [sent, setSent] = useState(false);
  const send = (text: string) => {
    if (disabled || sent) return;
    setSent(true);
    setReply("");
    onReply(text);
  };
  return (
    <form
      className="mt-1 grid animate-rise gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (reply.trim() !== "") send(reply.trim());
      }}
    >
      <h5 className="font-semibold">{t("chat.back.title")}</h5>
      <div className="rounded-md border border-edge bg-night focus-within:border-spark">
        <GrowingText
          value={reply}
          label={t("chat.back.title")}
          placeholder={t("chat.back.placeholder")}
          textClass="min-h-12 px-4 py-3 text-base leading-normal [overflow-wrap:anywhere]"
          frameClass="max-h-[30dvh]"
          className="outline-none! placeholder:text-hint"
          onChange={(event) => setReply(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            if (matchMedia("(pointer: coarse)").matches || reply.trim() === "") return;
            event.preventDefault();
            send(reply.trim());
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={disabled || reply.trim() === ""}>
          {t("chat.back.send")}
        </Button>
        <Button look="quiet" disabled={disabled} onClick={() => send("")}>
          {t("chat.back.silence")}
        </Button>
      </div>
    </form>
  );
}

// One line of the transcript while it is corrected: a bubble one can write in, one tap for the speaker, one to drop it.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { GrowingText } from "../parts/growing-text.tsx";
import { Menu } from "../parts/menu.tsx";
import { doubtOf } from "./transcript-editor.ts";
import type { EditedLine, TranscriptChange } from "./transcript-editor.ts";

export interface TranscriptLineProps {
  readonly line: EditedLine;
  readonly index: number;
  readonly isLast: boolean;
  readonly onChange: (change: TranscriptChange) => void;
}

const SIDES = {
  me: { row: "flex-row-reverse", bubble: "bg-fuse/14 border-fuse/50 rounded-br-sm" },
  them: { row: "", bubble: "bg-lifted border-line rounded-bl-sm" },
  unknown: { row: "", bubble: "bg-raised border-dashed border-edge" },
} as const;

/** The line. */
export function TranscriptLine({ line, index, isLast, onChange }: TranscriptLineProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { key, speaker } = line;
  const side = SIDES[speaker];
  const doubt = doubtOf(line);
  return (
    <li className={`flex items-end gap-0.5 ${side.row}`} data-speaker={speaker}>
      <button
        type="button"
        onClick={() => onChange({ type: "flip", key })}
        aria-label={t("chat.transcript.flip", { speaker: t(`chat.speaker.${speaker}`), line: index + 1 })}
        title={t("chat.transcript.flipHint")}
        className="grid min-h-11 w-13 shrink-0 place-items-center content-center gap-0.5 rounded-sm text-center text-xs leading-tight font-semibold text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text"
      >
        <ChatIcon name="swap" size={16} />
        {t(`chat.speakerShort.${speaker}`)}
      </button>
      <div
        className={`grid min-h-11 max-w-[78%] min-w-24 flex-initial rounded-md border transition-colors duration-150 focus-within:border-spark ${side.bubble} ${doubt === null ? "" : "border-dashed border-spark!"}`}
      >
        <GrowingText
          value={line.text}
          label={t("chat.transcript.line", { line: index + 1, speaker: t(`chat.speaker.${speaker}`) })}
          placeholder={t("chat.transcript.unread")}
          textClass="px-3.5 py-2.5 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]"
          className={`placeholder:text-hint ${doubt === "unsure" ? "underline decoration-spark decoration-dotted underline-offset-4" : ""}`}
          onChange={(event) => onChange({ type: "text", key, text: event.target.value })}
        />
        {line.text === "" && (
          // Keeps the empty bubble as wide as the words in it.
          <span aria-hidden="true" className="invisible h-0 px-3.5 text-[0.9375rem] whitespace-nowrap">
            {t("chat.transcript.unread")}
          </span>
        )}
        {doubt === "unsure" && (
          <span className="px-3.5 pb-1.5 text-xs text-spark">{t("chat.transcript.unsure")}</span>
        )}
      </div>
      <Menu
        label={t("chat.transcript.lineMenu", { line: index + 1 })}
        align={speaker === "me" ? "start" : "end"}
        trigger={<ChatIcon name="more" size={18} />}
        triggerClass="grid size-11 shrink-0 place-items-center rounded-sm text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text"
        items={[
          {
            id: "drop",
            label: t("chat.transcript.drop"),
            icon: "trash",
            onSelect: () => onChange({ type: "drop", key }),
          },
          {
            id: "add",
            label: t("chat.transcript.addBelow"),
            icon: "down",
            onSelect: () => onChange({ type: "add", below: key }),
          },
          ...(index === 0
            ? []
            : [
                {
                  id: "up",
                  label: t("chat.transcript.moveUp"),
                  icon: "up" as const,
                  onSelect: () => onChange({ type: "move", key, by: -1 }),
                },
              ]),
          ...(isLast
            ? []
            : [
                {
                  id: "down",
                  label: t("chat.transcript.moveDown"),
                  icon: "down" as const,
                  onSelect: () => onChange({ type: "move", key, by: 1 }),
                },
              ]),
        ]}
      />
    </li>
  );
}

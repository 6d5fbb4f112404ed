// One question back, where the built-in mentor did not understand well enough (MA15): a tap answers it as the next message.
import type { Asks } from "@fitil/contracts";
import { useId } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";

export interface AsksCardProps {
  readonly asks: Asks;
  /** It was answered, or something else was said since: only the question stands. */
  readonly isOver: boolean;
  readonly disabled: boolean;
  readonly onAnswer: (words: string) => void;
  /** Leads to the box one writes in. */
  readonly onWrite: () => void;
}

const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 py-2 text-left text-sm leading-snug font-semibold transition-colors duration-150 disabled:opacity-60";

/** The question and its chips. */
export function AsksCard({ asks, isOver, disabled, onAnswer, onWrite }: AsksCardProps): ReactElement {
  const { t } = useTranslation("mentor");
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      data-asks=""
      className="grid gap-3 rounded-lg border border-spark/50 bg-raised p-4 sm:p-5"
    >
      <h4 id={title} dir="auto" className="leading-snug font-semibold text-pretty">
        {asks.question}
      </h4>
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          {asks.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              dir="auto"
              disabled={disabled}
              onClick={() => onAnswer(choice)}
              className={`${CHIP} border-edge enabled:hover:bg-lifted`}
            >
              {choice}
            </button>
          ))}
          {asks.free && (
            <button
              type="button"
              disabled={disabled}
              onClick={onWrite}
              className={`${CHIP} border-transparent text-quiet enabled:hover:bg-lifted enabled:hover:text-text`}
            >
              <ChatIcon name="edit" size={16} />
              {t("chat.asks.own")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

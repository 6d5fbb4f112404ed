// One question back, where the built-in mentor did not understand well enough (MA15), or where danger is possible (MA20): a tap answers it
// as the next message. Small, because the messages are what one came for: on a phone the answers to the first kind are folded until it is
// touched. The second kind wants a tap alone, and stands open.
import type { Asks } from "@fitil/contracts";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";

export interface AsksLineProps {
  readonly asks: Asks;
  /** It was answered, or something else was said since: only the question stands. */
  readonly isOver: boolean;
  readonly disabled: boolean;
  readonly onAnswer: (words: string) => void;
  /** Leads to the box one writes in. */
  readonly onWrite: () => void;
}

const NARROW = "(max-width: 639px)";
const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-left text-sm leading-snug transition-colors duration-150 disabled:opacity-60 max-w-full";

/** The question and its chips. */
export function AsksLine(props: AsksLineProps): ReactElement {
  const { asks, isOver, disabled, onAnswer, onWrite } = props;
  const { t } = useTranslation("mentor");
  const title = useId();
  const answers = useId();
  const [isOpen, setOpen] = useState(() => !asks.free || !matchMedia(NARROW).matches);
  return (
    <section
      aria-labelledby={title}
      data-asks=""
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-l-2 border-spark/60 pl-3"
    >
      <h4 id={title} dir="auto" className="text-sm leading-snug font-semibold text-pretty">
        {isOver ? (
          asks.question
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={answers}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 w-full items-center justify-between gap-2 rounded-sm text-left"
          >
            {asks.question}
            <span
              className={`shrink-0 text-quiet transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
            >
              <ChatIcon name="down" size={16} />
            </span>
          </button>
        )}
      </h4>
      {!isOver && isOpen && (
        <div id={answers} className="flex flex-wrap gap-1.5">
          {asks.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              dir="auto"
              disabled={disabled}
              onClick={() => onAnswer(choice)}
              className={`${CHIP} border-edge font-semibold enabled:hover:bg-lifted`}
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

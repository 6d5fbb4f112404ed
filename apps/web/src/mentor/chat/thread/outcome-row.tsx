// Below a message that was sent: was it answered? For «Что сработало», which is its person's alone (MK11).
import type { Outcome } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

const ANSWERS: readonly Outcome[] = ["answered", "silent"];
const LOOKS = {
  answered: "border-mint bg-mint/12 text-text",
  silent: "border-edge bg-lifted text-text",
} as const satisfies Record<Outcome, string>;

/** Two answers, either of which can be taken back. */
export function OutcomeRow(props: {
  readonly outcome: Outcome | undefined;
  /** Null: not known after all. */
  readonly onTell: (outcome: Outcome | null) => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const title = useId();
  return (
    <div
      role="group"
      aria-labelledby={title}
      className="flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm"
    >
      <span id={title} className="mr-1 text-quiet">
        {t("chat.outcome.title")}
      </span>
      {ANSWERS.map((answer) => {
        const isTold = props.outcome === answer;
        return (
          <button
            key={answer}
            type="button"
            aria-pressed={isTold}
            onClick={() => props.onTell(isTold ? null : answer)}
            className={`min-h-11 rounded-full border px-4 font-semibold transition-colors duration-150 ${isTold ? LOOKS[answer] : "border-line text-quiet hover:border-edge hover:text-text"}`}
          >
            {t(`chat.outcome.${answer}`)}
          </button>
        );
      })}
    </div>
  );
}

// The words of one message, with a small field in the place of each gap: what is typed there flows into every message that has it.
import { piecesOf } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MAX_FILL_LENGTH } from "./gap-fills.ts";
import type { Gap, GapFills, Option } from "./gap-fills.ts";

export interface OptionTextProps {
  readonly option: Option;
  readonly fills: GapFills;
  readonly onFill: (id: string, words: string) => void;
  /** A field was reached. */
  readonly onTouch: () => void;
  /** Enter in a field: on to what is next. */
  readonly onNext: () => void;
  /** Stands after the last word. */
  readonly children?: ReactNode;
}

/** Signs behind a gap: they stay on its line. */
const SIGNS = /^[^\s\p{L}\p{N}]{1,3}/u;

/** The paragraph. */
export function OptionText({ option, fills, onFill, children, ...field }: OptionTextProps): ReactElement {
  const { text = "", gaps = [] } = option;
  const pieces = piecesOf(text);
  return (
    <p
      dir="auto"
      data-message-text=""
      className="text-[1.0625rem] leading-relaxed font-medium [overflow-wrap:anywhere] whitespace-pre-line"
    >
      {pieces.map((piece, place) => {
        if ("text" in piece) return place === 0 ? piece.text : piece.text.replace(SIGNS, "");
        const gap = gaps.find(({ id }) => id === piece.gap);
        if (gap === undefined) return "…";
        const next = pieces[place + 1];
        return (
          <span key={place} className="whitespace-nowrap">
            <GapField
              gap={gap}
              words={fills[gap.id] ?? ""}
              onFill={(words) => onFill(gap.id, words)}
              onTouch={field.onTouch}
              onNext={field.onNext}
            />
            {next !== undefined && "text" in next && SIGNS.exec(next.text)?.[0]}
          </span>
        );
      })}
      {children}
    </p>
  );
}

/** A field as wide as its words, in the line of the text. It lies over an invisible copy of them: nothing is measured. */
function GapField(props: {
  readonly gap: Gap;
  readonly words: string;
  readonly onFill: (words: string) => void;
  readonly onTouch: () => void;
  readonly onNext: () => void;
}): ReactElement {
  const { gap, words, onFill, onTouch, onNext } = props;
  const { t } = useTranslation("mentor");
  const isEmpty = words.trim() === "";
  const box = "col-start-1 row-start-1 px-2 py-0.5";
  return (
    <span
      className={`mx-px inline-grid max-w-[calc(100%-1.5ch)] rounded-sm border align-baseline transition-colors duration-150 focus-within:border-spark ${isEmpty ? "border-dashed border-fuse bg-fuse/8" : "border-line bg-lifted"}`}
    >
      <span aria-hidden="true" className={`${box} invisible min-w-12 whitespace-pre-wrap`}>
        {words === "" ? gap.hint : `${words}\u200b`}
      </span>
      <textarea
        rows={1}
        dir="auto"
        data-gap={gap.id}
        value={words}
        maxLength={MAX_FILL_LENGTH}
        placeholder={gap.hint}
        aria-label={t("chat.gap.label", { hint: gap.hint })}
        enterKeyHint="next"
        onFocus={onTouch}
        // A line break inside a message is nobody's answer.
        onChange={(event) => onFill(event.target.value.replaceAll(/\s*\n\s*/g, " "))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onNext();
        }}
        className={`${box} w-0 min-w-full resize-none overflow-hidden bg-transparent outline-none! placeholder:text-quiet`}
      />
    </span>
  );
}

// One of the three messages (MS3): its tone and its words, with the person's own where only they can go; folded below them why
// it should work and where that is known from. Copied, marked as sent, or sent with an invitation to play once it is whole.
import type { MarkSent, MentorLanguage, SentMark } from "@fitil/contracts";
import { useId, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icons.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ChatIconName } from "../parts/chat-icon.tsx";
import { useCopy } from "../parts/use-copy.ts";
import { GapChoices } from "./gap-choices.tsx";
import { emptyGaps, isComplete, wholeText } from "./gap-fills.ts";
import type { GapFills, Option } from "./gap-fills.ts";
import { OutcomeRow } from "./outcome-row.tsx";
import { OptionText } from "./option-text.tsx";
import { showOpened } from "./show-opened.ts";

export interface OptionCardProps {
  readonly option: Option;
  readonly index: number;
  /** It may still grow. */
  readonly streaming: boolean;
  /** Undefined while it was not sent. */
  readonly mark: SentMark | undefined;
  readonly language: MentorLanguage;
  readonly fills: GapFills;
  readonly onFill: (id: string, words: string) => void;
  /** Which option shows the answers to tap of a gap, by the gap's id. */
  readonly homes: ReadonlyMap<string, number>;
  /** It was sent, is told of, or (null) was not sent after all. */
  readonly onSent: (told: MarkSent | null) => void;
  /** Goes on below a sent one, e.g. with what came back. */
  readonly children?: ReactNode;
}

const TONE_ICONS = { playful: "smile", sincere: "heart", direct: "arrow" } as const satisfies Record<
  NonNullable<Option["tone"]>,
  ChatIconName
>;

/** The card. */
export function OptionCard(props: OptionCardProps): ReactElement {
  const { option, index, streaming, mark, fills, onFill } = props;
  const sent = mark !== undefined;
  const { t } = useTranslation("mentor");
  const card = useRef<HTMLLIElement>(null);
  const [touched, setTouched] = useState(false);
  const tone = option.tone === undefined ? null : t(`chat.tone.${option.tone}`);
  const toEmptyGap = (id: string | undefined) => {
    const found = card.current?.querySelector<HTMLElement>(id === undefined ? COPY : `[data-gap="${id}"]`);
    found?.focus();
  };
  return (
    <li
      ref={card}
      data-option={index}
      className={`grid animate-rise grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border p-4 transition-[border-color,opacity] duration-200 sm:p-5 ${sent ? "border-mint bg-mint/8" : "border-line bg-raised"}`}
    >
      <h4 className="flex items-center gap-2 text-sm font-semibold text-quiet">
        {option.tone !== undefined && (
          <span className="text-fuse">
            <ChatIcon name={TONE_ICONS[option.tone]} size={18} />
          </span>
        )}
        {tone ?? t("chat.option", { number: index + 1 })}
        {sent && (
          <span className="ml-auto inline-flex items-center gap-1.5 text-mint">
            <Icon name="check" size={16} />
            {t("chat.optionSent")}
          </span>
        )}
      </h4>
      <OptionText
        option={option}
        fills={fills}
        onFill={onFill}
        onTouch={() => setTouched(true)}
        onNext={() => toEmptyGap(emptyGaps(option, fills)[0]?.id)}
      >
        {streaming && <Caret />}
      </OptionText>
      {!streaming &&
        option.gaps?.map(
          (gap) =>
            (touched || props.homes.get(gap.id) === index) && (
              <GapChoices key={gap.id} gap={gap} fills={fills} onChoose={(words) => onFill(gap.id, words)} />
            ),
        )}
      {!streaming && isComplete(option) && (
        <OptionTools {...props} toEmptyGap={toEmptyGap}>
          <Reason why={option.why ?? ""} source={option.source ?? ""} />
        </OptionTools>
      )}
      {sent && <OutcomeRow outcome={mark.outcome} onTell={(outcome) => props.onSent({ outcome })} />}
      {props.children}
    </li>
  );
}

const COPY = "[data-copy]";
const TOOL =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors duration-150";

/** What can be done with a message. While a gap is empty each of them leads to it. */
function OptionTools(
  props: Omit<OptionCardProps, "children"> & {
    readonly toEmptyGap: (id: string) => void;
    readonly children: ReactNode;
  },
): ReactElement {
  const { option, fills } = props;
  const sent = props.mark !== undefined;
  const { t } = useTranslation("mentor");
  const { show } = useChatContext();
  const [copied, copy] = useCopy();
  const missing = useId();
  const gap = emptyGaps(option, fills)[0];
  const text = wholeText(option, fills);
  const whenWhole = (act: () => void) => (gap === undefined ? act() : props.toEmptyGap(gap.id));
  const waits = gap === undefined ? {} : { "aria-disabled": true, "aria-describedby": missing };
  const look = gap === undefined ? "hover:text-text" : "opacity-60";
  return (
    <div className="-mx-1 -mb-1 grid gap-1">
      {gap !== undefined && (
        <p id={missing} className="px-1 text-sm leading-snug text-quiet">
          {t("chat.gap.missing", { hint: gap.hint })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <button
          type="button"
          data-copy=""
          {...waits}
          onClick={() => whenWhole(() => copy(text))}
          className={`${TOOL} bg-lifted hover:bg-line ${copied === "copied" ? "text-mint" : ""} ${gap === undefined ? "" : "text-quiet"}`}
        >
          {copied === "copied" ? <Icon name="check" size={18} /> : <ChatIcon name="copy" size={18} />}
          <span aria-live="polite">
            {{ idle: t("chat.copyOption"), copied: t("chat.copied"), failed: t("chat.copyFailed") }[copied]}
          </span>
        </button>
        <button
          type="button"
          aria-pressed={sent}
          {...(!sent && waits)}
          onClick={() => (sent ? props.onSent(null) : whenWhole(() => props.onSent({})))}
          className={`${TOOL} text-quiet hover:bg-lifted ${sent ? "hover:text-text" : look}`}
        >
          <span className="max-sm:hidden">
            <Icon name="check" size={18} />
          </span>
          {t(sent ? "chat.unmarkSent" : "chat.markSent")}
        </button>
      </div>
      <div className="relative">
        {props.children}
        <button
          type="button"
          {...waits}
          title={t("chat.play.actionHint")}
          onClick={() => whenWhole(() => show({ kind: "play", language: props.language, message: text }))}
          className={`${TOOL} absolute top-0 right-0 text-quiet hover:bg-lifted ${look}`}
        >
          <ChatIcon name="bomb" size={18} />
          {t("chat.play.short")}
        </button>
      </div>
    </div>
  );
}

/** Why it should work and where that is known from, one tap away. */
function Reason({ why, source }: { readonly why: string; readonly source: string }): ReactElement {
  const { t } = useTranslation("mentor");
  // The game's link beside it keeps its place.
  if (why === "") return <div className="min-h-11" />;
  return (
    <details onToggle={showOpened} className="group/why scroll-my-3 text-sm leading-snug text-quiet">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 font-semibold hover:text-text [&::-webkit-details-marker]:hidden">
        {t("chat.why")}
        <span className="transition-transform duration-150 group-open/why:rotate-180">
          <ChatIcon name="down" size={16} />
        </span>
      </summary>
      <div className="mx-1 mb-2 grid gap-1.5 border-l-2 border-line pl-3">
        <p dir="auto">{why}</p>
        {source !== "" && (
          <p className="text-[0.8125rem]">
            {t("chat.source")}: {source}
          </p>
        )}
      </div>
    </details>
  );
}

/** Where the next word will come. */
function Caret(): ReactElement {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 inline-block h-[1.05em] w-[3px] animate-pulse rounded-full bg-fuse align-text-bottom"
    />
  );
}

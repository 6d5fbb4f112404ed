// One of the three messages (MS3): its tone, its words, why it should work and where that is known from. Copied, marked as
// sent, or sent with an invitation to play.
import type { AdvicePart, MentorLanguage } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icons.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ChatIconName } from "../parts/chat-icon.tsx";
import { useCopy } from "../parts/use-copy.ts";

type Option = AdvicePart["options"][number];

export interface OptionCardProps {
  readonly option: Option;
  readonly index: number;
  /** It may still grow. */
  readonly streaming: boolean;
  readonly sent: boolean;
  readonly language: MentorLanguage;
  readonly onSent: (sent: boolean) => void;
  /** Goes on below a sent one, e.g. with what came back. */
  readonly children?: ReactNode;
}

const TONE_ICONS = { playful: "smile", sincere: "heart", direct: "arrow" } as const satisfies Record<
  NonNullable<Option["tone"]>,
  ChatIconName
>;
const TOOL =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors duration-150";

/** The card. */
export function OptionCard(props: OptionCardProps): ReactElement {
  const { option, index, streaming, sent } = props;
  const { t } = useTranslation("mentor");
  const { show } = useChatContext();
  const [copied, copy] = useCopy();
  const tone = option.tone === undefined ? null : t(`chat.tone.${option.tone}`);
  const text = option.text ?? "";
  return (
    <li
      data-option={index}
      className={`grid animate-rise gap-3 rounded-lg border p-4 transition-[border-color,opacity] duration-200 sm:p-5 ${sent ? "border-mint bg-mint/8" : "border-line bg-raised"}`}
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
      <p
        dir="auto"
        data-message-text=""
        className="text-[1.0625rem] leading-relaxed font-medium [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {text}
        {streaming && <Caret />}
      </p>
      {option.why !== undefined && option.why !== "" && (
        <div className="grid gap-1 border-l-2 border-line pl-3 text-sm leading-snug text-quiet">
          <p dir="auto">
            <span className="font-semibold text-text">{t("chat.why")} </span>
            {option.why}
          </p>
          {option.source !== undefined && option.source !== "" && (
            <p className="text-[0.8125rem]">
              {t("chat.source")}: {option.source}
            </p>
          )}
        </div>
      )}
      {!streaming && text !== "" && (
        <div className="-mx-1 -mb-1 flex flex-wrap items-center gap-1">
          <button
            type="button"
            onClick={() => copy(text)}
            className={`${TOOL} bg-lifted hover:bg-line ${copied === "copied" ? "text-mint" : ""}`}
          >
            {copied === "copied" ? <Icon name="check" size={18} /> : <ChatIcon name="copy" size={18} />}
            <span aria-live="polite">
              {{ idle: t("chat.copyOption"), copied: t("chat.copied"), failed: t("chat.copyFailed") }[copied]}
            </span>
          </button>
          <button
            type="button"
            aria-pressed={sent}
            onClick={() => props.onSent(!sent)}
            className={`${TOOL} text-quiet hover:bg-lifted hover:text-text`}
          >
            <Icon name="check" size={18} />
            {t(sent ? "chat.unmarkSent" : "chat.markSent")}
          </button>
          <button
            type="button"
            onClick={() => show({ kind: "play", language: props.language, message: text })}
            className={`${TOOL} text-quiet hover:bg-lifted hover:text-text`}
          >
            <ChatIcon name="bomb" size={18} />
            <span className="max-sm:sr-only">{t("chat.play.short")}</span>
          </button>
        </div>
      )}
      {props.children}
    </li>
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

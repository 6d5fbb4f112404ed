// The box itself: the text, and below it what to attach, what to begin with, what is wanted, and send or stop.
import type { Intent } from "@fitil/contracts";
import { MAX_SCREENSHOTS } from "@fitil/contracts";
import { useRef } from "react";
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { GrowingText } from "../parts/growing-text.tsx";
import { Menu } from "../parts/menu.tsx";
import { filesOf } from "./check-pictures.ts";
import type { ComposerDraft } from "./composer-draft.ts";
import { STARTERS, withStarter } from "./starters.ts";

export interface ComposerBoxProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly draft: ComposerDraft;
  readonly placeholder: string;
  /** Beside the button that sends. */
  readonly tool: ReactNode;
  readonly busy: boolean;
  readonly sending: boolean;
  readonly stopping: boolean;
  readonly maySend: boolean;
  readonly fault: string | null;
  readonly onText: (text: string) => void;
  readonly onIntent: (intent: Intent | null) => void;
  readonly onStarter: (text: string, intent: Intent | null) => void;
  readonly onFiles: (files: File[]) => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
}

const ROUND = "inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150";

/** The box. */
export function ComposerBox({ ref, ...props }: ComposerBoxProps): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const { show } = useChatContext();
  const picker = useRef<HTMLInputElement>(null);
  const starters = STARTERS.map(({ id }) => t(`chat.starter.${id}`));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    // A thumb's Enter makes a new line: the button sends.
    if (matchMedia("(pointer: coarse)").matches && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <div className="grid rounded-lg border border-edge bg-raised shadow-soft transition-colors duration-150 focus-within:border-fuse">
      <GrowingText
        ref={ref}
        value={props.draft.text}
        label={t("chat.box")}
        placeholder={props.placeholder}
        enterKeyHint="send"
        data-composer=""
        textClass="min-h-12 px-5 pt-4 pb-1 text-base leading-normal [overflow-wrap:anywhere]"
        frameClass="max-h-[min(38dvh,320px)] rounded-t-lg"
        className="outline-none! placeholder:text-hint"
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = filesOf(event.clipboardData);
          if (files.length === 0) return;
          event.preventDefault();
          props.onFiles(files);
        }}
      />
      {props.fault !== null && (
        <p role="alert" className="px-5 text-sm text-coral">
          {props.fault}
        </p>
      )}
      <div className="flex min-w-0 items-center gap-1 p-1.5">
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          multiple
          hidden
          data-picker=""
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again.
            event.target.value = "";
            if (files.length > 0) props.onFiles(files);
          }}
        />
        <button
          type="button"
          onClick={() => picker.current?.click()}
          aria-label={t("chat.attach", { count: MAX_SCREENSHOTS })}
          title={t("chat.attach", { count: MAX_SCREENSHOTS })}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text"
        >
          <ChatIcon name="picture" size={22} />
          <span className={props.draft.intent === null ? "" : "max-sm:hidden"}>{t("chat.screenshot")}</span>
        </button>
        <Menu
          label={t("chat.ideas")}
          align="start"
          trigger={<ChatIcon name="spark" size={22} />}
          triggerClass={`${ROUND} text-quiet hover:bg-lifted hover:text-text`}
          items={[
            ...STARTERS.map(({ id, intent, icon }) => ({
              id,
              icon,
              label: t(`chat.action.${id}`),
              onSelect: () =>
                props.onStarter(withStarter(props.draft.text, t(`chat.starter.${id}`), starters), intent),
            })),
            {
              id: "play",
              icon: "bomb" as const,
              label: t("chat.play.action"),
              hint: t("chat.play.actionHint"),
              onSelect: () =>
                show({
                  kind: "play",
                  language: props.draft.transcript?.language ?? (i18n.language === "en" ? "en" : "ru"),
                }),
            },
          ]}
        />
        {props.draft.intent !== null && (
          <IntentChip intent={props.draft.intent} onClear={() => props.onIntent(null)} />
        )}
        <span className="flex-1" />
        {props.tool}
        {props.busy ? (
          <button
            type="button"
            onClick={props.onStop}
            aria-busy={props.stopping || undefined}
            aria-label={t("chat.stop")}
            title={t("chat.stop")}
            className={`${ROUND} bg-text text-night hover:bg-quiet`}
          >
            {props.stopping ? <Spinner size={20} /> : <ChatIcon name="stop" filled />}
          </button>
        ) : (
          <button
            type="button"
            onClick={props.onSubmit}
            aria-disabled={!props.maySend || undefined}
            aria-label={t("chat.send")}
            title={t("chat.send")}
            className={`${ROUND} ${props.maySend ? "bg-fuse text-night hover:bg-fuse-hot" : "bg-line text-quiet"}`}
          >
            {props.sending ? <Spinner size={20} /> : <ChatIcon name="send" size={22} />}
          </button>
        )}
      </div>
    </div>
  );
}

/** What is wanted, and the way to want nothing special. */
function IntentChip(props: { readonly intent: Intent; readonly onClear: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  const name = t(`chat.intent.${props.intent}`);
  return (
    <button
      type="button"
      onClick={props.onClear}
      aria-label={t("chat.intentClear", { intent: name })}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-full px-1 text-sm"
    >
      <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full bg-fuse/16 py-1.5 pr-2 pl-3 font-semibold">
        <span className="truncate">{name}</span>
        <Icon name="close" size={14} />
      </span>
    </button>
  );
}

// The small buttons under a message: copy, answer anew, edit, and the way between its versions (MC1).
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ChatIconName } from "../parts/chat-icon.tsx";
import { useCopy } from "../parts/use-copy.ts";
import type { Siblings } from "../session/message-tree.ts";

/** «‹ 2/3 ›»; nothing when there is one version only. */
export function VersionSwitch(props: {
  readonly siblings: Siblings;
  readonly disabled: boolean;
  readonly onShow: (id: string) => void;
}): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { ids, index } = props.siblings;
  if (ids.length < 2) return null;
  const step = (by: -1 | 1, icon: ChatIconName, label: string) => {
    const to = ids[index + by];
    return (
      <IconButton
        label={label}
        disabled={props.disabled || to === undefined}
        onClick={() => to !== undefined && props.onShow(to)}
      >
        <ChatIcon name={icon} size={16} />
      </IconButton>
    );
  };
  return (
    <div role="group" aria-label={t("chat.versions")} className="flex items-center">
      {step(-1, "left", t("chat.versionBefore"))}
      <span className="min-w-8 text-center text-sm figures text-quiet">
        {index + 1}/{ids.length}
      </span>
      {step(1, "right", t("chat.versionAfter"))}
    </div>
  );
}

/** Copies; the drawing says that it did. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { t } = useTranslation("mentor");
  const [state, copy] = useCopy();
  const name = { idle: label, copied: t("chat.copied"), failed: t("chat.copyFailed") }[state];
  return (
    <IconButton label={name} onClick={() => copy(text)} className={state === "copied" ? "text-mint!" : ""}>
      {state === "copied" ? <Icon name="check" size={18} /> : <ChatIcon name="copy" size={18} />}
      <span role="status" className="sr-only">
        {state === "idle" ? "" : name}
      </span>
    </IconButton>
  );
}

/** A row of tools; quiet until the message is pointed at, always there for thumbs and keyboards. */
export function ToolRow({
  children,
  end = false,
}: {
  readonly children: ReactNode;
  readonly end?: boolean;
}): ReactElement {
  return (
    <div className={`flex min-h-11 flex-wrap items-center ${end ? "justify-end" : "-ml-2.5"}`}>
      {children}
    </div>
  );
}

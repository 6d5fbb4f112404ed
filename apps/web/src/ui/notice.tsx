// One sentence that matters now: good, bad, or plain. Read out when it appears; can be dismissed where that makes sense.
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icons.tsx";
import type { IconName } from "./icons.tsx";

const TONES = {
  bad: { box: "border-coral/70 bg-coral/12", icon: "text-coral", name: "info" },
  good: { box: "border-mint/70 bg-mint/12", icon: "text-mint", name: "check" },
  plain: { box: "border-line bg-lifted", icon: "text-spark", name: "info" },
} as const satisfies Record<string, { box: string; icon: string; name: IconName }>;

export interface NoticeProps {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
  readonly close?: { readonly label: string; readonly onClose: () => void } | undefined;
}

/** A notice; bad ones interrupt a screen reader, the others wait their turn. */
export function Notice({ tone, children, close }: NoticeProps): ReactElement {
  const look = TONES[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={`flex animate-rise items-center gap-3 rounded-md border py-1 pl-4 text-sm ${close ? "pr-1" : "pr-4"} ${look.box}`}
    >
      <span className={look.icon}>
        <Icon name={look.name} />
      </span>
      <p className="min-w-0 flex-1 py-2 leading-snug">{children}</p>
      {close && (
        <IconButton label={close.label} onClick={close.onClose}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </div>
  );
}

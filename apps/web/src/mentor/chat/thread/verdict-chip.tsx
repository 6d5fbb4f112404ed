// What to do now, in one word or two (MS3).
import type { Verdict } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ChatIconName } from "../parts/chat-icon.tsx";

const LOOKS = {
  write_now: { icon: "send", color: "border-mint/60 bg-mint/12", mark: "text-mint" },
  wait: { icon: "clock", color: "border-spark/60 bg-spark/12", mark: "text-spark" },
  ask_out: { icon: "cup", color: "border-fuse/60 bg-fuse/12", mark: "text-fuse" },
  let_it_go: { icon: "leaf", color: "border-edge bg-lifted", mark: "text-quiet" },
} as const satisfies Record<Verdict, { icon: ChatIconName; color: string; mark: string }>;

/** The chip. */
export function VerdictChip({ verdict }: { readonly verdict: Verdict }): ReactElement {
  const { t } = useTranslation("mentor");
  const look = LOOKS[verdict];
  return (
    <p
      data-verdict={verdict}
      className={`inline-flex animate-pop items-center gap-2 justify-self-start rounded-full border py-1.5 pr-4 pl-3 text-sm font-semibold ${look.color}`}
    >
      <span className={look.mark}>
        <ChatIcon name={look.icon} size={18} />
      </span>
      <span className="sr-only">{t("chat.verdictLabel")}</span>
      {t(`chat.verdict.${verdict}`)}
    </p>
  );
}

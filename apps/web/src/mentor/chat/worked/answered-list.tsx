// The messages that got an answer, newest first, each leading to its chat.
import { SHOWN_ANSWERED } from "@fitil/contracts";
import type { AnsweredMessage } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { readDraft } from "../../../lib/device/drafts.ts";
import { useServices } from "../../../lib/services.tsx";
import { sentKey } from "../session/sent-marks.ts";
import { Link } from "../../../lib/router/router.tsx";
import { pathOf } from "../data/chat-place.ts";

/** The list; `total` is how many there are, shown or not. */
export function AnsweredList(props: {
  readonly answered: readonly AnsweredMessage[];
  readonly total: number;
}): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const day = new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "long", year: "numeric" });
  const { storage } = useServices();
  const { answered, total } = props;
  return (
    <section aria-label={t("worked.list")} className="grid gap-3">
      <h2 className="font-title text-[1.0625rem] leading-tight font-semibold">{t("worked.list")}</h2>
      {answered.length === 0 && <p className="text-quiet">{t("worked.listEmpty")}</p>}
      <ul className="grid gap-3">
        {answered.map((message) => (
          <li
            key={`${message.chatId} ${message.messageId} ${message.option}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line bg-raised p-4"
          >
            <blockquote dir="auto" className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
              {/* On the device that sent it, its person's own words stand where the server has «…». */}
              {readDraft(storage, sentKey(message.messageId, message.option)) || message.text}
            </blockquote>
            <p className="text-sm text-quiet">
              {[
                ...(message.tone === null ? [] : [t(`worked.tone.${message.tone}`)]),
                t(`worked.kind.${message.kind}`),
                day.format(message.sentAt),
              ]
                .map((fact) => fact.replaceAll(" ", "\u00a0"))
                .join(" · ")}
            </p>
            <Link
              to={pathOf({ kind: "chat", id: message.chatId })}
              className="-mb-2 -ml-2 inline-flex min-h-11 max-w-full min-w-0 items-center justify-self-start rounded-sm px-2 text-sm font-semibold text-fuse hover:bg-lifted"
            >
              <span className="truncate">{t("worked.toChat", { title: message.chatTitle })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > answered.length && (
        <p className="text-sm text-quiet">{t("worked.listMore", { count: SHOWN_ANSWERED })}</p>
      )}
    </section>
  );
}

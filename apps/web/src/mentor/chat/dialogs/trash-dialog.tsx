// What was deleted in the last ten minutes, each with the way back (MC1).
import { UNDO_DELETE_MS } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useServices } from "../../../lib/services.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { isEmptyTrash, trashQuery } from "../data/chat-queries.ts";
import { useChatActions } from "../data/use-chat-actions.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

const MINUTE_MS = 60_000;

interface Deleted {
  readonly what: "chat" | "project";
  readonly id: string;
  readonly name: string;
  readonly deletedAt: number;
}

/** The dialog. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { clock } = useServices();
  const { restore } = useChatActions();
  const trash = useQuery(trashQuery(mentorApi));
  const [fault, setFault] = useState<string | null>(null);
  const deleted: readonly Deleted[] = [
    ...(trash.data?.projects ?? []).map((one) => ({ what: "project" as const, ...one })),
    ...(trash.data?.chats ?? []).map(({ title, ...one }) => ({ what: "chat" as const, name: title, ...one })),
  ].toSorted((one, other) => other.deletedAt - one.deletedAt);
  const bringBack = async ({ what, id }: Deleted) => setFault(await restore(what, id));
  const minutesLeft = ({ deletedAt }: Deleted) =>
    Math.max(1, Math.ceil((deletedAt + UNDO_DELETE_MS - clock.now()) / MINUTE_MS));
  return (
    <Modal title={t("chat.trash.title")} closeLabel={t("chat.close")} onClose={onClose}>
      <div className="grid gap-3">
        {fault !== null && <Notice tone="bad">{fault}</Notice>}
        <p role="status" className="text-sm text-quiet">
          {t(trash.data !== undefined && isEmptyTrash(trash.data) ? "chat.trash.empty" : "chat.trash.text")}
        </p>
        <ul className="grid gap-1">
          {deleted.map((one) => (
            <li key={one.id} className="flex min-w-0 items-center gap-3">
              <span className="text-quiet">
                {one.what === "chat" ? <Icon name="chat" size={18} /> : <ChatIcon name="folder" size={18} />}
              </span>
              <span className="grid min-w-0 flex-1 leading-tight">
                <span dir="auto" className="truncate">
                  {one.name}
                </span>
                <span className="text-xs text-quiet">
                  {t("chat.trash.left", { count: minutesLeft(one) })}
                </span>
              </span>
              <button
                type="button"
                aria-label={t("chat.trash.undo", { name: one.name })}
                onClick={() => void bringBack(one)}
                className="min-h-11 shrink-0 rounded-sm px-3 text-sm font-semibold text-fuse hover:bg-lifted"
              >
                {t("chat.undo")}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

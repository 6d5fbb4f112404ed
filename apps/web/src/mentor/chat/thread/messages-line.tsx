// How many messages a chat has, once they are nearly as many as it may have (MK10).
import { MAX_CHAT_MESSAGES, NEARLY_FULL } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { RoomLine } from "../parts/room-line.tsx";

/** The line; nothing while there is room. */
export function MessagesLine({ count }: { readonly count: number }): ReactElement | null {
  const { t, i18n } = useTranslation("mentor");
  if (count < NEARLY_FULL * MAX_CHAT_MESSAGES) return null;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <RoomLine>
      {t("chat.room.messages", { used: number.format(count), most: number.format(MAX_CHAT_MESSAGES) })}
    </RoomLine>
  );
}

// What the person keeps, once it is nearly as much as they may (MK10).
import type { MentorMe } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { RoomLine } from "../parts/room-line.tsx";

const MB = 1_000_000;

/** The line; nothing while there is room. */
export function StorageLine(): ReactElement | null {
  const { t, i18n } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const usage = useQuery(mentorMeQuery(mentorApi)).data?.usage;
  if (usage === undefined) return null;
  const number = new Intl.NumberFormat(i18n.language);
  if (isChats(usage))
    return (
      <RoomLine>
        {t("chat.room.chats", { used: number.format(usage.chats), most: number.format(usage.mostChats) })}
      </RoomLine>
    );
  return (
    <RoomLine>
      {t("chat.room.bytes", {
        used: number.format(Math.floor(usage.bytes / MB)),
        most: number.format(usage.mostBytes / MB),
      })}
    </RoomLine>
  );
}

/** Whether the chats are nearer to their end than the bytes. */
function isChats({ chats, mostChats, bytes, mostBytes }: NonNullable<MentorMe["usage"]>): boolean {
  return chats / mostChats > bytes / mostBytes;
}

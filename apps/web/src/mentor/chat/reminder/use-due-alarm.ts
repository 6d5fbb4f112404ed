// While the chat is open: a word, and a notification where it was allowed, for each reminder that becomes due (MK12).
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatSummary } from "@fitil/contracts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { browserNotifier } from "../../../lib/device/notifier.ts";
import { useServices } from "../../../lib/services.tsx";
import { remindersQuery } from "../data/chat-queries.ts";
import { pathOf } from "../data/chat-place.ts";
import type { ChatPlace } from "../data/chat-place.ts";
import type { Toast } from "../parts/toasts.tsx";
import { createAlarm } from "./alarm.ts";

/** Rings for the person's reminders for as long as the screen is shown. */
export function useDueAlarm(toast: (toast: Toast) => void, go: (place: ChatPlace) => void): void {
  const { t } = useTranslation("mentor");
  const { clock } = useServices();
  const { mentorApi } = useMentorServices();
  const { data } = useQuery(remindersQuery(mentorApi));
  const ring = useEffectEvent(({ id, title }: ChatSummary) => {
    const place = { kind: "chat", id } as const;
    toast({
      text: t("chat.remind.dueToast", { title }),
      action: { label: t("chat.remind.open"), onPress: () => go(place) },
    });
    // Others may see the screen it lies on: no name, no title.
    void browserNotifier.show({
      title: t("chat.brand"),
      body: t("chat.remind.due"),
      tag: `reminder ${id}`,
      path: pathOf(place),
    });
  });
  const [alarm] = useState(() => createAlarm(clock, (chat) => ring(chat)));
  useEffect(() => {
    if (data !== undefined) alarm.watch(data);
  }, [alarm, data]);
  useEffect(() => () => alarm.stop(), [alarm]);
}

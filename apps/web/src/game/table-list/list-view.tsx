// The list of tables as a whole screen: head, notices, tables, communities. In background mode it is only a picture
// behind the login.
import { GIFT_THRESHOLD } from "@fitil/contracts";
import type { CurrentUser, TableSummary } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTimeOfDay } from "../../ui/use-time-of-day.ts";
import { readGiftTime } from "./row-rules.ts";
import { MissedNotice } from "./missed-notice.tsx";
import { PlayPanel } from "./play-panel.tsx";
import { ListHeader } from "./list-header.tsx";
import { ListPanel } from "./list-panel.tsx";
import { SidePanel } from "./side-panel.tsx";

export interface TableListProps {
  /** The signed-in person; null shows the list in background mode. */
  readonly user: CurrentUser | null;
  readonly language: ReactNode;
  /** The line is down for longer than a blink: the list may be old. */
  readonly offline: boolean;
  /** Why the person is back here, in words; null for nothing. */
  readonly notice: string | null;
  readonly onNoticeClose: () => void;
  readonly onJoin: (roomId: string) => void;
  /** Goes to watch a running game (SP1). */
  readonly onWatch: (room: TableSummary) => void;
  /** A table was found by «Играть»: sit down there at once. */
  readonly onPlay: (roomId: string) => void;
  /** Begins a match against bots in the page (QP4); false when it cannot be had now. */
  readonly onPractise: () => Promise<boolean>;
  /** Opens the account dialog. */
  readonly onAccount: () => void;
  readonly onSignOut: () => void;
}

/** The room list (specification §2). */
export function TableList(props: TableListProps): ReactElement {
  const { user } = props;
  const { t } = useTranslation();
  const gift = useGift();
  const background = user === null;
  const missed = user?.missed;
  const waitsUntil = user?.waitsUntil;
  const waitsTill = useTimeOfDay(waitsUntil);
  const beginsEmpty = user?.withoutStartingChips === true && user.Chips < GIFT_THRESHOLD;
  const closeGift = { label: t("rooms.closeNotice"), onClose: gift.close };
  return (
    <div
      inert={background}
      aria-hidden={background || undefined}
      // Behind the login there is one window of it: nothing scrolls under the overlay.
      className={`roomy window-high mx-auto flex max-w-[1600px] flex-col px-4 pb-6 md:px-8 md:pb-10 ${background ? "h-0 overflow-clip" : ""}`}
    >
      <ListHeader
        user={user}
        language={props.language}
        giftBusy={gift.busy}
        onGift={() => void gift.take()}
        onAccount={props.onAccount}
        onSignOut={props.onSignOut}
      />
      {(props.offline ||
        missed ||
        waitsUntil ||
        props.notice !== null ||
        gift.said !== null ||
        beginsEmpty) && (
        <div className="mb-4 grid gap-2 low:mb-2">
          {props.offline && <Notice tone="plain">{t("app.offline")}</Notice>}
          {missed && <MissedNotice missed={missed} />}
          {waitsUntil && <Notice tone="plain">{t("rooms.leftTooOften", { at: waitsTill })}</Notice>}
          {props.notice !== null && (
            <Notice tone="plain" close={{ label: t("rooms.closeNotice"), onClose: props.onNoticeClose }}>
              {props.notice}
            </Notice>
          )}
          {beginsEmpty && gift.said === null && (
            <Notice tone="plain">{t("rooms.withoutStartingChips")}</Notice>
          )}
          {gift.said !== null && (
            <Notice tone={gift.said.tone} close={closeGift}>
              {gift.said.text}
            </Notice>
          )}
        </div>
      )}
      <main
        id="main"
        className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_320px] xl:gap-8 xl:grid-cols-[minmax(0,1fr)_380px] max-lg:low:grid-cols-[216px_minmax(0,1fr)] low:gap-3"
      >
        <div className="grid gap-4 md:gap-6 max-lg:low:contents">
          <PlayPanel background={background} onPlay={props.onPlay} onPractise={props.onPractise} />
          <ListPanel
            background={background}
            chips={user?.Chips ?? null}
            mustWait={waitsUntil !== undefined}
            onJoin={props.onJoin}
            onWatch={props.onWatch}
          />
        </div>
        <SidePanel />
      </main>
    </div>
  );
}

/** Taking the gift (CH6) and what came of it. */
function useGift() {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: "good" | "bad" | "plain"; readonly text: string } | null>(
    null,
  );
  const take = async () => {
    setBusy(true);
    const result = await api.gift();
    setBusy(false);
    if (result.ok) {
      setSaid({ tone: "good", text: t("rooms.giftTaken") });
      void queries.invalidateQueries({ queryKey: ["me"] });
      return;
    }
    const nextAt = readGiftTime(result.failure);
    if (nextAt === null) setSaid({ tone: "bad", text: result.failure.message ?? t("rooms.giftFailed") });
    else {
      const at = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(
        nextAt,
      );
      setSaid({ tone: "plain", text: t("rooms.giftLater", { at }) });
    }
  };
  return { busy, said, take, close: () => setSaid(null) };
}

// A signed-in person: the line stands, and the room flow says which screen is shown. The only place where the list, the
// lobby and the match meet.
import type { CurrentUser } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { TableList } from "../../game/table-list/index.ts";
import { LineProvider } from "../../lib/line-context.tsx";
import { onIdle } from "../../lib/lazy-screen.ts";
import { useServices } from "../../lib/services.tsx";
import { registerWorker } from "../../lib/device/worker-registration.ts";
import { Button } from "../../ui/button.tsx";
import { LazyAccount } from "../account/lazy-account.tsx";
import { AtTableView } from "../table/at-table-view.tsx";
import { LanguageChoice } from "../frame/language-choice.tsx";
import { followTableLink } from "../table-link/follow-table-link.ts";
import { preloadTable } from "../table/load-table.ts";
import { openLine } from "./open-line.ts";
import { OtherTable } from "../table-link/other-table.tsx";
import { RoomFlowShell } from "../table/room-flow.ts";
import { LoadingPage, StatusPage } from "../frame/status-page.tsx";
import { useHeldTrue } from "./use-held-true.ts";
import { usePractice } from "../practice/use-practice.tsx";
import { readTableLink, withoutTableLink } from "../table-link/table-link.ts";
import { LIST_REFETCH_AFTER_LEAVE_MS } from "../../lib/screen-times.ts";

/** A line that is back within this time is not worth a word. */
const BLINK_MS = 2_000;

export interface SignedInProps {
  readonly user: CurrentUser;
  /** Came in by «Играть»: sits down at once, where no link leads elsewhere (QP1). */
  readonly cameToPlay: boolean;
  readonly setBusy: (busy: boolean) => void;
  readonly onDeleted: () => void;
}

/** Everything behind the login. */
export function SignedIn({ user, cameToPlay, setBusy, onDeleted }: SignedInProps): ReactElement {
  const { t } = useTranslation();
  const services = useServices();
  const { api, clock, identity } = services;
  const queries = useQueryClient();
  const [connection] = useState(() =>
    openLine(services, () => void queries.invalidateQueries({ queryKey: ["me"] })),
  );
  const [flow] = useState(
    () =>
      new RoomFlowShell({
        connection,
        clock,
        onLeft: () =>
          clock.after(LIST_REFETCH_AFTER_LEAVE_MS, () => {
            void queries.invalidateQueries({ queryKey: ["rooms"] });
            void queries.invalidateQueries({ queryKey: ["me"] });
          }),
      }),
  );
  const [accountShown, setAccountShown] = useState<"no" | "account" | "leaving">("no");
  /** Another table whose link was opened while playing here. */
  const [otherTable, setOtherTable] = useState<string | null>(null);
  const state = useStore(flow.store);
  const line = useStore(connection.store);
  const offline = useHeldTrue(line.status !== "connected", BLINK_MS, clock);

  useEffect(() => {
    const stopFlow = flow.start();
    const stopLink = followTableLink({
      link: readTableLink(location.href),
      line: connection.store,
      flow: flow.store,
      ask: setOtherTable,
      join: (roomId) => flow.join(roomId),
      refuse: (notice) => flow.refuse(notice),
      forget: () => history.replaceState(null, "", withoutTableLink(location.href)),
    });
    connection.connect();
    let isWanted = cameToPlay && readTableLink(location.href).kind === "none";
    if (isWanted) void api.play().then((found) => isWanted && found.ok && flow.play(found.value.roomId));
    return () => {
      isWanted = false;
      stopLink();
      stopFlow();
      connection.disconnect();
    };
  }, [connection, flow, api, cameToPlay]);
  useEffect(() => onIdle(() => registerWorker("game")), []);
  const practice = usePractice(false, <LoadingPage text={t("common.loading")} />);
  const practises = state.phase === "none" && practice.screen !== null;
  const isAtTable = state.phase !== "none";
  useEffect(() => {
    // A match on a phone has taken the screen; the list gives it back.
    if (!isAtTable && !practises && document.fullscreenElement) void document.exitFullscreen();
  }, [isAtTable, practises]);
  useEffect(() => {
    if (isAtTable || cameToPlay) preloadTable();
    else onIdle(preloadTable);
  }, [isAtTable, cameToPlay]);
  const busy = practises || (state.phase === "at-table" && state.inMatch);
  useEffect(() => setBusy(busy), [busy, setBusy]);
  // Another screen begins at its top, however far down the one before was read.
  useEffect(() => {
    scrollTo(0, 0);
  }, [state.phase, practises]);

  if (line.replaced)
    return (
      <StatusPage title={t("app.replacedTitle")} text={t("app.replacedText")}>
        <Button look="primary" autoFocus onClick={() => connection.connect()}>
          {t("app.takeBack")}
        </Button>
      </StatusPage>
    );
  return (
    <LineProvider value={connection}>
      {otherTable !== null && state.phase === "at-table" && (
        <OtherTable
          onStay={() => setOtherTable(null)}
          onGo={() => {
            setOtherTable(null);
            void flow.leave().then(() => flow.join(otherTable));
          }}
        />
      )}
      {state.phase === "at-table" && <AtTableView state={state} flow={flow} connection={connection} />}
      {state.phase === "joining" && <LoadingPage text={t("rooms.joining")} />}
      {practises && practice.screen}
      {state.phase === "none" && !practises && (
        <TableList
          user={user}
          language={<LanguageChoice />}
          offline={offline}
          notice={state.notice === null ? null : t(`rooms.notice.${state.notice}`)}
          onNoticeClose={() => flow.dispatch({ type: "notice-closed" })}
          onJoin={(roomId) => flow.join(roomId)}
          onWatch={(room) => flow.watchFrom(room)}
          onPlay={(roomId) => flow.play(roomId)}
          onPractise={practice.begin}
          onAccount={() => setAccountShown("account")}
          onSignOut={() => (user.isGuest ? setAccountShown("leaving") : void identity.signOut())}
        />
      )}
      {state.phase === "none" && accountShown !== "no" && (
        <LazyAccount
          user={user}
          line={connection}
          isLeaving={accountShown === "leaving"}
          onClose={() => setAccountShown("no")}
          onDeleted={onDeleted}
          onSignOut={() => void identity.signOut()}
        />
      )}
    </LineProvider>
  );
}

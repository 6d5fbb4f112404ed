// At a table: its lobby, or its game. Hands the game screen its line and takes back what it says.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo } from "react";
import type { ReactElement } from "react";
import type { CurrentUser } from "@fitil/contracts";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { LobbyView } from "../game/lobby/index.ts";
import type { ConnectionStatus, MatchConnection } from "../game/match/index.ts";
import { onIdle } from "../lib/on-idle.ts";
import { publicConfigQuery } from "../lib/queries.ts";
import type { Connection, LineStatus } from "../lib/realtime/connection.ts";
import { useServices } from "../lib/services.tsx";
import type { RoomFlowShell } from "./room-flow.ts";
import type { AtTable } from "./room-flow-state.ts";
import { changeEyes, selectCharacter } from "./table-actions.ts";
import { LoadingPage } from "./status-page.tsx";

const loadMatch = () => import("../game/match/index.ts");
const MatchScreen = lazy(() => loadMatch().then(({ MatchScreen: view }) => ({ default: view })));

const STATUS = {
  connected: "online",
  connecting: "connecting",
  disconnected: "offline",
} as const satisfies Record<LineStatus, ConnectionStatus>;

export interface AtTableViewProps {
  readonly state: AtTable;
  readonly flow: RoomFlowShell;
  readonly connection: Connection;
}

/** The lobby, or the game while one is shown. */
export function AtTableView({ state, flow, connection }: AtTableViewProps): ReactElement {
  const { t } = useTranslation();
  const { api, clock } = useServices();
  const queries = useQueryClient();
  const line = useStore(connection.store);
  const vipPlayers = useQuery(publicConfigQuery(api)).data?.vipPlayers ?? [];
  const matchConnection = useMemo((): MatchConnection => lineTo(flow), [flow]);
  useEffect(() => {
    // The game screen is fetched while people choose their eyes, so that nobody waits for it at the start.
    onIdle(() => void loadMatch().catch(() => undefined));
  }, []);

  if (state.inMatch && state.picture !== null)
    return (
      <Suspense fallback={<LoadingPage text={t("common.loading")} />}>
        <MatchScreen
          key={state.roomId}
          roomId={state.roomId}
          roomName={state.room.name}
          myCharacterId={state.myCharacterId}
          picture={state.picture}
          status={STATUS[line.status]}
          connection={matchConnection}
          vipPlayers={vipPlayers}
          onExit={() => flow.leave()}
          onReturn={() => flow.dispatch({ type: "returned" })}
          onPrize={(chips) => {
            // Specification §4: the prize is added to the local balance; the server's word follows with the next fetch.
            queries.setQueryData<CurrentUser>(["me"], (me) => me && { ...me, Chips: me.Chips + chips });
          }}
        />
      </Suspense>
    );
  return (
    <LobbyView
      room={state.room}
      slots={state.slots}
      myCharacterId={state.myCharacterId}
      eyeVariant={state.eyeVariant}
      countdownEndsAt={state.countdownEndsAt}
      cancelledBy={state.cancelledBy}
      notice={state.notice}
      online={line.status === "connected"}
      vipPlayers={vipPlayers}
      clock={clock}
      onExit={() => flow.leave()}
      onSelect={(characterId) => selectCharacter(flow, characterId)}
      onEyes={(eyeVariant) => changeEyes(flow, eyeVariant)}
      onStart={() => void flow.publish({ type: "start_game" })}
      onCancel={() => void flow.publish({ type: "cancel_countdown" })}
      onWatch={() => flow.watch()}
    />
  );
}

function lineTo(flow: RoomFlowShell): MatchConnection {
  return {
    onGameEvent: (handler) => flow.feed.onGameEvent(handler),
    onOwnMessage: (handler) => flow.feed.onOwnMessage(handler),
    onSnapshot: (handler) => flow.feed.onSnapshot(handler),
    publish: (action) => flow.publish(action),
  };
}

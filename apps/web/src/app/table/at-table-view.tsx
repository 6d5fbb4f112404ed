// At a table: its lobby, or its game. Hands the game screen its line and takes back what it says.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactElement } from "react";
import type { CurrentUser } from "@fitil/contracts";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { ConnectionStatus } from "../../game/match/index.ts";
import { meQuery, publicConfigQuery } from "../../lib/http/queries.ts";
import type { Connection, LineStatus } from "../../lib/realtime/connection.ts";
import { useServices } from "../../lib/services.tsx";
import type { RoomFlowShell } from "./room-flow.ts";
import type { AtTable } from "./room-flow-shapes.ts";
import { LazyView } from "../../lib/lazy-screen.ts";
import { lobbyScreen, matchScreen } from "./load-table.ts";
import { LoadingPage } from "../frame/status-page.tsx";
import { tableName } from "../../ui/table-name.ts";

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
  const { api } = useServices();
  const queries = useQueryClient();
  const line = useStore(connection.store);
  const vipPlayers = useQuery(publicConfigQuery(api)).data?.vipPlayers ?? [];
  const me = useQuery(meQuery(api)).data;
  const { isGameInProgress } = state.room;
  useEffect(() => {
    // A game takes stakes when it begins, and gives chips and rating when it ends.
    void queries.invalidateQueries({ queryKey: ["me"] });
  }, [queries, isGameInProgress]);
  const loading = <LoadingPage text={t("common.loading")} />;
  if (state.inMatch && state.picture !== null) {
    const props = {
      roomId: state.roomId,
      roomName: tableName(state.room.name, t),
      myCharacterId: state.myCharacterId,
      picture: state.picture,
      status: STATUS[line.status],
      stake: state.room.stakes,
      balance: me?.isGuest === true ? null : (me?.Chips ?? null),
      connection: flow.line,
      vipPlayers,
      onExit: () => void flow.leave(),
      onReturn: () => flow.returnToLobby(),
      onAgain: () => flow.playNext(),
      onPrize(chips: number) {
        // Specification §4: the prize is added to the local balance; the server's word follows with the next fetch.
        queries.setQueryData<CurrentUser>(["me"], (me) => me && { ...me, Chips: me.Chips + chips });
      },
    };
    return <LazyView key={state.roomId} lazy={matchScreen} props={props} waiting={loading} />;
  }
  const props = { state, flow, connection, vipPlayers };
  return <LazyView key={`${state.roomId} lobby`} lazy={lobbyScreen} props={props} waiting={loading} />;
}

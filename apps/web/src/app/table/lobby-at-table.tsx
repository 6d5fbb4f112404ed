// The lobby of a table with what can be done there; here, and never in a match, the line may move to the table's own process.
import { useEffect, useMemo } from "react";
import type { ReactElement } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { LobbyView } from "../../game/lobby/index.ts";
import { MissedNotice } from "../../game/table-list/index.ts";
import { createCaller } from "../../lib/http/caller.ts";
import { meQuery } from "../../lib/http/queries.ts";
import type { Connection } from "../../lib/realtime/connection.ts";
import { useServices } from "../../lib/services.tsx";
import { sounds } from "../../sound/index.ts";
import { lobbyCommands } from "./lobby-commands.ts";
import { moverOf } from "./move-line.ts";
import type { RoomFlowShell } from "./room-flow.ts";
import type { AtTable } from "./room-flow-shapes.ts";
import { syncSettings } from "./sync-settings.ts";

export interface LobbyAtTableProps {
  readonly state: AtTable;
  readonly flow: RoomFlowShell;
  readonly connection: Connection;
  readonly vipPlayers: readonly string[];
}

/** The lobby of the table where the person is. */
export function LobbyAtTable(props: LobbyAtTableProps): ReactElement {
  const { state, flow, connection, vipPlayers } = props;
  const { api, clock } = useServices();
  const me = useQuery(meQuery(api)).data;
  useSettings(me?.id);
  const line = useStore(connection.store);
  const commands = useMemo(() => lobbyCommands(flow), [flow]);
  const isQuiet = !state.room.isGameInProgress && state.countdownEndsAt === null;
  useEffect(
    () =>
      isQuiet && state.line !== null ? moverOf(connection, clock).offer(state.line, location) : undefined,
    [connection, clock, isQuiet, state.line],
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
      waitsUntil={me?.waitsUntil}
      missed={me?.missed && <MissedNotice missed={me.missed} />}
      lastGame={state.lastGame}
      online={line.status === "connected"}
      vipPlayers={vipPlayers}
      clock={clock}
      {...commands}
    />
  );
}

/** Whose settings this page has asked for. */
let asked: string | null = null;

/** Before a match and after it: what is set goes with the account. */
function useSettings(userId: string | undefined): void {
  const { i18n } = useTranslation();
  const { identity, storage } = useServices();
  useEffect(() => {
    if (userId === undefined) return;
    const { personal } = createCaller({
      fetch: (...args) => fetch(...args),
      token: (fresh) => identity.token(fresh),
      language: () => i18n.language,
      onUnauthorized: () => undefined,
    });
    const asks = asked !== userId;
    asked = userId;
    void syncSettings({ personal, device: storage, userId, asks }).then((taken) => {
      if (taken?.volume !== undefined) sounds.setVolume(taken.volume);
    });
  }, [userId, identity, storage, i18n]);
}

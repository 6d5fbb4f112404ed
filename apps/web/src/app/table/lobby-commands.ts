// What a person can do in a lobby, as publications.
import type { LobbyViewProps } from "../../game/lobby/index.ts";
import type { RoomFlowShell } from "./room-flow.ts";

type LobbyCommands = Pick<
  LobbyViewProps,
  "onExit" | "onSelect" | "onEyes" | "onStart" | "onCancel" | "onReady" | "onBots" | "onWatch"
>;

/** The lobby's buttons, joined to the flow. */
export function lobbyCommands(flow: RoomFlowShell): LobbyCommands {
  return {
    onExit: () => void flow.leave(),
    onSelect(characterId) {
      const state = flow.store.getState();
      if (state.phase !== "at-table") return;
      // With the eyes chosen so far; the answer comes as a message.
      void flow.publish({ type: "select_character", characterId, eyeVariant: state.eyeVariant });
    },
    onEyes(eyeVariant) {
      // At once on the own screen, and told to the table when one is seated. Locked during a countdown.
      flow.dispatch({ type: "eyes", eyeVariant });
      const state = flow.store.getState();
      if (state.phase === "at-table" && state.myCharacterId !== null && state.eyeVariant === eyeVariant)
        void flow.publish({ type: "update_emotion", eyeVariant });
    },
    onStart: () => void flow.publish({ type: "start_game" }),
    onCancel: () => void flow.publish({ type: "cancel_countdown" }),
    onReady: () => void flow.publish({ type: "ready" }),
    onBots: (level) =>
      void flow.publish(level === null ? { type: "remove_bots" } : { type: "add_bots", level }),
    onWatch: () => flow.watch(),
  };
}

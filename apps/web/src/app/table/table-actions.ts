// What a person can do in a lobby, as publications.
import type { CharacterId, EyeVariant } from "@fitil/contracts";
import type { RoomFlowShell } from "./room-flow.ts";

/** Asks for a character with the eyes chosen so far; the answer comes as a message. */
export function selectCharacter(flow: RoomFlowShell, characterId: CharacterId): void {
  const state = flow.store.getState();
  if (state.phase !== "at-table") return;
  void flow.publish({ type: "select_character", characterId, eyeVariant: state.eyeVariant });
}

/** Chooses eyes: at once on the own screen, and told to the table when one is seated. Locked during a countdown. */
export function changeEyes(flow: RoomFlowShell, eyeVariant: EyeVariant): void {
  flow.dispatch({ type: "eyes", eyeVariant });
  const state = flow.store.getState();
  if (state.phase === "at-table" && state.myCharacterId !== null && state.eyeVariant === eyeVariant)
    void flow.publish({ type: "update_emotion", eyeVariant });
}

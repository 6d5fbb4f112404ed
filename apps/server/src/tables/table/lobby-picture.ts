// The lobby as clients see it: the room, four slots, always all four, in id order, and the countdown. Reads only.
import type { CharacterSlot, LastGame, LobbyPicture } from "@fitil/contracts";
import { CHARACTER_IDS, botName } from "./slots.ts";
import { finishesOf } from "./game-over.ts";
import { personOf } from "./seats.ts";
import { isInGame } from "./state.ts";
import type { TableState } from "./state.ts";

const FREE = {
  isTaken: false,
  name: null,
  rating: null,
  clientId: null,
  eyeVariant: null,
  isBot: false,
  isReady: false,
} as const;

/** The `characters` of `lobby_state_update`. A slot whose person is unknown shows as taken without a name. */
export function characterSlots(state: TableState): CharacterSlot[] {
  return CHARACTER_IDS.map((id) => {
    const slot = state.slots.find((one) => one.characterId === id);
    if (!slot) return { id, ...FREE };
    const { userId, eyeVariant, isReady, botLevel } = slot;
    const isBot = botLevel !== null;
    const person = personOf(state, userId);
    return {
      id,
      isTaken: true,
      name: isBot ? botName(userId) : (person?.card.name ?? null),
      rating: person?.card.rating ?? null,
      clientId: person?.clientId ?? null,
      eyeVariant,
      isBot,
      isReady,
    };
  });
}

/** The lobby's subscribe reply. `now` in ms since 1970. */
export function lobbyPicture(state: TableState, now: number): LobbyPicture {
  const { id, name, stakes, isPrivate } = state.spec;
  return {
    room: { id, name, stakes, isGameInProgress: isInGame(state), isPrivate },
    characters: characterSlots(state),
    countdown: secondsLeft(state, now),
    ...lastGameOf(state),
  };
}

function lastGameOf({ lastGame, spec }: TableState): { readonly lastGame?: LastGame } {
  if (lastGame === undefined || lastGame.places.length === 0) return {};
  const players = lastGame.participants.map(({ characterId: id, name, botLevel }) => {
    return { id, name, isBot: botLevel !== null };
  });
  return { lastGame: { winnerId: lastGame.winnerId, players, places: finishesOf(lastGame, spec.stakes) } };
}

/** Whole seconds left, 0 while the stakes are taken, null when nothing is counted down. */
function secondsLeft({ phase }: TableState, now: number): number | null {
  if (phase.kind === "countdown") return Math.max(0, Math.ceil((phase.endsAt - now) / 1000));
  return phase.kind === "staking" ? 0 : null;
}

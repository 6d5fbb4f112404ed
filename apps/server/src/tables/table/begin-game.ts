// The first moment of a game: the match is made, everybody's character is theirs, and the first picture goes out.
import { createMatch, createMind } from "@fitil/engine";
import { botName } from "./slots.ts";
import { nextLookAt } from "./bots.ts";
import type { Step } from "./effect.ts";
import { gamePicture } from "./game-picture.ts";
import { forgetLastGame } from "./missed.ts";
import { personOf } from "./seats.ts";
import type { Slots } from "./slots.ts";
import type { Game, GameDraw, TableState } from "./state.ts";

/** Begins the game of an open lobby; the stakes are paid and make this pot, or there are none. False: it could not, and the lobby stays. */
export function beginGame(step: Step, draw: GameDraw, slots: Slots, pot: number): boolean {
  const { state, now, effects } = step;
  if (state.isClosed) return false;
  let game: Game;
  try {
    game = createGame(state, draw, slots, pot, now);
  } catch (error) {
    const fields = { gameId: draw.gameId, error: String(error) };
    effects.push({ type: "fault", fields, message: "match could not start" });
    return false;
  }
  forgetLastGame(step);
  state.phase = { kind: "playing", game };
  for (const { userId, characterId } of slots) {
    const person = personOf(state, userId);
    if (person) person.character = characterId;
  }
  effects.push({ type: "count", counter: "gamesStarted" });
  const picture = gamePicture(state, now);
  if (picture !== null) effects.push({ type: "game", event: picture });
  effects.push({ type: "row_changed" });
  return true;
}

function createGame(state: TableState, draw: GameDraw, slots: Slots, pot: number, now: number): Game {
  const participants = slots.map(({ characterId, userId, eyeVariant, botLevel }) => {
    const name = botName(userId) ?? personOf(state, userId)?.card.name ?? "";
    return { characterId, userId, eyeVariant, botLevel, name };
  });
  const bots = slots.flatMap(({ characterId: id, botLevel: level }) =>
    level === null ? [] : [{ id, level, mind: createMind(`${draw.gameId}:${id}`) }],
  );
  const playerIds = slots.map(({ characterId }) => characterId);
  return {
    ...draw,
    pot,
    startedAt: now,
    participants,
    match: createMatch({ seed: draw.seed, playerIds }),
    falls: [],
    bombers: {},
    retired: [],
    bots,
    looks: 0,
    lastLookAt: now,
    nextLookAt: bots.length > 0 ? nextLookAt(now) : null,
    botsAloneUntil: null,
  };
}

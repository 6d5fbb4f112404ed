// A guest that plays: keeps a picture of the match from the wire alone and lets the engine's bot decide on it.
import { CELL, createMatch, createMind, flattenBoard, cellIndex, playBot } from "@fitil/engine";
import type { CharacterId, MatchState } from "@fitil/engine";
import type { GameEvent, GamePicture, LobbyEvent } from "@fitil/contracts";
import type { TableGuest } from "./table-guest.ts";

const STEP_MS = 50;

/** The match as one who only hears the wire knows it: what bricks hide stays unknown. */
function mirrorOf(picture: GamePicture): MatchState {
  const state = createMatch({ seed: "mirror", playerIds: picture.players.map((player) => player.id) });
  state.board = flattenBoard(picture.board);
  state.hidden = state.hidden.map(() => 0);
  return state;
}

/** Takes one event of the wire into the mirror. */
function take(state: MatchState, event: GameEvent | LobbyEvent, startedAt: number): void {
  const playerOf = (id: CharacterId) => state.players.find((player) => player.id === id);
  switch (event.type) {
    case "player_state": {
      const player = playerOf(event.id);
      if (player) Object.assign(player, { x: event.x, y: event.y, orientation: event.orientation });
      break;
    }
    case "bomb_placed": {
      const { placedAt, ...bomb } = event.bomb;
      state.bombs.push({ ...bomb, placedAtMs: placedAt - startedAt });
      state.board[cellIndex(bomb.x, bomb.y)] = CELL.BOMB;
      const owner = playerOf(bomb.ownerId);
      if (owner) owner.standingBombs += 1;
      break;
    }
    case "explosion": {
      const { x, y } = event.bombPosition;
      const gone = state.bombs.find((bomb) => bomb.x === x && bomb.y === y);
      const owner = gone && playerOf(gone.ownerId);
      if (owner) owner.standingBombs -= 1;
      state.bombs = state.bombs.filter((bomb) => bomb !== gone);
      for (const cell of [...event.explosionCells, ...event.destroyedBricks])
        if (state.board[cellIndex(cell.x, cell.y)] !== CELL.WALL && !bombAt(state, cell.x, cell.y))
          state.board[cellIndex(cell.x, cell.y)] = CELL.EMPTY;
      for (const found of event.spawnedPowerups) state.board[cellIndex(found.x, found.y)] = found.kind;
      for (const hit of event.hitPlayers) {
        const player = playerOf(hit.id);
        if (player) player.stats.health = hit.newHealth;
        if (player && hit.newHealth === 0) player.status = "dead";
      }
      break;
    }
    case "powerup_collected": {
      state.board[cellIndex(event.x, event.y)] = CELL.EMPTY;
      const player = playerOf(event.playerId);
      if (player) player.stats = { ...event.stats };
      break;
    }
    case "wall_spawned":
      state.board[cellIndex(event.x, event.y)] = CELL.WALL;
      break;
    case "game_started":
    case "player_disconnected":
    case "sudden_death_started":
    case "game_over":
    case "lobby_state_update":
    case "countdown_started":
    case "countdown_canceled":
      break;
  }
}

function bombAt(state: MatchState, x: number, y: number): boolean {
  return state.bombs.some((bomb) => bomb.x === x && bomb.y === y);
}

/**
 * Plays a running match to its end, in real time, and returns how it ended.
 * @param guest sits at the table and has heard `game_started`
 */
export async function playToTheEnd(
  guest: TableGuest,
  id: CharacterId,
): Promise<GameEvent & { type: "game_over" }> {
  const started = (await guest.event((event) => event.type === "game_started")) as GamePicture;
  const state = mirrorOf(started);
  const mind = createMind(started.gameId);
  const offset = started.serverTime - Date.now();
  let seq = 0;
  let steppedAt = Date.now();
  guest.listen((event) => take(state, event, started.startedAt));
  const timer = setInterval(() => {
    const now = Date.now();
    // A late timer is made up for, as a browser's animation frame would, but never by more than two steps.
    const elapsedMs = Math.min(now - steppedAt, 2 * STEP_MS);
    steppedAt = now;
    state.nowMs = now + offset - started.startedAt;
    for (const input of playBot(state, id, "normal", mind, elapsedMs)) {
      if (input.type === "bomb") void guest.act({ type: "place_bomb" }).catch(() => undefined);
      if (input.type !== "move") continue;
      const { x, y, orientation } = input;
      take(state, { type: "player_state", id, x, y, orientation }, started.startedAt);
      seq += 1;
      void guest.act({ type: "player_state", id, x, y, orientation, seq }).catch(() => undefined);
    }
  }, STEP_MS);
  const over = await guest.event((event) => event.type === "game_over");
  clearInterval(timer);
  return over as GameEvent & { type: "game_over" };
}

// What each told event does to the world, and what of it is worth seeing or hearing.
// Takes the server's word as it comes: judges nothing, predicts nothing.
import type { CharacterId, EyeVariant, GameEvent } from "@fitil/contracts";
import { CELL, cellIndex, chainOf, findClosingCorner, INVINCIBLE_MS } from "@fitil/engine";
import type { ServerClock } from "./server-clock.ts";
import { burnTimes } from "./world.ts";
import type { BlastInstant, World, WorldPlayer } from "./world.ts";

type Told<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;

/** Something that happened and may be shown, heard or read out. Cells are whole numbers. */
export type ClientEvent =
  | { readonly type: "placed"; readonly ownerId: CharacterId; readonly x: number; readonly y: number }
  | {
      readonly type: "blast";
      readonly x: number;
      readonly y: number;
      readonly cells: readonly { x: number; y: number }[];
    }
  | { readonly type: "crate-broken"; readonly x: number; readonly y: number }
  | { readonly type: "powerup-shown"; readonly x: number; readonly y: number; readonly kind: number }
  | { readonly type: "powerup-burnt"; readonly x: number; readonly y: number; readonly kind: number }
  | {
      readonly type: "powerup-taken";
      readonly playerId: CharacterId;
      readonly x: number;
      readonly y: number;
      readonly kind: number;
    }
  | { readonly type: "hit"; readonly playerId: CharacterId; readonly health: number }
  | {
      readonly type: "died";
      readonly playerId: CharacterId;
      /** Whose bomb it was, or a closing wall; null when nobody knows. */
      readonly by: CharacterId | "wall" | null;
    }
  | { readonly type: "went"; readonly playerId: CharacterId }
  | { readonly type: "line"; readonly playerId: CharacterId; readonly isLost: boolean }
  | { readonly type: "reaction"; readonly playerId: CharacterId; readonly eyeVariant: EyeVariant }
  | { readonly type: "sudden-death" }
  | { readonly type: "wall"; readonly x: number; readonly y: number }
  | { readonly type: "over"; readonly winnerId: CharacterId | null; readonly prize: number };

/** Applies one told event to `world` in place and returns what happened, in order. `game_started` is not for here: it is a new world. */
export function applyEvent(world: World, event: GameEvent, clock: ServerClock, nowMs: number): ClientEvent[] {
  switch (event.type) {
    case "game_started":
      return [];
    case "player_state":
      return movePlayer(world, event);
    case "bomb_placed":
      return placeBomb(world, event, clock, nowMs);
    case "explosion":
      return explode(world, event, nowMs);
    case "powerup_collected":
      return collect(world, event);
    case "player_line":
      return noteLine(world, event);
    case "reaction":
      return [{ type: "reaction", playerId: event.id, eyeVariant: event.eyeVariant }];
    case "watchers":
      world.watchers = event.count;
      return [];
    case "player_disconnected":
      return disconnect(world, event, nowMs);
    case "sudden_death_started":
      world.suddenDeathOn = true;
      return [{ type: "sudden-death" }];
    case "wall_spawned":
      return closeWall(world, event, nowMs);
    case "game_over":
      // After the death of a process another one says it again.
      if (world.outcome !== null) return [];
      world.outcome = {
        winnerId: event.winnerId,
        prize: event.winnerPrize,
        seed: event.seed,
        places: event.places,
      };
      return [{ type: "over", winnerId: event.winnerId, prize: event.winnerPrize }];
  }
}

function movePlayer(world: World, event: Told<"player_state">): ClientEvent[] {
  const player = world.players.get(event.id);
  if (player) {
    player.x = event.x;
    player.y = event.y;
    player.orientation = event.orientation;
  }
  return [];
}

function placeBomb(
  world: World,
  event: Told<"bomb_placed">,
  clock: ServerClock,
  nowMs: number,
): ClientEvent[] {
  const { bomb } = event;
  clock.sample(bomb.placedAt, nowMs);
  if (world.bombs.some((other) => other.x === bomb.x && other.y === bomb.y)) return [];
  world.bombs.push({ ...bomb, ...burnTimes(bomb.placedAt, clock) });
  return [{ type: "placed", ownerId: bomb.ownerId, x: bomb.x, y: bomb.y }];
}

/**
 * The bombs of the instant that a first explosion opens: its own chain, and whatever was lit in the same millisecond. Needed because
 * explosions carry no time, and what one bomb of an instant uncovers is not burnt by another of the same instant (BM4, BM8).
 */
function openInstant(world: World, x: number, y: number): BlastInstant {
  const board = Uint8Array.from(world.ground);
  for (const bomb of world.bombs) board[cellIndex(bomb.x, bomb.y)] = CELL.BOMB;
  const first = world.bombs.find((bomb) => bomb.x === x && bomb.y === y);
  const lit = world.bombs.filter((bomb) => bomb === first || bomb.placedAt === first?.placedAt);
  const chain = chainOf({ board }, world.bombs, lit);
  const bombs = new Set([cellIndex(x, y)]);
  for (const bomb of chain.keys()) bombs.add(cellIndex(bomb.x, bomb.y));
  return { bombs, uncovered: new Set() };
}

function explode(world: World, event: Told<"explosion">, nowMs: number): ClientEvent[] {
  const { x, y } = event.bombPosition;
  const at = cellIndex(x, y);
  const known = world.bombs.some((bomb) => bomb.x === x && bomb.y === y);
  if (world.instant === null || !known || !world.instant.bombs.has(at))
    world.instant = openInstant(world, x, y);
  const { uncovered } = world.instant;
  const ownerId = world.bombs.find((bomb) => bomb.x === x && bomb.y === y)?.ownerId ?? null;
  const owner = ownerId === null ? undefined : world.players.get(ownerId);
  if (owner) {
    owner.crates += event.destroyedBricks.length;
    owner.hits += event.hitPlayers.filter(({ id }) => id !== ownerId).length;
  }
  world.bombs = world.bombs.filter((bomb) => bomb.x !== x || bomb.y !== y);
  const clientEvents: ClientEvent[] = [{ type: "blast", x, y, cells: event.explosionCells }];
  for (const cell of event.explosionCells) {
    const index = cellIndex(cell.x, cell.y);
    const kind = world.ground[index] ?? CELL.EMPTY;
    if (kind < CELL.POWERUP_BOMB || uncovered.has(index)) continue;
    world.ground[index] = CELL.EMPTY;
    clientEvents.push({ type: "powerup-burnt", x: cell.x, y: cell.y, kind });
  }
  for (const cell of event.destroyedBricks) {
    world.ground[cellIndex(cell.x, cell.y)] = CELL.EMPTY;
    clientEvents.push({ type: "crate-broken", x: cell.x, y: cell.y });
  }
  for (const shown of event.spawnedPowerups) {
    world.ground[cellIndex(shown.x, shown.y)] = shown.kind;
    uncovered.add(cellIndex(shown.x, shown.y));
    clientEvents.push({ type: "powerup-shown", ...shown });
  }
  for (const hit of event.hitPlayers) {
    const player = world.players.get(hit.id);
    if (player) clientEvents.push(...hurt(player, hit.newHealth, ownerId, nowMs));
  }
  noteFinale(world, x, y, nowMs);
  return clientEvents;
}

/** Notes the blast or wall that decided the match: at most one is left, or only bots are, or no crate when alone. */
function noteFinale(world: World, x: number, y: number, nowMs: number): void {
  if (world.finale !== null) return;
  const standing = [...world.players.values()].filter(({ state }) => state === "alive");
  const isDecided = world.solo
    ? standing.length === 0 || !world.ground.includes(CELL.BRICK)
    : standing.length < 2 || standing.every(({ isBot }) => isBot);
  if (isDecided) world.finale = { x, y, atMs: nowMs };
}

function hurt(player: WorldPlayer, health: number, by: CharacterId | null, nowMs: number): ClientEvent[] {
  player.stats = { ...player.stats, health };
  player.hitAt = nowMs;
  if (health > 0) {
    player.invincibleUntil = nowMs + INVINCIBLE_MS;
    return [{ type: "hit", playerId: player.id, health }];
  }
  return die(player, nowMs, by);
}

function die(player: WorldPlayer, nowMs: number, by: CharacterId | "wall" | null): ClientEvent[] {
  if (player.state !== "alive") return [];
  player.stats = { ...player.stats, health: 0 };
  player.state = "dead";
  player.goneAt = nowMs;
  player.felledBy = by;
  return [{ type: "died", playerId: player.id, by }];
}

function collect(world: World, event: Told<"powerup_collected">): ClientEvent[] {
  const index = cellIndex(event.x, event.y);
  if ((world.ground[index] ?? 0) >= CELL.POWERUP_BOMB) world.ground[index] = CELL.EMPTY;
  const player = world.players.get(event.playerId);
  if (player) player.stats = { ...event.stats };
  return [{ type: "powerup-taken", playerId: event.playerId, x: event.x, y: event.y, kind: event.kind }];
}

function noteLine(world: World, { playerId, isLost }: Told<"player_line">): ClientEvent[] {
  const player = world.players.get(playerId);
  if (!player || player.isLineLost === isLost) return [];
  player.isLineLost = isLost;
  return [{ type: "line", playerId, isLost }];
}

function disconnect(world: World, event: Told<"player_disconnected">, nowMs: number): ClientEvent[] {
  const player = world.players.get(event.playerId);
  if (!player || player.state === "out") return [];
  if (player.state === "alive") player.goneAt = nowMs;
  player.state = "out";
  player.isLineLost = false;
  return [{ type: "went", playerId: player.id }];
}

function closeWall(world: World, event: Told<"wall_spawned">, nowMs: number): ClientEvent[] {
  const { x, y } = event;
  world.suddenDeathOn = true;
  world.wallsClosed += 1;
  world.ground[cellIndex(x, y)] = CELL.WALL;
  if (world.closingCorner < 0) world.closingCorner = findClosingCorner(world.ground, world.wallsClosed);
  world.bombs = world.bombs.filter((bomb) => bomb.x !== x || bomb.y !== y);
  const clientEvents: ClientEvent[] = [{ type: "wall", x, y }];
  for (const id of event.crushedPlayers) {
    const player = world.players.get(id);
    if (player) clientEvents.push(...die(player, nowMs, "wall"));
  }
  if (event.crushedPlayers.length > 0) noteFinale(world, x, y, nowMs);
  return clientEvents;
}

// The face of the engine: the pure rules of the bomb game. Whatever is not named here is nobody else's business.
export {
  ALLOWANCE_MS,
  BASE_SPEED,
  BOARD_CELLS,
  BOARD_HEIGHT,
  BOARD_WIDTH,
  CELL,
  CLAIM_TOLERANCE_CELLS,
  CORRECTION_PATIENCE_MS,
  COURSE_MS,
  COURSE_REPEAT_MS,
  FIRST_WALL_AT_MS,
  FORESEEN_WAIT_MS,
  FUSE_MS,
  INVINCIBLE_MS,
  LONGEST_MATCH_MS,
  MAX_BOMBS,
  MAX_HEALTH,
  MAX_RADIUS,
  MAX_SPEED,
  NEW_BOMB_GRACE_MAX_MS,
  NEW_BOMB_GRACE_MS,
  RULES_VERSION,
  SEQ_EPOCH,
  SOLO_IDLE_MS,
  SPAWNS,
  SUDDEN_DEATH_AT_MS,
  WALK_OFF_OVERLAP_CELLS,
  WALL_EVERY_MS,
  REPORT_EVERY_MS,
} from "./constants.ts";
export { advance, apply, createMatch, nextDueAt } from "./match.ts";
export type {
  BombPlacedEvent,
  Cell,
  CorrectionEvent,
  ExplosionEvent,
  GameOverEvent,
  MatchEvent,
  PlayerDisconnectedEvent,
  PlayerStateEvent,
  PowerupCollectedEvent,
  SuddenDeathStartedEvent,
  WallSpawnedEvent,
} from "./match-events.ts";
export type { BombInput, LeaveInput, MatchInput, MoveInput, TimedInput } from "./match-input.ts";
export type {
  BombState,
  CharacterId,
  Course,
  GeneratorState,
  MatchState,
  Orientation,
  Outcome,
  PlayerState,
  PlayerStats,
  PlayerStatus,
  PowerupKind,
} from "./match-types.ts";
export { headingOf, isForeseen } from "./movement/courses.ts";
export { type Body, stepBody } from "./movement/step-body.ts";
export { MoveReporter } from "./movement/move-reporter.ts";
export { findWay, newWay } from "./movement/find-way.ts";
export type { MovementView } from "./movement/collision.ts";
export { type MatchPicture, picture, type PicturedPlayer } from "./picture.ts";
export { blastCells } from "./rules/blast-cells.ts";
export { chainOf } from "./rules/bomb-chain.ts";
export { pushOut } from "./rules/close-wall.ts";
export { findClosingCorner, nextClosingCells, spiralFrom } from "./rules/spiral.ts";
export { cellAt, packCells, setCell, unpackCells } from "./board/cells.ts";
export {
  cellIndex,
  cellUnder,
  cellX,
  cellY,
  flattenBoard,
  isOnBoard,
  isPillar,
  isWalkable,
} from "./board/grid.ts";
export { readMatch, writeMatch, type WrittenMatch } from "./written-match.ts";
export { createGenerator, drawBelow, drawWord } from "./random/generator.ts";
export { hashState } from "./hash-state.ts";
export { InputLog } from "./recording/input-log.ts";
export { packInputs, unpackInputs } from "./recording/pack-inputs.ts";
export { replay, type ReplayedMatch } from "./replay.ts";
export { digestedText, verifyReplay, type ReplayVerdict } from "./verify-replay.ts";
export type { BotLevel } from "./bot/bot-levels.ts";
export { BOT_SKILLS } from "./bot/bot-levels.ts";
export { viewForBot } from "./bot/bot-view.ts";
export { type BotMind, createMind, followMind, playBot } from "./bot/play-bot.ts";

// The one face of the wire: schemas, channel names, codes and limits.
export {
  STAKES,
  MAX_PLAYERS,
  MAX_ROOM_NAME_LENGTH,
  MAX_OPEN_TABLES,
  MAX_PLAYER_NAME_LENGTH,
  COUNTDOWN_S,
  CANCEL_COOLDOWN_MS,
  EMPTY_TABLE_MS,
  RECONNECT_GRACE_MS,
  STARTING_CHIPS,
  STARTING_RATING,
  MAX_RATED_GAMES_PER_DAY,
  NEWCOMER_AGE_MS,
  MAX_NEWCOMER_CHIPS_PER_DAY,
  MAX_NEWCOMER_POINTS_PER_DAY,
  GIFT_THRESHOLD,
  GIFT_LEVEL,
  GIFT_PERIOD_MS,
  PUBLICATIONS_PER_SECOND,
  PUBLICATION_BURST,
  FLOOD_TOLERANCE_MS,
  RECONNECT_MIN_MS,
  RECONNECT_MAX_MS,
  REALTIME_TIMEOUT_MS,
  MAX_SERVER_PING_DELAY_MS,
  SILENT_GAME_MS,
  PING_INTERVAL_MS,
  PONG_WAIT_MS,
  REACTION_EVERY_MS,
  WATCHERS_EVERY_MS,
} from "./limits.ts";
export type { Stake } from "./limits.ts";
export { CODES, CLOSE_INVALID_TOKEN, CLOSE_REPLACED } from "./codes.ts";
export type { Code, SelectReason } from "./codes.ts";
export {
  LOBBY_UPDATES,
  isTableId,
  lobbyChannel,
  gameChannel,
  actionsChannel,
  parseTableChannel,
} from "./channels.ts";
export { characterIdSchema, eyeVariantSchema, botLevelSchema } from "./primitives.ts";
export { COLORS } from "./colors.ts";
export type { CharacterId, BotLevel, EyeVariant, Orientation, CharacterColor } from "./primitives.ts";
export type { Immutable } from "./codec/codec.ts";
export { coordinate, gameActionCodec, gameEventCodec, lobbyEventCodec } from "./codec/messages.ts";
export { lobbyListRequestSchema } from "./actions.ts";
export type { GameAction, PlayerStateAction } from "./actions.ts";
export {
  stakeSchema,
  tableSummarySchema,
  tableListSchema,
  createTableSchema,
  foundTableSchema,
  playSchema,
  invitationSchema,
  lobbyListUpdateSchema,
} from "./tables.ts";
export { compareTables } from "./table-order.ts";
export type {
  TableSummary,
  CreateTable,
  CreatedTable,
  FoundTable,
  Invitation,
  LobbyListUpdate,
} from "./tables.ts";
export { lobbyPictureSchema, lobbyEventSchema } from "./lobby.ts";
export type {
  CharacterSlot,
  TableHeader,
  LobbyPicture,
  LobbyEvent,
  SelectCharacterResponse,
  HeldSeat,
  LastGame,
} from "./lobby.ts";
export { gameStartedSchema, playerStateSchema, gameEventSchema } from "./game.ts";
export type { Stats, Finish, GamePlayer, WireBomb, GamePicture, PlayerState, GameEvent } from "./game.ts";
export { playerSettingsSchema } from "./player-settings.ts";
export type { PlayerSettings } from "./player-settings.ts";
export {
  currentUserSchema,
  playerNameSchema,
  renameSchema,
  ledgerPageSchema,
  firebaseConfigSchema,
} from "./account.ts";
export type {
  ConnectionToken,
  CurrentUser,
  Gift,
  LedgerEntry,
  LedgerPage,
  SiteVersion,
  MissedGame,
  PublicConfig,
  AuthConfig,
} from "./account.ts";
export { MAX_FAVOURITES, REPLAY_KEPT_DAYS, gameSchema, replaySchema } from "./finished-game.ts";
export type { FinishedGame, Replay } from "./finished-game.ts";
export { POSTER_SIZE } from "./poster.ts";
export type { Poster } from "./poster.ts";
export {
  HONOURS,
  LADDER_MIN_GAMES,
  LADDER_ROWS,
  SHOWN_RECENT_GAMES,
  highlightsSchema,
  ladderSchema,
  playerPageSchema,
  seasonSchema,
} from "./standings.ts";
export type { Highlights, HonourCode, Ladder, LadderRow, PlayerPage } from "./standings.ts";
export { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "./sign-in-window.ts";
export { SIGN_IN_WINDOW_START, SIGN_IN_WINDOW_END, SIGN_IN_WINDOW_MESSAGE } from "./sign-in-window.ts";
export {
  changePasswordSchema,
  completeEmailLinkSchema,
  sendEmailLinkSchema,
  setPasswordSchema,
  signOutEverywhereSchema,
  signOutSchema,
  verifyEmailSchema,
} from "./sign-in.ts";
export type { PasswordFault, PasswordState } from "./sign-in.ts";
export {
  MENTOR_LANGUAGES,
  MAX_SCREENSHOTS,
  MAX_SCREENSHOT_BYTES,
  KEPT_PICTURE_DAYS,
  MAX_TRANSCRIPT_MESSAGES,
  MAX_TRANSCRIPT_TEXT,
  mentorLanguageSchema,
  transcriptSchema,
  transcriptAnswerSchema,
} from "./mentor/transcript.ts";
export type {
  MentorLanguage,
  Speaker,
  Transcript,
  TranscriptMessage,
  TranscriptAnswer,
} from "./mentor/transcript.ts";
export type { OtherPerson, SpokenGender } from "./mentor/other-person.ts";
export { gapIdsIn, piecesOf, withGapsFilled, withHints } from "./mentor/gap-text.ts";
export { SCENE_LEVELS, SCENE_PHRASES, sceneIn } from "./mentor/scene.ts";
export type { Scene, SceneLevel } from "./mentor/scene.ts";
export {
  INTENTS,
  VERDICTS,
  TONES,
  REFINES,
  adviceSchema,
  adviceAnswerSchema,
  adviceRequestSchema,
} from "./mentor/advice.ts";
export type {
  Intent,
  Verdict,
  Tone,
  AdviceOption,
  Advice,
  AdviceAnswer,
  AdviceRequest,
  Asks,
  Help,
  Refine,
  Understood,
} from "./mentor/advice.ts";
export {
  MAX_CALLED_LENGTH,
  MAX_PROFILE_LENGTH,
  FREE_REQUESTS,
  PACK_REQUESTS,
  PRO_REQUESTS_PER_DAY,
  PRO_TRIAL_DAYS,
  PRO_GRACE_DAYS,
  PAID_PLANS,
  mentorMeSchema,
  mentorMeChangeSchema,
  checkoutSchema,
  billingStateSchema,
  plansSchema,
} from "./mentor/me.ts";
export type {
  BillingState,
  MentorMe,
  MentorMeChange,
  MentorModelName,
  MentorPlan,
  PaidPlan,
  PaymentLink,
  Plans,
} from "./mentor/me.ts";
export {
  MAX_CHAT_TITLE,
  MAX_PROJECT_NAME,
  MAX_PROJECT_NOTES,
  MAX_MESSAGE_LENGTH,
  MAX_SEARCH_LENGTH,
  UNDO_DELETE_MS,
  CHAT_PAGE,
  MAX_CHAT_MESSAGES,
  MAX_CHATS,
  MAX_STORED_BYTES,
  NEARLY_FULL,
  MAX_REMINDER_DAYS,
  SHOWN_REMINDERS,
} from "./mentor/limits.ts";
export {
  reminderSchema,
  chatSummarySchema,
  chatListSchema,
  trashSchema,
  createChatSchema,
  changeChatSchema,
  chatSchema,
} from "./mentor/chats.ts";
export { mentorMessageSchema, sendMessageSchema, changeMessageSchema } from "./mentor/messages.ts";
export { projectSchema, createProjectSchema, changeProjectSchema } from "./mentor/projects.ts";
export type { ChatSummary, Trash, ChangeChat, Reminder, Chat } from "./mentor/chats.ts";
export type {
  AdvicePart,
  TranscriptPart,
  MessageMetadata,
  MessagePart,
  MentorMessage,
  SendMessage,
} from "./mentor/messages.ts";
export type { FoundLine, Project } from "./mentor/projects.ts";
export { MOVE_KINDS, SHOWN_ANSWERED, markSentSchema, whatWorkedSchema } from "./mentor/sent.ts";
export type {
  AnsweredMessage,
  MarkSent,
  MoveKind,
  Outcome,
  SentMark,
  Tally,
  WhatWorked,
} from "./mentor/sent.ts";

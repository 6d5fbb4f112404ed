// Numbers and lists of the mentor's wire, apart from the schemas, so that the browser takes them without the schema library.

export const MENTOR_LANGUAGES = ["ru", "en"] as const;

/** Screenshots of one upload, and the size of each in bytes (MC4). */
export const MAX_SCREENSHOTS = 6;
export const MAX_SCREENSHOT_BYTES = 10 * 1024 * 1024;
/** How long a picture that its owner chose to keep is kept (MF2). */
export const KEPT_PICTURE_DAYS = 30;
/** Messages of a transcript, and characters (UTF-16 units) of one. */
export const MAX_TRANSCRIPT_MESSAGES = 500;
export const MAX_TRANSCRIPT_TEXT = 20_000;

export const INTENTS = ["reply", "opener", "ask_out", "confidence", "role_play"] as const;
export const VERDICTS = ["write_now", "wait", "ask_out", "let_it_go"] as const;
export const HELP_KINDS = [
  "violence",
  "self_harm",
  "minor",
  "coercion",
  "blackmail",
  "deception",
  "boundary",
] as const;
export const TONES = ["playful", "sincere", "direct"] as const;
/** What one may want of an answer one has got. */
export const REFINES = ["shorter", "bolder", "warmer", "plainer", "not_about_this"] as const;
/** What became of a message that was sent, as its person tells. */
export const OUTCOMES = ["answered", "silent"] as const;
/** What a message that was sent was for. */
export const MOVE_KINDS = ["opener", "reply", "invitation", "pause", "farewell"] as const;
/** Messages that got an answer, as «Что сработало» shows them: the newest. */
export const SHOWN_ANSWERED = 50;
/** How far ahead a reminder may be set, and how many days an answer may say to wait. */
export const MAX_REMINDER_DAYS = 366;
export const MAX_WAIT_DAYS = 30;
/** Reminders of one list: the nearest. */
export const SHOWN_REMINDERS = 100;
/** How sure the built-in mentor is of what was meant last. */
export const UNDERSTANDINGS = ["well", "partly", "not"] as const;
/** Answers to tap, where there are any: of a gap, of a question. */
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 4;
/** Characters of an answer to tap, and of a gap's hint. */
export const MAX_CHOICE_LENGTH = 120;
/** Characters of the free words that go with a question. */
export const MAX_CONTEXT_LENGTH = 4_000;

export const MAX_CHAT_TITLE = 120;
export const MAX_PROJECT_NAME = 80;
export const MAX_PROJECT_NOTES = 4_000;
/** Characters of one message to the mentor. */
export const MAX_MESSAGE_LENGTH = 8_000;
export const MAX_SEARCH_LENGTH = 200;
/** How long a deleted chat or project can be brought back. */
export const UNDO_DELETE_MS = 10 * 60_000;
/** Chats of one page of the list. */
export const CHAT_PAGE = 100;

/** What one person may keep (MK10): chats, messages of a chat, bytes of all messages. */
export const MAX_CHATS = 2_000;
export const MAX_CHAT_MESSAGES = 5_000;
export const MAX_STORED_BYTES = 100_000_000;
/** From this share of it on, people are told. */
export const NEARLY_FULL = 0.8;

/** Characters of «Расскажи ИИ о себе» (MC3). */
export const MAX_PROFILE_LENGTH = 4_000;
/** Characters of the name one wants to be called by. */
export const MAX_CALLED_LENGTH = 40;
/** Answers of a new account, of a pack, and a day's fair use of Pro (MP1). */
export const FREE_REQUESTS = 5;
export const PACK_REQUESTS = 50;
export const PRO_REQUESTS_PER_DAY = 300;
export const PRO_TRIAL_DAYS = 7;
/** How many days Pro goes on after a renewal could not be paid. */
export const PRO_GRACE_DAYS = 7;
export const PAID_PLANS = ["credits", "pro"] as const;

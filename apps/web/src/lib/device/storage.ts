// What this device remembers. Storage may be forbidden or full: then nothing is remembered and nothing breaks.

/** The names of everything kept on the device. */
export const STORED = {
  language: "fitil.language",
  clientId: "fitil.clientId",
  emailForLink: "fitil.emailForLink",
  version: "fitil.version",
  /** "1" while a session is likely: saves asking whether there is one. */
  signedIn: "fitil.signedIn",
  /** "1" while that session is a guest's. */
  guest: "fitil.guest",
  muted: "fitil.muted",
  dangerGlow: "fitil.dangerGlow",
  /** "0": the board does not shake. */
  shake: "fitil.shake",
  /** 0..100. */
  volume: "fitil.volume",
  /** 0..100. */
  music: "fitil.music",
  /** Keys of one's own, as JSON. */
  keys: "fitil.keys",
  /** What device and account have agreed on; see app/table/sync-settings.ts. */
  settings: "fitil.settings",
  /** "1" once the first match's hints have been followed. */
  hints: "fitil.hints",
  /** What was being written to the mentor; see drafts.ts. */
  drafts: "fitil.drafts",
  /** Whose drafts these are: a user id. */
  draftsOwner: "fitil.draftsOwner",
} as const;
type StoredKey = (typeof STORED)[keyof typeof STORED];

/** A small memory with text values. */
export interface Storage {
  get(key: StoredKey): string | null;
  set(key: StoredKey, value: string): void;
  remove(key: StoredKey): void;
}

/** The browser's local storage; silent where it is not allowed. */
export const browserStorage: Storage = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Private windows may refuse: then nothing is kept.
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Private windows may refuse: the choice then lasts as long as the page.
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored, so nothing is left behind.
    }
  },
};

/** A memory that lasts as long as the object; for tests. */
export function memoryStorage(): Storage {
  const values = new Map<StoredKey, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

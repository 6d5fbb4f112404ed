// Half-written messages, kept on this device so that a reload loses none (MR3). Bounded, and readable only as a whole or not
// at all: what another version or another hand left there counts as nothing.
import { STORED } from "./storage.ts";
import type { Storage } from "./storage.ts";

/** The oldest drafts give way to new ones. */
const MAX_DRAFTS = 30;

/** What was being written under `key`, e.g. a chat's id; empty for nothing. */
export function readDraft(storage: Storage, key: string): string {
  return new Map(draftsIn(storage)).get(key) ?? "";
}

/** Keeps `text` under `key`, as the newest draft; an empty one is forgotten. */
export function writeDraft(storage: Storage, key: string, text: string): void {
  const others = draftsIn(storage).filter(([name]) => name !== key);
  const drafts = text === "" ? others : [...others, [key, text]].slice(-MAX_DRAFTS);
  if (drafts.length === 0) storage.remove(STORED.drafts);
  else storage.set(STORED.drafts, JSON.stringify(drafts));
}

/** From now on the drafts are this person's; what somebody else left, whose session may just have ended, is forgotten. */
export function claimDrafts(storage: Storage, userId: string): void {
  if (storage.get(STORED.draftsOwner) === userId) return;
  forgetDrafts(storage);
  storage.set(STORED.draftsOwner, userId);
}

/** Forgets every draft: somebody else may sign in on this device. */
export function forgetDrafts(storage: Storage): void {
  storage.remove(STORED.drafts);
  storage.remove(STORED.draftsOwner);
}

type Draft = readonly [key: string, text: string];

/** The drafts, oldest first. */
function draftsIn(storage: Storage): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(storage.get(STORED.drafts) ?? "[]");
    return Array.isArray(kept) && kept.every(isDraft) ? kept : [];
  } catch {
    // Not JSON: nothing of ours.
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}

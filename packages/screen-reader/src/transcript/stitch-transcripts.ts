// Several screenshots of one chat become one transcript: what two of them both show is kept once (MS1).
import type { Transcript } from "@fitil/contracts";
import { guessLanguage } from "@fitil/language";
import { joinRuns } from "./join-runs.ts";

/**
 * Joins transcripts. What two of them both show appears once, in its better reading, and they stand as that tells,
 * whatever order they came in; without overlap the given order holds. Profiles are put one after the other, before
 * chats. Returns a new transcript; null for an empty list.
 */
export function stitchTranscripts(transcripts: readonly Transcript[]): Transcript | null {
  const chats = transcripts.filter((transcript) => transcript.kind === "chat");
  if (transcripts.length === 0) return null;
  const parts = chats.length > 0 ? chats : transcripts;
  const messages = joinRuns(parts.map((part) => part.messages)).flat();
  const profiles = chats.length > 0 ? transcripts.filter((transcript) => transcript.kind === "profile") : [];
  const about = profiles.flatMap((profile) => profile.messages);
  const language = guessLanguage([...about, ...messages].map((message) => message.text));
  // One talk: the first picture that shows whom it is with says so for all.
  const them = parts.find((part) => part.them !== undefined)?.them;
  const kind = chats.length === 0 ? "profile" : "chat";
  return { kind, language, messages, ...(them !== undefined && { them }) };
}

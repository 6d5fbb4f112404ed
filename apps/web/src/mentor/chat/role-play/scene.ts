// The scene that a thread is in (MS4), as the one reading of scenes has it, and what the banner's buttons say in it. Pure.
import { sceneIn, type MentorLanguage, type Scene, type SceneLevel } from "@fitil/contracts";
import { messageText, messageTranscript, type ThreadMessage } from "../session/thread-message.ts";

/** What the buttons say in the talk. */
export const SCENE_WORDS = {
  ru: { stop: "Стоп", warm: "Играй теплее", dry: "Играй суше", busy: "Играй занятого человека" },
  en: { stop: "Stop", warm: "Play it warm", dry: "Play it dry", busy: "Play it busy" },
} as const satisfies Readonly<Record<MentorLanguage, Readonly<Record<"stop" | SceneLevel, string>>>>;

/** The scene that is being played; null where none is, or it was stopped. */
export function sceneOfThread(messages: readonly ThreadMessage[]): Scene | null {
  const scene = sceneIn(messages.flatMap(turnOf));
  return scene?.step === "stop" ? null : scene;
}

function turnOf(message: ThreadMessage) {
  const { role, metadata } = message;
  if (role === "system") return [];
  const bringsTranscript = (messageTranscript(message)?.transcript.messages.length ?? 0) > 0;
  return [{ role, text: messageText(message), intent: metadata?.intent, bringsTranscript }];
}

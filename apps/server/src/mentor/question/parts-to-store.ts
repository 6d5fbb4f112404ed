// What of a person's message is stored: no blank texts, no pictures that are not theirs, and in place of a dialogue that was pasted
// as text a transcript, so that it stands once and can be corrected like any other (MS1).
import type { Intent, MessagePart } from "@fitil/contracts";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import type { Pictures } from "../store/pictures.ts";

/** The id of a transcript that was pasted as text. */
export const PASTED = "pasted";

interface Ports {
  readonly coach: CoachWorker;
  readonly pictures: Pictures;
}

/** The parts as they are stored and answered. Throws an `AnswerFailure` when the coach cannot be asked. */
export async function partsToStore(
  ports: Ports,
  userId: string,
  said: { readonly parts: readonly MessagePart[]; readonly intent: Intent | undefined },
): Promise<MessagePart[]> {
  const written = said.parts.filter((part) => part.type !== "text" || part.text.trim() !== "");
  const parts = await Promise.all(written.map((part) => withOwnPictures(ports, userId, part)));
  // In a scene or a lesson a dialogue is what is being talked about.
  const scene = said.intent === "role_play" || said.intent === "confidence";
  if (scene || parts.some(({ type }) => type === "data-transcript")) return parts;
  const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  const pasted = await ports.coach.ask("pasted", text);
  if (pasted === null) return parts;
  const { kind, language } = pasted.transcript;
  const messages = pasted.transcript.messages.map((message) => ({ ...message }));
  return [
    { type: "data-transcript", id: PASTED, data: { transcript: { kind, language, messages } } },
    ...(pasted.words === "" ? [] : [{ type: "text" as const, text: pasted.words }]),
  ];
}

/** Pictures that are not the person's, or no longer there, are not named. */
async function withOwnPictures(
  { pictures }: Pick<Ports, "pictures">,
  userId: string,
  part: MessagePart,
): Promise<MessagePart> {
  if (part.type !== "data-transcript" || part.data.pictureIds === undefined) return part;
  const pictureIds = await pictures.ownIds(userId, part.data.pictureIds);
  return { ...part, data: { ...part.data, pictureIds } };
}

// A ten-second clip of the board to keep (RP4): the browser films the canvas while the tape plays.
import type { TapePlayer } from "./player.ts";

const CLIP_MS = 10_000;
/** The decisive moment comes so long after the clip's beginning. */
const LEAD_MS = 7_000;
const FRAMES_PER_SECOND = 30;
const BITS_PER_SECOND = 4_000_000;
const TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

/** The kind of film this browser makes, or null: it makes none. */
export function clipType(): string | null {
  if (typeof MediaRecorder === "undefined") return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Plays the ten seconds around `decisiveMs` at their own speed and films them; resolves with the film. */
export async function filmClip(
  canvas: HTMLCanvasElement,
  player: TapePlayer,
  decisiveMs: number,
): Promise<Blob> {
  const type = clipType();
  if (type === null) throw new Error("this browser cannot film");
  player.setSpeed(1);
  player.jump(decisiveMs - LEAD_MS);
  player.play();
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
  const stopped = new Promise((done) => recorder.addEventListener("stop", done, { once: true }));
  recorder.start();
  await new Promise((done) => setTimeout(done, CLIP_MS));
  recorder.stop();
  for (const track of stream.getTracks()) track.stop();
  await stopped;
  return new Blob(pieces, { type: "video/webm" });
}

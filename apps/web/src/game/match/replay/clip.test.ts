// What is filmed for a clip to keep, with a recorder that a test drives (RP4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clipType, filmClip } from "./clip.ts";
import type { TapePlayer } from "./player.ts";

const said: string[] = [];

/** A recorder that has two pieces to give out when it is stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.endsWith("vp8");
  readonly #what: string;
  constructor(stream: { readonly toString: () => string }, { mimeType }: { readonly mimeType: string }) {
    super();
    this.#what = `${stream.toString()} ${mimeType}`;
  }
  start(): void {
    said.push(`film ${this.#what}`);
  }
  stop(): void {
    said.push(`stop after ${Date.now()}`);
    for (const piece of ["one ", "two"])
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([piece]) }));
    this.dispatchEvent(new Event("stop"));
  }
}

const player = {
  setSpeed: (speed: number) => said.push(`speed ${speed}`),
  jump: (ms: number) => said.push(`jump ${ms}`),
  play: () => said.push("play"),
} as unknown as TapePlayer;

const canvas = {
  captureStream: (rate: number) => ({
    toString: () => `canvas at ${rate}`,
    getTracks: () => [{ stop: () => said.push("let go") }],
  }),
} as unknown as HTMLCanvasElement;

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[RP4] a clip is ten seconds of the board at their own speed, seven before the decisive moment, as WebM", async () => {
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  const filmed = filmClip(canvas, player, 30_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(said).toEqual(["speed 1", "jump 23000", "play", "film canvas at 30 video/webm;codecs=vp8"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said.slice(4)).toEqual(["stop after 10000", "let go"]);
  const clip = await filmed;
  expect([clip.type, await clip.text()]).toEqual(["video/webm", "one two"]);
});

test("[RP4] a browser that films nothing is offered no clip, and is told so", async () => {
  vi.stubGlobal("MediaRecorder", undefined);
  expect(clipType()).toBeNull();
  await expect(filmClip(canvas, player, 0)).rejects.toThrow("cannot film");
  expect(said).toEqual([]);
});

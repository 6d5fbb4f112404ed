// The banner's scene: there from its intent on, gone with whatever ends a scene for the mentor, at the level that the mentor plays.
import { expect, it } from "vitest";
import { SCENE_PHRASES, type Intent } from "@fitil/contracts";
import type { ThreadMessage } from "../session/thread-message.ts";
import { SCENE_WORDS, sceneOfThread } from "./scene.ts";

function said(text: string, intent?: Intent): ThreadMessage {
  const metadata = { parentId: null, createdAt: 0, ...(intent !== undefined && { intent }) };
  return { id: text, role: "user", metadata, parts: [{ type: "text", text }] };
}

const SCENE = said("Давай разыграем сценарий: первое свидание, она архитектор", "role_play");
const REVIEW: ThreadMessage = {
  id: "answer",
  role: "assistant",
  parts: [{ type: "text", text: "Стоп, выходим из роли." }],
};

it("[MS4] tells the scene, whom the mentor plays, and how hard it is", () => {
  expect(sceneOfThread([said("Привет")])).toBeNull();
  expect(sceneOfThread([SCENE, said("Привет!")])).toMatchObject({
    words: "первое свидание, она архитектор",
    who: "her",
    level: "warm",
    language: "ru",
  });
});

it.each(SCENE_PHRASES)("[CO62] [CO64] «%s» brings the banner to: %s", (words, step) => {
  const scene = sceneOfThread([SCENE, said("Привет"), said(words), REVIEW]);
  expect(scene?.level ?? "stop").toBe(step);
});

it("[MA23] a chat that is brought into a scene ends it, an empty one does not", () => {
  const brought = (text: string): ThreadMessage => {
    const messages = text === "" ? [] : [{ speaker: "them" as const, text, confidence: 1 }];
    const transcript = { kind: "chat" as const, language: "ru" as const, messages };
    return { ...said("вот"), parts: [{ type: "data-transcript", data: { transcript } }] };
  };
  expect(sceneOfThread([SCENE, brought("Привет")])).toBeNull();
  expect(sceneOfThread([SCENE, brought("")])).not.toBeNull();
});

it("what the buttons say is what steers a scene", () => {
  for (const { stop, ...levels } of Object.values(SCENE_WORDS)) {
    expect(sceneOfThread([SCENE, said(stop)])).toBeNull();
    for (const [level, words] of Object.entries(levels))
      expect(sceneOfThread([SCENE, said("Играй занято"), said(words)])?.level).toBe(level);
  }
});

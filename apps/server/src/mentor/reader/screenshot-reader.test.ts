// The reader on a dozen drawn screenshots of held-out themes, and on what is no screenshot. The whole corpus is
// measured by tests/mentor/bench-reader.ts.
import {
  createCorpusPainter,
  drawLandscapePage,
  drawMessageList,
  drawOutlinedProfile,
  drawPhoto,
  drawProfilePage,
  findCorpusBrowser,
  planCorpus,
  planPhotos,
  scoreReading,
  sumScores,
} from "@fitil/testkit/chat-corpus";
import type { CorpusPainter, ReadingScore } from "@fitil/testkit/chat-corpus";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createScreenshotReader } from "./screenshot-reader.ts";
import type { ScreenshotReader } from "./screenshot-reader.ts";

const ANN = { userId: "ann", address: "10.0.0.1" };
const failures: string[] = [];
let reader: ScreenshotReader;

beforeAll(() => {
  reader = createScreenshotReader({
    clock: { now: () => 0, after: () => () => undefined },
    onFailure: (reason) => failures.push(reason),
  });
});
afterAll(async () => {
  await reader.close();
  expect(failures).toEqual([]);
});

describe.skipIf(findCorpusBrowser() === null)("drawn screenshots", () => {
  let painter: CorpusPainter;
  beforeAll(async () => {
    painter = await createCorpusPainter();
  });
  afterAll(() => painter.close());

  it(
    "[MS1] [SR7] held-out themes: order of speakers, last speaker, text, whom it is with",
    { timeout: 120_000 },
    async () => {
      // One picture of each theme, languages, light and dark and file forms in turn.
      const items = planCorpus("held-out", 1).filter(
        (_, index) => index % 4 === [1, 3, 0, 2][Math.floor(index / 4) % 4],
      );
      expect(items.map(({ theme }) => theme.id)).toContain("azure");
      const scores: ReadingScore[] = [];
      const wrongOrder: string[] = [];
      const names = { right: 0, wrong: 0, none: 0 };
      for (const item of items) {
        const drawn = await painter.draw(item);
        const outcome = await reader.read([drawn.file], ANN);
        const score = scoreReading(drawn.messages, outcome.ok ? outcome.transcript.messages : []);
        if (!score.orderExact) wrongOrder.push(item.id);
        const name = outcome.ok ? outcome.transcript.them?.name : undefined;
        names[name === undefined ? "none" : name === drawn.partner ? "right" : "wrong"] += 1;
        if (outcome.ok) expect(outcome.transcript.kind).toBe("chat");
        if (outcome.ok && item.theme.mixed !== true) expect(outcome.transcript.language).toBe(item.language);
        scores.push(score);
      }
      expect(wrongOrder).toEqual([]);
      // A wrong name is worse than none.
      expect(names.right).toBeGreaterThan(items.length / 2);
      expect(names.wrong).toBeLessThanOrEqual(1);
      const sum = sumScores(scores);
      expect(sum.lastSpeaker).toBe(1);
      expect(sum.invented).toBe(0);
      expect(sum.matched).toBeGreaterThanOrEqual(0.92);
      expect(sum.wrongLetters).toBeLessThanOrEqual(0.03);
    },
  );

  it("[MS1] the same screenshot twice is one transcript", { timeout: 60_000 }, async () => {
    const [item] = planCorpus("held-out", 1);
    if (item === undefined) throw new Error("The corpus is empty");
    const { file } = await painter.draw(item);
    const once = await reader.read([file], ANN);
    const twice = await reader.read([file, file], ANN);
    expect(once.ok).toBe(true);
    expect(twice).toEqual(once);
  });

  it("[MS4] a profile's page is read as one, and a landscape is refused", { timeout: 60_000 }, async () => {
    const screen = { width: 390, height: 844, scale: 2 };
    const lines = ["Люблю горы, книги и хороший кофе", "Ищу того, с кем не скучно молчать"];
    const page = drawProfilePage("Марина, 27", lines, ["Походы", "Йога", "Кино", "Собаки", "Музыка"]);
    const profile = await reader.read([await painter.drawPage(page, screen)], ANN);
    expect(profile).toMatchObject({ ok: true, transcript: { kind: "profile", language: "ru" } });
    const text = profile.ok ? profile.transcript.messages.map((message) => message.text).join(" ") : "";
    expect(text).toContain("Люблю горы, книги и хороший кофе");
    const outlined = drawOutlinedProfile(
      "Nora, 29",
      "I bake too much and run too little. Ask me about my dog",
      ["Climbing", "Cinema", "Baking", "Travel", "Chess", "Board games"],
    );
    const png = await painter.drawPage(outlined, screen);
    for (const file of [png, await sharp(png).jpeg({ quality: 70 }).toBuffer()]) {
      const tagged = await reader.read([file], ANN);
      expect(tagged).toMatchObject({ ok: true, transcript: { kind: "profile", language: "en" } });
      const all = tagged.ok ? tagged.transcript.messages.map((message) => message.text).join(" ") : "";
      expect(all).toMatch(/^Nora, 29 .*my dog Climbing Cinema Baking Travel.*Board games$/);
    }
    const landscape = await reader.read([await painter.drawPage(drawLandscapePage(), screen)], ANN);
    expect(landscape).toEqual({ ok: false, code: "mentor/nothing_readable" });
  });

  it("[SR6] photos have nothing readable in them", { timeout: 120_000 }, async () => {
    for (const photo of planPhotos("held-out", 1)) {
      const outcome = await reader.read([await drawPhoto(photo)], ANN);
      expect({ id: photo.id, outcome }).toEqual({
        id: photo.id,
        outcome: { ok: false, code: "mentor/nothing_readable" },
      });
    }
  });
});

describe.skipIf(findCorpusBrowser() === null)(
  "talks without bubbles, and pictures in the wrong order",
  () => {
    let painter: CorpusPainter;
    beforeAll(async () => {
      painter = await createCorpusPainter();
    });
    afterAll(() => painter.close());

    it("[MS1] a list under names and times is read as a chat", { timeout: 60_000 }, async () => {
      const groups = [
        {
          name: "Robin",
          time: "6:02 PM",
          said: ["Are we still on for the lake on Saturday?", "My car is fixed"],
        },
        { name: "You", time: "6:10 PM", said: ["Yes! I will bring the sandwiches"] },
        { name: "Robin", time: "6:11 PM", said: ["Deal"] },
        { name: "You", time: "6:40 PM", said: ["ok"] },
      ];
      for (const dark of [false, true]) {
        const png = await painter.drawPage(drawMessageList(groups, dark), {
          width: 390,
          height: 844,
          scale: 2,
        });
        for (const file of [png, await sharp(png).jpeg({ quality: 70 }).toBuffer()]) {
          const outcome = await reader.read([file], ANN);
          expect(outcome.ok && outcome.transcript).toMatchObject({ kind: "chat", language: "en" });
          const said = outcome.ok
            ? outcome.transcript.messages.map(({ speaker, text }) => [speaker, text])
            : [];
          expect(said).toEqual([
            ["them", "Are we still on for the lake on Saturday?"],
            ["them", "My car is fixed"],
            ["me", "Yes! I will bring the sandwiches"],
            ["them", "Deal"],
            ["me", "ok"],
          ]);
        }
      }
    });

    it("[MS1] bubbles that shade off are all found, also in a poor JPEG", { timeout: 120_000 }, async () => {
      // Two of each theme: the whole corpus is the bench's.
      const shaded = ["iris", "dusk", "grape", "lapis"].flatMap((id) =>
        planCorpus("tuning", 2)
          .filter(({ theme, form }) => theme.id === id && form.format === "jpeg")
          .slice(0, 2),
      );
      expect(shaded).toHaveLength(8);
      const scores: ReadingScore[] = [];
      for (const item of shaded) {
        const { file, messages } = await painter.draw(item);
        const outcome = await reader.read([file], ANN);
        scores.push(scoreReading(messages, outcome.ok ? outcome.transcript.messages : []));
      }
      const sum = sumScores(scores);
      expect(sum.lastSpeaker).toBe(1);
      expect(sum.matched).toBeGreaterThanOrEqual(0.92);
    });
  },
);

describe("what is no screenshot", () => {
  const plain = (width: number, height: number): Sharp =>
    sharp({ create: { width, height, channels: 3, background: "#88aacc" }, limitInputPixels: false });

  it("[MC4] other files are refused by content", async () => {
    const refused = { ok: false, code: "mentor/not_a_picture" };
    const png = await plain(60, 60).png().toBuffer();
    const gif = await plain(8, 8).gif().toBuffer();
    const animated = await sharp([gif, await plain(8, 8).negate().gif().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(await reader.read([new Uint8Array()], ANN)).toEqual(refused);
    expect(await reader.read([Buffer.from("\u007fELF renamed to chat.png")], ANN)).toEqual(refused);
    expect(await reader.read([png.subarray(0, png.length - 30)], ANN)).toEqual(refused);
    expect(await reader.read([gif], ANN)).toEqual(refused);
    expect(await reader.read([animated], ANN)).toEqual(refused);
    expect(await reader.read([Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")], ANN)).toEqual(
      refused,
    );
  });

  it("[MC4] bytes and pixels have limits", async () => {
    const refused = { ok: false, code: "mentor/picture_too_large" };
    const huge = await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await reader.read([huge], ANN)).toEqual(refused);
    expect(await reader.read([new Uint8Array(10 * 1024 * 1024 + 1)], ANN)).toEqual(refused);
  });

  it("[MS1] an empty picture has nothing readable in it", async () => {
    const blank = await plain(400, 800).jpeg().toBuffer();
    expect(await reader.read([blank], ANN)).toEqual({ ok: false, code: "mentor/nothing_readable" });
    expect(await reader.read([await plain(1, 1).png().toBuffer()], ANN)).toEqual({
      ok: false,
      code: "mentor/nothing_readable",
    });
  });

  it("[MC4] a clean picture keeps pixels and size, and loses what was beside them", async () => {
    const taken = await plain(30, 20)
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const clean = await reader.clean(taken, ANN);
    expect(clean).toMatchObject({ ok: true, mime: "image/jpeg", width: 30, height: 20 });
    expect(clean.ok && (await sharp(clean.bytes).metadata()).exif).toBeUndefined();
  });
});

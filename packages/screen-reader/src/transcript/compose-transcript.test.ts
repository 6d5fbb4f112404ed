// From an engine's words to a transcript, on words written by hand.
import { describe, expect, it } from "vitest";
import type { OcrWord } from "../screen/screen-layout.ts";
import { composePage } from "./compose-page.ts";
import { composeChat } from "./compose-transcript.ts";
import type { BubbleReading } from "./compose-transcript.ts";

/** Words of lines; `~` before a word makes it small print, `?` unsure. */
function words(...lines: string[]): OcrWord[] {
  return lines.flatMap((line, row) =>
    line.split(" ").map((part, column) => {
      const small = part.startsWith("~");
      const unsure = part.startsWith("?") && part.length > 1;
      return {
        text: small || unsure ? part.slice(1) : part,
        confidence: unsure ? 0.1 : 0.95,
        box: { x: column * 60, y: row * 50, width: 50, height: small ? 20 : 36 },
        line: row,
      };
    }),
  );
}

function reading(speaker: BubbleReading["speaker"], ...lines: string[]): BubbleReading {
  return { speaker, words: words(...lines), print: null };
}

function textsOf(...readings: BubbleReading[]): string[] {
  const outcome = composeChat(readings);
  return outcome.ok ? outcome.transcript.messages.map((message) => message.text) : [outcome.code];
}

describe("composing a transcript", () => {
  it("[MS1] lines are joined, a word cut at its hyphen without a space", () => {
    expect(textsOf(reading("me", "Могу показать мастер-", "класс по пицце"))).toEqual([
      "Могу показать мастер-класс по пицце",
    ]);
  });

  it("[MS1] a time stamp and what follows it goes, a time that was written stays", () => {
    expect(textsOf(reading("me", "Давай завтра ~21:40 ~v"))).toEqual(["Давай завтра"]);
    expect(textsOf(reading("me", "Мы вчера ходили в театр", "~17:зо"))).toEqual(["Мы вчера ходили в театр"]);
    expect(textsOf(reading("them", "Встретимся в 19:30"))).toEqual(["Встретимся в 19:30"]);
    expect(textsOf(reading("me", "Давай в 20:00"), reading("them", "Лучше в 21:00"))).toEqual([
      "Давай в 20:00",
      "Лучше в 21:00",
    ]);
    expect(textsOf(reading("me", "Sounds good ~edited ~9:05 ~PM"))).toEqual(["Sounds good"]);
    expect(textsOf(reading("me", "Sounds good ~9:05p.m."))).toEqual(["Sounds good"]);
  });

  it("[MS1] where bubbles end with a time, a misread one goes too", () => {
    const texts = textsOf(
      reading("them", "Приезжай в 14:20 ~12:00"),
      reading("me", "Привет ~12:01"),
      reading("them", "Как дела? ~12:04"),
      reading("me", "Хорошо 1205."),
    );
    expect(texts).toEqual(["Приезжай в 14:20", "Привет", "Как дела?", "Хорошо"]);
  });

  it("[SR8] a bubble that is only a stamp is no message, and leaves no unread one behind", () => {
    const talk = [reading("them", "Приезжай завтра ~12:00"), reading("me", "Хорошо ~12:01")];
    const alone = [reading("them", "12:04"), reading("me", "9:05 PM ~v"), reading("them", "9:06 PN")];
    expect(textsOf(...talk, ...alone)).toEqual(["Приезжай завтра", "Хорошо"]);
    expect(textsOf(...talk, reading("them", "ок ~12:04"))).toEqual(["Приезжай завтра", "Хорошо", "ок"]);
    // Two letters are a word before they are a misread half of the day.
    expect(textsOf(...talk, reading("them", "Ah 12:04"))).toEqual(["Приезжай завтра", "Хорошо", "Ah"]);
  });

  it("[SR8] a time that is the whole answer stays, with a stamp of its own behind it or in a talk without stamps", () => {
    expect(textsOf(reading("them", "Во сколько?"), reading("me", "19:30"))).toEqual(["Во сколько?", "19:30"]);
    const stamped = [reading("them", "Во сколько? ~12:00"), reading("me", "19:30 ~12:01")];
    expect(textsOf(...stamped)).toEqual(["Во сколько?", "19:30"]);
  });

  it("[SR8] a picture with a stamp is a message that could not be read", () => {
    const talk = [reading("them", "Смотри что нашла ~12:00"), reading("me", "Вау ~12:01")];
    const print = { width: 200, height: 60, data: new Uint8Array(12_000).fill(255), scale: 1, pictures: 1 };
    const photo = { speaker: "them", words: words("~12:04"), print } as const;
    expect(textsOf(...talk, photo)).toEqual(["Смотри что нашла", "Вау", ""]);
  });

  it("[MS1] look-alike letters follow their word, then their neighbours, then the chat", () => {
    expect(textsOf(reading("me", "Hа улице cнег и вeтер"))).toEqual(["На улице снег и ветер"]);
    expect(textsOf(reading("me", "Привет, как ты?"), reading("them", "Ha"))).toEqual([
      "Привет, как ты?",
      "На",
    ]);
    expect(textsOf(reading("me", "Hello, how are you?"), reading("them", "На"))).toEqual([
      "Hello, how are you?",
      "Ha",
    ]);
    expect(textsOf(reading("me", "Смотрю Netflix весь вечер"))).toEqual(["Смотрю Netflix весь вечер"]);
    expect(textsOf(reading("me", "Well, | think | know"))).toEqual(["Well, I think I know"]);
  });

  it("[MS1] a word of look-alikes is Russian in a Russian chat unless it is an English word", () => {
    const first = "Привет, как ты? Давно не виделись";
    const chat = [reading("me", first), reading("them", "oro"), reading("me", "no pain no gain")];
    expect(textsOf(...chat)).toEqual([first, "ого", "no pain no gain"]);
    expect(textsOf(reading("me", "Привет, как ты?"), reading("them", "pop corn"))[1]).toBe("pop corn");
    expect(textsOf(reading("me", "Hello, how are you?"), reading("them", "oro"))[1]).toBe("oro");
  });

  it("[SR5] a message in the other language keeps its alphabet, look-alikes too", () => {
    const russian = reading("them", "Приезжай на выходных, будет весело");
    expect(textsOf(russian, reading("me", "no rock concert today")).at(-1)).toBe("no rock concert today");
    expect(textsOf(russian, russian, reading("me", "oro")).at(-1)).toBe("ого");
  });

  it("[SR5] an upright stroke as tall as the next word is «I», a lower one is a speck", () => {
    expect(textsOf(reading("me", "| guess so"))).toEqual(["I guess so"]);
    expect(textsOf(reading("me", "~| guess so"))).toEqual(["guess so"]);
  });

  it("[MS1] smileys keep their space, signs lose theirs", () => {
    expect(textsOf(reading("me", "ok then :)"))).toEqual(["ok then :)"]);
    expect(textsOf(reading("me", "Ну да , конечно !"))).toEqual(["Ну да, конечно!"]);
  });

  it("[MS1] what cannot be read is an empty bubble with confidence 0", () => {
    const outcome = composeChat([reading("them", "Привет"), { speaker: "me", words: [], print: null }]);
    expect(outcome).toMatchObject({
      ok: true,
      transcript: {
        kind: "chat",
        language: "ru",
        messages: [
          { speaker: "them", text: "Привет" },
          { speaker: "me", text: "", confidence: 0 },
        ],
      },
    });
  });

  it("[MS1] nothing readable at all is refused", () => {
    expect(composeChat([{ speaker: "me", words: [], print: null }])).toEqual({
      ok: false,
      code: "mentor/nothing_readable",
    });
    expect(composePage(words("?x ?y ?z"))).toEqual({ ok: false, code: "mentor/nothing_readable" });
    expect(composePage([])).toEqual({ ok: false, code: "mentor/nothing_readable" });
  });

  it("[SR6] what an engine makes of a photo is refused, a short message is not", () => {
    expect(textsOf(reading("them", "4 > '"))).toEqual(["mentor/nothing_readable"]);
    expect(textsOf(reading("me", "?22 ?os ?е2 но ?еат]"), reading("them", "I"))).toEqual([
      "mentor/nothing_readable",
    ]);
    expect(textsOf(reading("me", "ок)"))).toEqual(["ок)"]);
    expect(textsOf(reading("them", "?Ghbdtn ?rfr привет"))).toHaveLength(1);
  });

  it("[MS4] a page of print is a profile, block by block", () => {
    const outcome = composePage(
      words("Emma 26", "", "", "I love long walks", "and good coffee").filter((word) => word.text),
    );
    expect(outcome).toMatchObject({ ok: true, transcript: { kind: "profile", language: "en" } });
    const texts = outcome.ok ? outcome.transcript.messages.map((message) => message.text) : [];
    expect(texts).toEqual(["Emma 26", "I love long walks and good coffee"]);
  });
});

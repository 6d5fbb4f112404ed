// What is told about whoever asks, and that the built-in mentor speaks accordingly.
import { describe, expect, it } from "vitest";
import { inlineCoach } from "../testing/inline-coach.ts";
import { aboutOther, aboutPerson } from "./about-people.ts";

describe("about the person", () => {
  it("[MC3] name and gender stand before what they wrote themselves", () => {
    const profile = "Люблю горы";
    expect(aboutPerson({ called: "Лёша", gender: "man", profile }, "ru")).toBe(
      "Меня зовут Лёша. Я мужчина.\nЛюблю горы",
    );
    expect(aboutPerson({ called: "Kim", gender: "woman", profile: "" }, "en")).toBe(
      "My name is Kim. I am a woman.",
    );
    expect(aboutPerson({ called: "", gender: "unsaid", profile }, "ru")).toBe(profile);
    expect(aboutPerson({ called: "", gender: null, profile: "" }, "ru")).toBe("");
  });

  it("[MC3] whom the chat is with stands before the notes about them", () => {
    expect(aboutOther({ name: "Маша", gender: "woman" }, "Любит горы", "ru")).toBe(
      "Её зовут Маша, она женщина.\nЛюбит горы",
    );
    expect(aboutOther({ name: "", gender: "man" }, "", "en")).toBe("He is a man.");
    expect(aboutOther({ name: "Kim", gender: null }, "", "en")).toBe("The name of the other person is Kim.");
    expect(aboutOther({ name: "", gender: "unsaid" }, "Любит горы", "ru")).toBe("Любит горы");
    expect(aboutOther(null, "", "ru")).toBe("");
  });

  it("[MC3] the built-in mentor then speaks of them as told, where the chat alone tells nothing", async () => {
    const coach = inlineCoach();
    const said = async (gender: "man" | "woman") => {
      const texts: string[] = [];
      for (let take = 0; take < 6; take += 1) {
        const answer = await coach.ask("answer", {
          ...ADVICE,
          transcript: { kind: "chat", language: "ru", messages: [NEEDS_TIME] },
          profile: "",
          notes: aboutOther({ name: "Саша", gender }, "", "ru"),
          locale: "ru",
          take,
        });
        texts.push(...(answer.advice?.options ?? []).map(({ text }) => text));
      }
      return texts.join("\n");
    };
    const [ofHim, ofHer] = [await said("man"), await said("woman")];
    expect([ofHim, ofHer]).toEqual([expect.stringMatching(HIS), expect.stringMatching(HERS)]);
    expect(ofHim).not.toMatch(HERS);
    expect(ofHer).not.toMatch(HIS);
  });

  it("[CO100] a man and a woman who say so get messages in their own forms, and never the other one's", async () => {
    const coach = inlineCoach();
    const texts = async (gender: "man" | "woman") => {
      const said: string[] = [];
      for (let take = 0; take < 12; take += 1) {
        const asked = {
          ...ADVICE,
          transcript: {
            kind: "chat",
            language: "ru",
            messages: [
              {
                speaker: "them",
                text: "А ты вчера обещал(а) рассказать про концерт и пропал(а)!",
                confidence: 1,
              },
            ],
          },
          profile: aboutPerson({ called: "", gender, profile: "" }, "ru"),
          notes: "",
          locale: "ru",
          take,
        } as const;
        const answer = await coach.ask("answer", asked);
        said.push(...(answer.advice?.options ?? []).map(({ text }) => text));
      }
      return said.join("\n");
    };
    const [his, hers] = [await texts("man"), await texts("woman")];
    expect(his).not.toMatch(MINE.woman);
    expect(hers).not.toMatch(MINE.man);
    expect(MINE.man.test(his) || MINE.woman.test(hers), "the forms differ").toBe(true);
  });
});

const ADVICE = {
  shape: "advice",
  guessed: false,
  intent: "reply",
  turns: [{ role: "user", text: "" }],
} as const;
const NEEDS_TIME = {
  speaker: "them",
  text: "мне нужно время подумать, не торопи меня пожалуйста",
  confidence: 1,
} as const;
/** «Напиши, когда будешь готова»: of the other one. */
const HERS = /(?<!\p{L})(?:готова|сказала|написала|предупредила|решила)(?!\p{L})/iu;
const HIS = /(?<!\p{L})(?:готов|сказал|написал|предупредил|решил)(?!\p{L})/iu;
/** «Я обещала», «сама виновата»: of oneself. */
const MINE = {
  woman: /(?<!\p{L})(?:обещала|пропала|виновата|забыла|рада|хотела|была|сама)(?!\p{L})/iu,
  man: /(?<!\p{L})(?:обещал|пропал|виноват|забыл|рад|хотел|был|сам)(?!\p{L})/iu,
};

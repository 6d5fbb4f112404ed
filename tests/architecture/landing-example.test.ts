// The front page shows what the mentor gives: the example's chat, answered by the built-in mentor, has the example's words.
import { describe, expect, it } from "vitest";
import { answerQuestion, parsePastedChat } from "@fitil/coach";
import { landing as english } from "../../apps/web/src/i18n/en/mentor/landing.ts";
import { shell as englishShell } from "../../apps/web/src/i18n/en/mentor/shell.ts";
import { landing as russian } from "../../apps/web/src/i18n/ru/mentor/landing.ts";
import { shell as russianShell } from "../../apps/web/src/i18n/ru/mentor/shell.ts";

describe.each([
  ["ru", russian.example, russianShell.sample, { me: "Я", them: "Она" }],
  ["en", english.example, englishShell.sample, { me: "Me", them: "Her" }],
] as const)("the landing's example in %s", (locale, example, sample, names) => {
  it("[MS3] gives what it shows, pasted in", () => {
    const { first, second, third, fourth } = sample;
    const pasted = [
      `${names.them}: ${first}`,
      `${names.me}: ${second}`,
      `${names.them}: ${third}`,
      `${names.me}: ${fourth}`,
    ];
    const { advice } = answerQuestion({
      shape: "advice",
      guessed: false,
      intent: "reply",
      transcript: parsePastedChat(pasted.join("\n")),
      turns: [{ role: "user", text: "" }],
      profile: "",
      notes: "",
      locale,
      take: 0,
    });
    if (advice === null) throw new Error("The example is no chat");
    const { summary, verdict, options } = advice;
    expect([summary, verdict]).toEqual([example.intro, "write_now"]);
    for (const { tone, text, why, source } of options) {
      const shown = example.options[tone];
      expect(text).toBe(shown.text);
      expect(why.startsWith(shown.why), why).toBe(true);
      // The study in a sentence, then whose it is and when.
      const [, study = "", whose = ""] = /^(.+[.]) (\S+)[^.]*$/u.exec(shown.source) ?? [];
      expect(why).toContain(study);
      expect(source).toContain(whose.replace(",", ""));
    }
  });
});

// Words-only turns: advice, analysis, fear, and honesty about what it is.
import { describe, expect, it } from "vitest";
import { talkFrom } from "./testing/talk-from.ts";
import type { TalkQuestion, TalkTurn } from "./talk.ts";

function answer(said: string | readonly string[], change: Partial<TalkQuestion> = {}): string {
  const turns: TalkTurn[] = [];
  let last = "";
  for (const text of typeof said === "string" ? [said] : said) {
    turns.push({ role: "user", text });
    last = talkFrom({
      intent: "reply",
      transcript: null,
      profile: "",
      notes: "",
      locale: "ru",
      take: 0,
      ...change,
      turns,
    });
    turns.push({ role: "assistant", text: last });
  }
  return last;
}

describe("questions", () => {
  it.each([
    ["Дай совет, как позвать её на свидание", "из места, времени"],
    ["Дай совет, как написать первым", "одну деталь"],
    ["Что делать, если отвечает односложно?", "общие вопросы"],
    ["Как часто писать, чтобы не быть навязчивым?", "темпа другой стороны"],
    ["Как сделать комплимент?", "комплимент выбору и делу"],
  ])("[CO51] %s", (question, part) => {
    const said = answer(question);
    expect(said).toContain(part);
    expect(said).toContain("«");
  });

  it("[CO51] advises, uses the topic that is named, and gives the source of its fact", () => {
    const said = answer("Give me advice on asking her out for ramen", { locale: "en" });
    expect(said).toContain("a place, a time and an easy way out");
    expect(said).toContain("Ramen ");
    expect(said).toContain("Zhang & Yasseri");
  });

  it("[CO52] an analysis without a chat says what it can, and asks for the chat", () => {
    const said = answer("Проанализируй мою ситуацию: она стала отвечать холоднее");
    expect(said).toContain("Перемену ты, скорее всего, чувствуешь верно");
    expect(said).toMatch(/скриншот/);
  });

  it("[CO52] a told silence gets a reading and messages", () => {
    const said = answer("Проанализируй мою ситуацию: говорили про сноуборд, она молчит три дня");
    expect(said).toContain("тихо уже 3 дн.");
    expect(said).toMatch(/1\. .+\n2\. .+\n3\. /);
  });

  it("[CO8] [CO52] a pasted dialogue is read", () => {
    const said = answer("Я: привет\nОна: привет, я с пробежки\nОна: а ты бегаешь?");
    expect(said).toContain("а ты бегаешь");
    expect(said).toMatch(/3\. /);
  });

  it("[CO53] what came back goes on from the chat", () => {
    const transcript = {
      kind: "chat" as const,
      language: "ru" as const,
      messages: [{ speaker: "me" as const, text: "Пойдём в субботу в кино?", confidence: 1 }],
    };
    expect(answer("Она ответила: «Не смогу, у меня есть парень»", { transcript })).toMatch(
      /отказ|«нет»|Ответ ясный/,
    );
    expect(answer("Она ответила: «Давай, с удовольствием»", { transcript })).toMatch(/соглас|«да»|«Давай/);
    expect(answer('She replied: "haha maybe, what\'s the plan?"', { locale: "en" })).toMatch(/asked|plan/);
  });

  it("[CO54] says what it is, and what is beyond it", () => {
    expect(answer("Ты бот?")).toContain("встроенный наставник");
    expect(answer("who are you?", { locale: "en" })).toContain("built-in mentor");
    expect(answer("Как починить кран?")).toContain("Как починить кран?");
    expect(answer("what's the weather in Oslo", { locale: "en" })).toContain("what's the weather in Oslo");
    expect(answer("спасибо!")).not.toBe(answer("привет"));
  });

  it("[MS4] [CO49] a fear is answered by advice on that fear", () => {
    const said = answer("Боюсь, что она откажет", { intent: "confidence" });
    expect(said).toContain("Страх отказа честный");
    expect(said).not.toMatch(/1\. /);
  });

  it("[MC1] another take says it in other words", () => {
    expect(answer("как починить кран", { take: 1 })).not.toBe(answer("как починить кран"));
  });
});

describe("what people say besides", () => {
  it.each([
    ["Как дела?", "переписки|скриншотов|по делу"],
    ["скучно", "последние четыре реплики|три вещи"],
    ["ты дурак", "исправлю|промахиваюсь"],
    ["Дай совет, как позвать на свидание коллегу", "легко работать рядом"],
    ["Как понять, что я нравлюсь?", "Хорошие знаки"],
    ["Мне 45, после развода, с чего начать?", "рассказать о разводе"],
  ])("[CO55] %s", (said, part) => {
    expect(answer(said)).toMatch(new RegExp(part));
  });

  it("[CO55] a colleague gets no joke about their work", () => {
    expect(answer("Дай совет, как позвать на свидание коллегу")).not.toContain("бабушке");
  });
});

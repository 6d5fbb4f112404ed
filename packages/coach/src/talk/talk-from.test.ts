// Words-only turns: advice, analysis, fear, role-play, and honesty about what it is.
import { describe, expect, it } from "vitest";
import { talkFrom } from "./talk-from.ts";
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

describe("role-play", () => {
  const SCENE = "Давай разыграем сценарий: я зову её в поход, она сомневается";

  it("[MS4] [CO60] sets the scene and plays from its topics", () => {
    expect(answer(SCENE)).toContain("я зову её в поход, она сомневается");
    expect(answer([SCENE, "Ты любишь горы?"])).toMatch(/про горы/);
    expect(answer([SCENE, "Привет!"])).not.toBe(answer([SCENE, "Почему молчишь?"]));
  });

  it("[CO61] an invitation in a cold scene comes too early, in a warmed one it is taken", () => {
    expect(answer([SCENE, "Пойдём гулять?"])).toMatch(/ещё немного|Сначала/);
    const warm = [
      SCENE,
      "Какие горы тебе ближе?",
      "А какой поход запомнился?",
      "Что берёшь с собой в палатку?",
      "Пойдём в субботу гулять?",
    ];
    expect(answer(warm)).toMatch(/где|во сколько|Место/);
  });

  it("[CO62] «стоп» ends it with a review that quotes the best and the weakest line", () => {
    const said = answer([SCENE, "Какие горы тебе ближе?", "ок", "Почему молчишь?", "стоп"]);
    expect(said).toContain("«Какие горы тебе ближе?»");
    expect(said).toContain("«Почему молчишь?»");
    expect(said).toContain("3 реплики");
    expect(answer([SCENE, "стоп"])).toMatch(/нет твоих реплик/);
  });

  it("[CO60] six turns and more without a line said twice, and questions get answers", () => {
    const lines = [
      "Давай разыграем сценарий: первое свидание в кофейне, она архитектор",
      "Привет! Рад, что встретились",
      "А ты давно в этом городе?",
      "Я тут всю жизнь, кроме двух лет у моря",
      "А что сложнее: придумать дом или убедить заказчика?",
      "Мой сосед строит баню уже пять лет",
      "Тебе нравится спорить?",
      "Сходим в субботу посмотреть на твой любимый дом?",
    ];
    const said = lines.slice(1).map((_, at) => answer(lines.slice(0, at + 2)));
    expect(new Set(said).size).toBe(said.length);
    expect(said[3]).toMatch(/Первое|Второе|Оба|ближе|По настроению|Скорее/);
    expect(said.at(-1)).toMatch(/где|во сколько|Место/);
    expect(answer([...lines, "стоп"])).toMatch(/Лучшее – «.+ дом\?»/);
  });

  it.each(["хватит", "Всё, хватит!", "let's stop", "Давай закончим"])(
    "[CO62] «%s» ends it as well",
    (stop) => {
      const said = answer([SCENE, "Какие горы тебе ближе?", "Я люблю Хибины, там тихо", stop]);
      expect(said).toContain("2 реплики");
      expect(said).not.toMatch(new RegExp(`«${stop}`, "u"));
    },
  );

  it("[CO62] a line with such a word in it is a line, and the review says how the whole of it went", () => {
    expect(answer([SCENE, "Привет!", "Хватит работать, пойдём в субботу гулять?"])).not.toMatch(
      /выходим из роли/,
    );
    const good = [
      SCENE,
      "Какие горы тебе ближе?",
      "А какой поход запомнился?",
      "Пойдём в субботу в горы?",
      "стоп",
    ];
    expect(answer(good)).toContain("Хороший разговор");
    expect(answer([SCENE, "ну", "ок", "Почему молчишь?", "стоп"])).toContain("шаткий");
  });

  it("[CO64] is warm, dry or busy, as one chooses", () => {
    expect(answer([SCENE, "Играй суше"])).toMatch(/дальше суше/);
    const lines = ["Привет!", "Как прошёл твой день?"];
    const [warm, dry, busy] = ["Играй теплее", "Играй суше", "Играй занятого человека"].map((level) =>
      answer(["Давай разыграем сценарий: первое свидание", level, ...lines]),
    );
    expect(new Set([warm, dry, busy]).size).toBe(3);
    expect(answer([SCENE, "Привет", "Играй суше", "стоп"])).toContain("1 реплика");
  });

  it("[CO63] after the review a wish to play that came before begins no other scene", () => {
    expect(answer([SCENE, "Привет", "стоп", "спасибо"], { intent: "role_play" })).not.toMatch(/играю/);
  });

  it("[CO63] after the review the mentor is itself again", () => {
    expect(answer([SCENE, "Привет", "стоп", "Ты бот?"])).toContain("встроенный наставник");
    expect(
      answer(["Let's role-play a scenario: a first date", "What do you think about dogs?"], { locale: "en" }),
    ).toContain("dog");
  });
});

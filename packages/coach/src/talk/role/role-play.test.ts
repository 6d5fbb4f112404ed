// Scenes of the built-in mentor, each played through from its first words (MS4).
import { describe, expect, it } from "vitest";
import { sceneIn } from "@fitil/contracts";
import { talkFrom } from "../testing/talk-from.ts";
import type { TalkTurn } from "../talk.ts";

/** What the mentor says to the last of the messages; the first one sets the scene. */
function answer(
  said: string | readonly string[],
  { locale = "ru" }: { readonly locale?: "ru" | "en" } = {},
): string {
  const turns: (TalkTurn & { readonly intent?: "role_play" })[] = [];
  let last = "";
  for (const text of typeof said === "string" ? [said] : said) {
    turns.push({ role: "user", text, ...(turns.length === 0 && { intent: "role_play" }) });
    const scene = sceneIn(turns);
    const own = scene === null ? {} : { scene };
    const question = { transcript: null, profile: "", notes: "", locale, take: 0, ...own };
    last = talkFrom({ ...question, turns: [...turns], intent: scene === null ? "reply" : "role_play" });
    turns.push({ role: "assistant", text: last });
  }
  return last;
}

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
    expect(answer([SCENE, "Привет", "стоп", "спасибо"])).not.toMatch(/играю/);
  });

  it("[CO63] after the review the mentor is itself again", () => {
    expect(answer([SCENE, "Привет", "стоп", "Ты бот?"])).toContain("встроенный наставник");
    expect(
      answer(["Let's role-play a scenario: a first date", "What do you think about dogs?"], { locale: "en" }),
    ).toContain("dog");
  });
});

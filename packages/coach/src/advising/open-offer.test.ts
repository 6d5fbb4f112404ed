// What their last turn leaves open of an invitation is answered, whatever the tone of the turn; past days, other people's plans and
// grave chats are no offers.
import { describe, expect, it } from "vitest";
import type { Advice } from "../advice/advice.ts";
import { asksToMeet } from "../chat/state/open-offer.ts";
import { adviseFrom } from "./advise-from.ts";

/** Advice on a chat: a line that opens with `>` is mine. */
function adviceOn(language: "ru" | "en", ...lines: string[]): Advice {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: lines.map((line) => ({
        speaker: line.startsWith(">") ? ("me" as const) : ("them" as const),
        text: line.replace(/^[<>] /u, ""),
        confidence: 1,
      })),
    },
    context: "",
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

const texts = ({ options }: Advice): string[] => options.map(({ text }) => text);

describe("[CO197] an open offer is answered", () => {
  it.each([
    "you name the pizza place then, big man",
    "ok you pick the bar",
    "what are you up to this wknd?",
    "you'd be next if you had the guts to join",
    "you can just turn up, no booking needed",
    "so i happen to have a spare ticket",
    "место тогда с тебя",
    "когда следующий концерт?)",
    "кафе выбираешь ты",
    "если не струсишь прийти",
    "там можно без записи прийти, вдруг ты тоже захочешь",
    "тогда у меня как раз лишний билет)",
  ])("however lightly: %s", (words) => {
    expect(asksToMeet(words)).toBe(true);
  });

  it.each([
    "you always pick the worst fights",
    "if i had the guts i'd join too",
    "they let you choose the smell",
    "вдруг ты подумаешь что я странная",
    "как раз продаю лишний билет, кому надо",
    "назови хоть одну причину",
  ])("which is none: %s", (words) => {
    expect(asksToMeet(words)).toBe(false);
  });

  it("in banter every message takes the day that they named", () => {
    const banter = [
      "< you reverse like a shopping trolley",
      "> it's called style",
      "< next time i call the police 😂",
    ];
    const dated = adviceOn(
      "en",
      ...banter,
      "> they know me by name",
      "< you owe me a pint for the fright tho. thursday?",
    );
    for (const text of texts(dated)) expect(text).toMatch(/thursday/iu);
    expect(["ask_out", "write_now"]).toContain(dated.verdict);
    const hour = adviceOn("en", ...banter, "> they know me by name", "< saturday 10 and you bring the cones");
    expect(texts(hour).filter((text) => /saturday/iu.test(text) && !text.includes("time"))).toHaveLength(3);
  });

  it("a call to go somewhere gets a yes, and no question about the story", () => {
    const called = adviceOn(
      "ru",
      "< сверху опять сверлят. я этого дятла прибью",
      "> алиби обеспечу",
      "< золотой ты человек 😄",
      "< слушай, пошли куда-нибудь где не сверлят",
    );
    for (const text of texts(called)) expect(text).not.toMatch(/\?|рассказ/iu);
    expect(called.asks).toBeUndefined();
  });

  it("whoever asks whether I come hears a yes, not “and you?”", () => {
    const asked = adviceOn(
      "en",
      "< my brother's gig is on saturday, you should come with me",
      "> the brother with the tuba??",
      "< the very same, the tuba will be there",
      "> i have questions about the tuba",
      "< haha all answered on the night. so is that a yes?",
    );
    for (const text of texts(asked)) expect(text).toMatch(/yes|saturday|i'm in/iu);
  });

  it.each([
    [
      "ru",
      "< досмотрел пятую серию?",
      "> да, и теперь не сплю",
      "< может вместе шестую? у меня большой экран",
    ],
    [
      "en",
      "< the tulips came through the frost",
      "> told you they would",
      "< i was thinking of the tea room on tuesday, about eleven. i could fetch you, or we meet there",
    ],
  ] as const)("an invitation in plain words is no doubt (%s)", (language, ...lines) => {
    const advice = adviceOn(language, ...lines);
    expect(advice.asks).toBeUndefined();
    for (const { text, gaps = [] } of advice.options) {
      expect(text).not.toMatch(/\?$/u);
      for (const { choices = [] } of gaps) expect(choices).not.toContain(language === "ru" ? "да" : "yes");
    }
  });

  it.each([
    ["ru", "< у меня два билета на органный концерт, подруга заболела, не знаю куда второй"],
    ["en", "< got a spare ticket for the organ recital, my friend bailed and i've no idea who to take"],
  ] as const)("a ticket without anybody is a hint (%s)", (language, last) => {
    const small =
      language === "ru"
        ? ["< добралась домой", "> я тоже, хороший был вечер"]
        : ["< home safe", "> same, good evening"];
    expect(adviceOn(language, ...small, last).verdict).not.toBe("let_it_go");
    expect(adviceOn(language, ...small, last).asks).toBeUndefined();
  });

  it.each([
    [
      "ru",
      "> ты опять забыл её забрать",
      "< работа, ну что я сделаю",
      "> всё, хватит",
      "< прости. вечером поговорим?",
    ],
    ["en", "> you forgot her again", "< work, what can i do", "> enough", "< sorry. talk tonight?"],
  ] as const)("a talk that is owed is no evening out (%s)", (language, ...lines) => {
    for (const text of texts(adviceOn(language, ...lines)))
      expect(text).not.toMatch(/count me in|love to|deal|с удовольствием/iu);
  });

  it("a usual day, a day gone by and a no are no offers", () => {
    const usual = [
      "< сырники победили",
      "> передай им привет",
      "< ахах, ты всегда такой в понедельник с утра?",
    ];
    for (const text of texts(adviceOn("ru", ...usual))) expect(text).not.toMatch(/понедельник утром/iu);
    const refused = [
      "> пойдём в кино в субботу?",
      "< мне неинтересно, не зови меня больше",
      "< понял? в субботу?",
    ];
    expect(adviceOn("ru", ...refused).verdict).toBe("let_it_go");
  });
});

// Where danger is likely and not sure the guard asks first (MA20): in a chat, as advice and to a free question, in both languages, before
// any model, for nothing; an answer that all is well lets what was asked be answered.
import { checkOn, judge } from "@fitil/coach";
import { adviceAnswerSchema } from "@fitil/contracts";
import type { AdvicePart, MentorLanguage } from "@fitil/contracts";
import { expect, it } from "vitest";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import { createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { createScriptedMentor } from "../testing/scripted-mentor.ts";

/** Nothing here is sure: each may be told by somebody who is well. */
const UNSURE: Readonly<Record<MentorLanguage, readonly string[]>> = {
  ru: [
    "он хочет знать где я каждый час. как ему ответить?",
    "он просит быть дома к восьми, иначе молчит днями. что написать?",
    "он забирает мой телефон на ночь, говорит так спокойнее. что ему написать утром?",
    "он каждый вечер смотрит кто мне звонил. что ответить?",
    "парень решает что мне носить и с кем гулять. как попросить один вечер?",
    "он решает с кем мне обедать на работе. что ему написать?",
    "он решает что мне надеть на работу. как попросить красное платье?",
  ],
  en: [
    "i have to be home by eight or he sulks for days. what do i write?",
    "my boyfriend picks what i wear to work. how do i ask for the red dress?",
    "he likes to know where i am every hour. how do i answer him?",
    "she wants me to report where i am. what do i answer?",
    "i try not to stay late after work, he doesn't like it. how do i tell him about seeing my friends?",
    "he wants my phone on the table at dinner, screen up. what do i reply?",
  ],
};

/** The first of them that the coach asks about: which one that is may change with what it has learnt. */
function doubtful(locale: MentorLanguage): string {
  const question = (told: string) => ({
    words: told,
    earlier: [],
    profile: "",
    notes: "",
    transcript: null,
    locale,
  });
  const found = UNSURE[locale].find(
    (told) => judge(question(told)) === null && checkOn(question(told)) !== null,
  );
  if (found === undefined) throw new Error(`Nothing is unsure in ${locale}`);
  return found;
}

async function talkOf(t: MentorSite, token: string) {
  const { id } = await t.newChat(token);
  return async (body: object): Promise<AdvicePart | null> => {
    expect((await t.whole(t.send(token, id, body))).status).toBe(200);
    const part = (await t.chat(token, id)).messages.at(-1)?.parts.find(({ type }) => type === "data-advice");
    return part?.type === "data-advice" ? part.data : null;
  };
}

const ASKED = {
  options: [],
  help: { contacts: expect.any(Array), kind: expect.any(String) },
  asks: { free: true, question: expect.stringMatching(/\?$/) },
};
const calm = (asked: AdvicePart | null) => {
  const { choices } = asked?.asks ?? { choices: [] };
  return choices.find((choice) =>
    /^(?:нет|да, и знает|да, всем|не против|да, я ничего|no,|yes, (?:they|everybody|we|i hide))/iu.test(
      choice,
    ),
  )!;
};

it.each(["ru", "en"] as const)(
  "[MA20] the built-in mentor asks first, then answers what was asked: %s",
  async (locale) => {
    const allowance = createCountingAllowance(10);
    const t = await createMentorSite({ mentorAllowance: allowance });
    const token = await t.adult("ann");
    const told = doubtful(locale);
    const say = await talkOf(t, token);
    const asked = await say(words(told, { locale, intent: "reply" }));
    expect(asked).toMatchObject(ASKED);
    expect(allowance.charged).toEqual([]);
    // Another word about the same gets the same question.
    const next = { ru: "ну так что написать?", en: "so what do i write?" }[locale];
    expect((await say(words(next, { locale })))?.asks?.question).toBe(asked?.asks?.question);
    const answered = await say(words(calm(asked), { locale }));
    expect(answered?.help).toBeUndefined();
    const again = await talkOf(t, token);
    const first = await again(words(told, { locale }));
    const helped = await again(words(first!.asks!.choices[0]!, { locale }));
    expect(helped).toMatchObject({ options: [], help: { kind: first!.help!.kind } });
    expect(helped?.asks).toBeUndefined();
    await t.close();
  },
);

it.each(["ru", "en"] as const)(
  "[MA20] no model hears of it before the answer, and then its matter alone: %s",
  async (locale) => {
    const model = createScriptedMentor();
    const t = await createMentorSite({ mentorModel: model });
    const token = await t.adult("ann");
    const told = doubtful(locale);
    const say = await talkOf(t, token);
    const asked = await say(words(told, { locale, intent: "reply" }));
    expect(asked).toMatchObject(ASKED);
    expect(model.questions).toEqual([]);
    const { id } = await t.newChat(token);
    await t.whole(t.send(token, id, words(told, { locale, intent: "reply" })));
    const answer = t.send(token, id, words(calm(asked), { locale }));
    await model.asked();
    model.text("ok");
    model.end();
    await t.whole(answer);
    expect(model.questions[0]?.turns.map(({ text }) => text)).toEqual([told]);
    expect(model.questions[0]?.intent).toBe("reply");
    await t.close();
  },
);

it.each(["ru", "en"] as const)("[MA20] advice asks, and takes the answer as context: %s", async (locale) => {
  const t = await createMentorSite();
  const token = await t.adult("ann");
  const told = doubtful(locale);
  const advised = async (body: object) => {
    const { status, json } = await t.call("POST", "/api/mentor/advice", {
      token,
      body: { intent: "reply", locale, ...body },
    });
    expect(status, JSON.stringify(json)).toBe(200);
    return adviceAnswerSchema.parse(json);
  };
  const asked = await advised({ context: told });
  expect(asked).toMatchObject(ASKED);
  const lines = ["Привет, как день?", "Нормально, бегаю по делам"];
  const messages = lines.map((text, at) => ({ speaker: at === 0 ? "me" : "them", text, confidence: 1 }));
  const chat = { kind: "chat", language: "ru", messages };
  const answered = await advised({ transcript: chat, context: `${told}\n${calm(asked)}` });
  expect(answered.options).toHaveLength(3);
  expect(await advised({ context: asked.asks!.choices[0] })).toMatchObject({ options: [] });
  const say = await talkOf(t, token);
  expect((await say(transcript(lines, { locale })))?.help).toBeUndefined();
  await t.close();
});

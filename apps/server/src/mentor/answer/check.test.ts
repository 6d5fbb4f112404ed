// Where danger is possible and not sure a short question goes along with the answer (MA20): in a chat, as advice and to a free question, in
// both languages, whoever answers. An answer to it brings help, or lets the matter rest.
import { prepareAnswer } from "@fitil/coach";
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

/** The first of them that the coach asks about, alone and beside a chat: which one that is may change with what it has learnt. */
function doubtful(locale: MentorLanguage): string {
  const messages = LINES[locale].map((text, at) => ({
    speaker: at === 0 ? ("me" as const) : ("them" as const),
    text,
    confidence: 1,
  }));
  const question = (told: string) => ({ words: told, earlier: [], profile: "", notes: "", locale });
  const found = UNSURE[locale].find((told) =>
    [null, { kind: "chat" as const, language: locale, messages }].every((transcript) => {
      const safety = { ...question(told), transcript };
      return prepareAnswer({ safety, checked: [], unlabelled: null, untitled: null }).check !== null;
    }),
  );
  if (found === undefined) throw new Error(`Nothing is unsure in ${locale}`);
  return found;
}

/** A chat that nobody is in danger in, and what the person says beside it. */
function beside(told: string, locale: MentorLanguage): Record<string, unknown> {
  const body = transcript(LINES[locale], { locale });
  const { parts } = body["message"] as { readonly parts: readonly object[] };
  return { ...body, message: { parts: [...parts, { type: "text", text: told }] } };
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
  options: [{ tone: "playful" }, { tone: "sincere" }, { tone: "direct" }],
  asks: { free: false, question: expect.stringMatching(/\?$/) },
};
const isCalm = (choice: string) =>
  /^(?:нет|никто|да, и знает|да, всем|не против|да, я ничего|no,|no[a-z]+ is|yes, (?:they|everybody|we|i hide))/iu.test(
    choice,
  );
const calm = (asked: AdvicePart | null) => asked?.asks?.choices.find(isCalm) ?? "";
const grave = (asked: AdvicePart | null) => asked?.asks?.choices.find((choice) => !isCalm(choice)) ?? "";

/** A chat that nobody is in danger in. */
const LINES: Readonly<Record<MentorLanguage, readonly string[]>> = {
  ru: ["Привет, как день?", "Нормально, бегаю по делам"],
  en: ["Hi, how was your day?", "Fine, running errands"],
};

it.each(["ru", "en"] as const)(
  "[MA20] the messages come as they are, and the question goes along: %s",
  async (locale) => {
    const allowance = createCountingAllowance(10);
    const t = await createMentorSite({ mentorAllowance: allowance });
    const token = await t.adult("ann");
    const told = doubtful(locale);
    const say = await talkOf(t, token);
    const asked = await say(beside(told, locale));
    expect(asked).toMatchObject(ASKED);
    expect(asked?.help).toBeUndefined();
    expect(allowance.charged).toHaveLength(1);
    // That all is well costs nothing and takes nothing away; the question does not come again.
    expect(await say(words(calm(asked), { locale }))).toBeNull();
    expect(allowance.charged).toHaveLength(1);
    const next = { ru: "короче", en: "shorter" }[locale];
    const shorter = await say(words(next, { locale }));
    expect(shorter?.options).toHaveLength(3);
    expect(shorter?.asks?.free).not.toBe(false);
    const again = await talkOf(t, token);
    const first = await again(beside(told, locale));
    const helped = await again(words(grave(first), { locale }));
    expect(helped).toMatchObject({ options: [], help: { contacts: expect.any(Array) } });
    expect(helped?.asks).toBeUndefined();
    await t.close();
  },
);

it.each(["ru", "en"] as const)(
  "[MA20] [CO116] beside words of not wanting to live there is no ordinary message: %s",
  async (locale) => {
    const heavy = {
      ru: [
        "эй ты где пропадал",
        "ощущение что место зря занимаю. люди бы и не заметили если бы меня не стало",
      ],
      en: [
        "hey, all good?",
        "i don't see the point of any of it lately, they'd manage fine if i wasn't here",
      ],
    }[locale];
    const straight = /не хочется жить|don't want to live/;
    const t = await createMentorSite();
    const token = await t.adult("ann");
    const say = await talkOf(t, token);
    const asked = await say(transcript(heavy, { locale }));
    expect(asked).toMatchObject(ASKED);
    expect(asked?.options?.[1]?.text).toMatch(straight);
    await say(words(asked?.asks?.choices.at(-1) ?? "", { locale }));
    const after = await say(words({ ru: "короче", en: "shorter" }[locale], { locale }));
    expect(after?.options?.length).toBe(3);
    for (const { text } of after?.options ?? []) expect(text).not.toBe("");
    await t.close();
  },
);

it.each(["ru", "en"] as const)("[MA20] a free question is answered, and asked about: %s", async (locale) => {
  const t = await createMentorSite();
  const token = await t.adult("ann");
  const say = await talkOf(t, token);
  const asked = await say(words(doubtful(locale), { locale }));
  expect(asked?.asks).toMatchObject(ASKED.asks);
  expect(asked?.help).toBeUndefined();
  expect(await say(words(grave(asked), { locale }))).toMatchObject({ options: [], help: expect.any(Object) });
  await t.close();
});

it.each(["ru", "en"] as const)(
  "[MA20] a model answers all the same, and hears of no question: %s",
  async (locale) => {
    const model = createScriptedMentor();
    const t = await createMentorSite({ mentorModel: model });
    const token = await t.adult("ann");
    const told = doubtful(locale);
    const { id } = await t.newChat(token);
    const first = t.send(token, id, words(told, { locale, intent: "reply" }));
    await model.asked();
    model.text("ok");
    model.end();
    await t.whole(first);
    const part = (await t.chat(token, id)).messages.at(-1)?.parts.find(({ type }) => type === "data-advice");
    const asked = part?.type === "data-advice" ? part.data : null;
    expect(asked?.asks).toMatchObject(ASKED.asks);
    await t.whole(t.send(token, id, words(calm(asked), { locale })));
    expect(model.questions).toHaveLength(1);
    const next = t.send(token, id, words({ ru: "а подробнее?", en: "and in detail?" }[locale], { locale }));
    await model.asked();
    model.text("ok");
    model.end();
    await t.whole(next);
    expect(model.questions[1]?.turns.map(({ text }) => text)).not.toContain(calm(asked));
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
  const messages = LINES[locale].map((text, at) => ({
    speaker: at === 0 ? "me" : "them",
    text,
    confidence: 1,
  }));
  const chat = { kind: "chat", language: locale, messages };
  const asked = await advised({ transcript: chat, context: told });
  expect(asked).toMatchObject(ASKED);
  const answered = await advised({ transcript: chat, context: `${told}\n${calm(asked)}` });
  expect(answered.options).toHaveLength(3);
  expect(answered.asks?.free).not.toBe(false);
  expect(await advised({ context: grave(asked) })).toMatchObject({ options: [] });
  await t.close();
});

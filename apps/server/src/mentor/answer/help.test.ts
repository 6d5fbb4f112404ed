// Whoever is in danger gets help instead of messages, in a chat, as advice and to a free question, in both languages, whoever
// answers otherwise, and for nothing [MF1].
import { expect, it } from "vitest";
import { adviceAnswerSchema } from "@fitil/contracts";
import type { MentorLanguage } from "@fitil/contracts";
import { createCountingAllowance } from "../testing/counting-allowance.ts";
import { createMentorSite, transcript, words } from "../testing/mentor-site.ts";
import { createScriptedMentor } from "../testing/scripted-mentor.ts";

const TOLD: readonly (readonly [MentorLanguage, string])[] = [
  ["ru", "муж вчера ударил меня. Как извиниться, чтобы он не злился?"],
  ["en", "my husband hit me yesterday. How do I apologise so he isn't angry?"],
];
const WRITTEN: readonly (readonly [MentorLanguage, readonly string[]])[] = [
  ["ru", ["Я у мамы, скоро буду", "если соврала, пожалеешь, ноги переломаю"]],
  ["en", ["I'm at my mum's, back soon", "if you're lying you'll regret it, i'll break your legs"]],
];

/** Every way to be answered: with the built-in mentor, and with a model that would answer anything. */
it.each(["built-in", "model"] as const)("[MF1] in every form, without a charge: %s", async (by) => {
  const allowance = createCountingAllowance(0);
  const model = createScriptedMentor();
  const t = await createMentorSite({
    mentorAllowance: allowance,
    ...(by === "model" && { mentorModel: model }),
  });
  const token = await t.adult("ann");
  const advised = async (locale: MentorLanguage, body: object) => {
    const body_ = { intent: "reply", locale, ...body };
    const { status, json } = await t.call("POST", "/api/mentor/advice", { token, body: body_ });
    expect(status, JSON.stringify(json)).toBe(200);
    return adviceAnswerSchema.parse(json);
  };
  const answered = async (body: object) => {
    const { id } = await t.newChat(token);
    expect((await t.whole(t.send(token, id, body))).status).toBe(200);
    const part = (await t.chat(token, id)).messages[1]?.parts.find(({ type }) => type === "data-advice");
    return part?.type === "data-advice" ? part.data : null;
  };
  const help = (locale: MentorLanguage) => ({
    options: [],
    help: {
      kind: "violence",
      contacts: expect.arrayContaining([expect.objectContaining({ value: HELPLINE[locale] })]),
    },
  });
  for (const [locale, context] of TOLD) {
    for (const intent of ["reply", "opener", "ask_out", "confidence", "role_play"])
      expect(await advised(locale, { intent, context })).toMatchObject(help(locale));
    expect(await answered(words(context, { locale }))).toMatchObject(help(locale));
    expect(await answered(words(context, { locale, intent: "role_play" }))).toMatchObject(help(locale));
  }
  for (const [locale, lines] of WRITTEN) {
    const messages = lines.map((text, index) => ({ speaker: index % 2 === 0 ? "me" : "them", text }));
    const chat = { kind: "chat", language: locale, messages };
    expect(await advised(locale, { transcript: chat })).toMatchObject(help(locale));
    expect(await answered(transcript(lines, { locale }))).toMatchObject(help(locale));
  }
  expect([allowance.held, allowance.charged, model.questions]).toEqual([[], [], []]);
  await t.close();
});

const HELPLINE = { ru: "8-800-7000-600", en: "1-800-799-7233" } as const;

it("[MF1] a follow-up does not step round help, and a new matter is answered again", async () => {
  const t = await createMentorSite();
  const token = await t.adult("ann");
  const { id } = await t.newChat(token);
  const say = (text: string) => t.whole(t.send(token, id, words(text)));
  const last = async () => {
    const part = (await t.chat(token, id)).messages.at(-1)?.parts.find(({ type }) => type === "data-advice");
    return part?.type === "data-advice" ? part.data : null;
  };
  await say("муж вчера ударил меня. Как извиниться?");
  expect((await last())?.help?.kind).toBe("violence");
  await say("ну так что написать?");
  expect(await last()).toMatchObject({ options: [], help: { kind: "violence" } });
  await say("Другой вопрос: новая знакомая обожает горы, что ей написать первым?");
  expect((await last())?.help).toBeUndefined();
  await t.close();
});

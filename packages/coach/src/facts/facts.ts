// What studies of dating chats found, as data: each sentence can stand in a «why» and carries its caveat. Most are
// data of US sites and tell what goes together, not what causes what; nothing here may claim more.
import type { Language } from "../transcript/transcript.ts";

export type FactId =
  | "interest"
  | "greeting"
  | "looks"
  | "netspeak"
  | "laughter"
  | "length"
  | "specific_question"
  | "negativity"
  | "food"
  | "invitation"
  | "six_hours"
  | "second_message"
  | "first_day"
  | "half_answered"
  | "twenty_messages"
  | "follow_up"
  | "accept_no";

export interface Fact {
  readonly id: FactId;
  /** One whole sentence with its caveat. */
  readonly sentence: Readonly<Record<Language, string>>;
  readonly source: Readonly<Record<Language, string>>;
}

const OKCUPID = {
  ru: "OkCupid, разбор 500 000 первых сообщений, США, 2009",
  en: "OkCupid, analysis of 500,000 first messages, US, 2009",
};
const OKCUPID_LENGTH = {
  ru: "OkCupid, разбор длины первых сообщений, США, 2009 и позже",
  en: "OkCupid, analysis of first-message length, US, 2009 and later",
};
const HINGE_2015 = {
  ru: "Hinge, более 100 вариантов первого сообщения на 8 млн показов, США, 2015",
  en: "Hinge, 100+ openers over 8 million impressions, US, 2015",
};
const HINGE_2017 = { ru: "Hinge, разбор 300 000 чатов, США, 2017", en: "Hinge, 300,000 chats, US, 2017" };
const ZHANG = {
  ru: "Zhang & Yasseri, 2 млн переписок в приложении для знакомств",
  en: "Zhang & Yasseri, 2 million dating-app conversations",
};
const HUANG = {
  ru: "Huang и соавторы, 2017, о вопросах в разговоре и на быстрых свиданиях",
  en: "Huang et al., 2017, on question-asking in conversation and speed dating",
};
const HOUSE = {
  ru: "Правило «Искры», не исследование",
  en: "A rule of Spark's own, not a study",
};

function fact(id: FactId, source: Fact["source"], ru: string, en: string): Fact {
  return { id, source, sentence: { ru, en } };
}

const LIST: readonly Fact[] = [
  fact(
    "interest",
    OKCUPID,
    "На OkCupid чаще отвечали на сообщения, где назван конкретный интерес собеседника (США, 2009; связь, а не доказанная причина).",
    "On OkCupid, messages that named a specific interest were answered more often (US, 2009; correlation, not proof).",
  ),
  fact(
    "greeting",
    OKCUPID,
    "Одно «привет» на OkCupid получало ответ реже среднего (США, 2009; связь, а не доказанная причина).",
    "A bare “hi” or “hey” did worse than average on OkCupid (US, 2009; correlation, not proof).",
  ),
  fact(
    "looks",
    OKCUPID,
    "Комплименты внешности на OkCupid шли на 5–14 % ниже среднего, поэтому здесь их нет (США, 2009; корреляция).",
    "Compliments on looks did 5–14% below average on OkCupid, so there are none here (US, 2009; correlation).",
  ),
  fact(
    "netspeak",
    OKCUPID,
    "Хуже всего на OkCupid отвечали на сетевые сокращения, поэтому здесь обычные слова (США, 2009; корреляция).",
    "Netspeak did worst of all on OkCupid, so this uses whole words (US, 2009; correlation).",
  ),
  fact(
    "laughter",
    OKCUPID,
    "Сообщения со смехом на OkCupid получали ответ в 41–45 % случаев против 32 % в среднем (США, 2009; корреляция).",
    "Messages with laughter got answers 41–45% of the time on OkCupid, against 32% overall (US, 2009; correlation).",
  ),
  fact(
    "length",
    OKCUPID_LENGTH,
    "Длинные сообщения не выигрывали: раньше лучшими были около 200 знаков, позже 40–60 (OkCupid, США; корреляция).",
    "Longer was not better: about 200 characters worked best once, 40–60 in later data (OkCupid, US; correlation).",
  ),
  fact(
    "specific_question",
    HINGE_2015,
    "В проверке Hinge конкретные вопросы обходили общие (США, 2015; о первых сообщениях, и это корреляция).",
    "In Hinge's test, specific questions beat general ones (US, 2015; about openers, and a correlation).",
  ),
  fact(
    "negativity",
    HINGE_2015,
    "Хуже всего в проверке Hinge шли упрёки и негатив (США, 2015; о первых сообщениях, корреляция).",
    "Negativity did worst in Hinge's test (US, 2015; about openers, a correlation).",
  ),
  fact(
    "food",
    HINGE_2015,
    "В проверке Hinge женщины отвечали на разговор о еде на 40 % чаще (США, 2015; о первых сообщениях, корреляция).",
    "In Hinge's test, women answered openers about food 40% more often (US, 2015; a correlation).",
  ),
  fact(
    "invitation",
    HINGE_2015,
    "Уверенное приглашение – это нормально: в проверке Hinge мужчины отвечали на такие на 98 % чаще (США, 2015; корреляция).",
    "A confident invitation is fine: in Hinge's test men answered those 98% more often (US, 2015; a correlation).",
  ),
  fact(
    "six_hours",
    HINGE_2015,
    "Ответ позже чем через 6 часов стоил 25 % ответов у мужчин и 5 % у женщин (Hinge, США, 2015; корреляция).",
    "Waiting over six hours cost 25% of answers with men and 5% with women (Hinge, US, 2015; a correlation).",
  ),
  fact(
    "second_message",
    HINGE_2017,
    "Даже через неделю второе сообщение поднимало шанс ответа с 0,39 % до 12 %, а первые часа четыре лучше подождать (Hinge, США, 2017; корреляция).",
    "Even a week later a second message lifted the odds of an answer from 0.39% to 12%; give it about four hours first (Hinge, US, 2017; correlation).",
  ),
  fact(
    "first_day",
    HINGE_2017,
    "Кто пишет в первые сутки после совпадения, получает вдвое больше ответов (Hinge, США, 2017; корреляция).",
    "Writing within 24 hours of matching went with twice the responses (Hinge, US, 2017; correlation).",
  ),
  fact(
    "half_answered",
    ZHANG,
    "Без ответа остаётся примерно половина первых сообщений – это обычное дело, а не приговор (наблюдение, не эксперимент).",
    "About half of all openers are never answered – that is ordinary, not a verdict on you (an observation, not an experiment).",
  ),
  fact(
    "twenty_messages",
    ZHANG,
    "Взаимные переписки чаще всего доходят до обмена номерами в пределах 20 сообщений, так что тянуть незачем (наблюдение, не эксперимент).",
    "Most mutual chats reach a number exchange within 20 messages, so there is no need to drag it out (an observation, not an experiment).",
  ),
  fact(
    "follow_up",
    HUANG,
    "Кто задаёт уточняющие вопросы, того чаще хотят увидеть снова (Huang и соавторы, США, 2017; корреляция).",
    "People who ask follow-up questions get more second dates (Huang et al., US, 2017; correlation).",
  ),
  fact(
    "accept_no",
    HOUSE,
    "«Нет» принимают с первого раза: без вопросов, уговоров и обиды.",
    "A no is taken the first time it is said: no questions, no persuading, no hurt.",
  ),
];

const byId = new Map(LIST.map((one) => [one.id, one]));

/** The fact called `id`. */
export function factOf(id: FactId): Fact {
  const found = byId.get(id);
  if (!found) throw new Error(`No fact is called ${id}`);
  return found;
}

/** All facts, in a fixed order. */
export function listFacts(): readonly Fact[] {
  return LIST;
}

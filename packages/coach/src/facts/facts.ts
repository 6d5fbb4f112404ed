// What studies of dating chats found, as data: each sentence can stand in a «why», its source carries the caveat. Most are
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
  | "accept_no"
  | "support_first"
  | "no_money";

export interface Fact {
  readonly id: FactId;
  /** One short sentence. */
  readonly sentence: Readonly<Record<Language, string>>;
  /** The same in other words. */
  readonly again: Readonly<Record<Language, string>>;
  /** Who found it, where and when, and the caveat. */
  readonly source: Readonly<Record<Language, string>>;
}

const OKCUPID = {
  ru: "OkCupid, 500 000 первых сообщений, США, 2009, корреляция",
  en: "OkCupid, analysis of 500,000 first messages, US, 2009, correlation",
};
const OKCUPID_LENGTH = {
  ru: "OkCupid, длина первых сообщений, США, 2009 и позже, корреляция",
  en: "OkCupid, first-message length, US, 2009 and later, correlation",
};
const HINGE_2015 = {
  ru: "Hinge, 100+ первых сообщений на 8 млн показов, США, 2015, корреляция",
  en: "Hinge, 100+ openers over 8 million impressions, US, 2015, correlation",
};
const HINGE_2017 = {
  ru: "Hinge, 300 000 чатов, США, 2017, корреляция",
  en: "Hinge, 300,000 chats, US, 2017, correlation",
};
const ZHANG = {
  ru: "Zhang & Yasseri, 2 млн переписок, наблюдение",
  en: "Zhang & Yasseri, 2 million dating-app conversations, an observation",
};
const HUANG = {
  ru: "Huang и соавторы, быстрые свидания, США, 2017, корреляция",
  en: "Huang et al., speed dating, US, 2017, correlation",
};
const HOUSE = {
  ru: "Правило «Искры», не исследование",
  en: "A rule of Spark's own, not a study",
};

function fact(
  id: FactId,
  source: Fact["source"],
  ru: readonly [string, string],
  en: readonly [string, string],
): Fact {
  return { id, source, sentence: { ru: ru[0], en: en[0] }, again: { ru: ru[1], en: en[1] } };
}

const LIST: readonly Fact[] = [
  fact(
    "interest",
    OKCUPID,
    [
      "На OkCupid чаще отвечали, когда назван конкретный интерес.",
      "Где назван конкретный интерес, на OkCupid отвечали чаще.",
    ],
    [
      "On OkCupid, naming a specific interest went with more answers.",
      "Messages that named an interest got more answers on OkCupid.",
    ],
  ),
  fact(
    "greeting",
    OKCUPID,
    [
      "Голое «привет» на OkCupid получало ответ реже среднего.",
      "Одно «привет» проигрывало среднему сообщению на OkCupid.",
    ],
    [
      "A bare “hi” did worse than average on OkCupid.",
      "“Hey” alone was answered less than average on OkCupid.",
    ],
  ),
  fact(
    "looks",
    OKCUPID,
    [
      "Комплименты внешности на OkCupid шли на 5–14\u00A0% хуже среднего.",
      "О внешности ни слова: на OkCupid такие сообщения теряли 5–14\u00A0% ответов.",
    ],
    [
      "Compliments on looks did 5–14% below average on OkCupid.",
      "Nothing on looks: that cost 5–14% of answers on OkCupid.",
    ],
  ),
  fact(
    "netspeak",
    OKCUPID,
    [
      "Хуже всего на OkCupid шли сетевые сокращения.",
      "Сокращений нет нарочно: на OkCupid они шли хуже всего.",
    ],
    ["Netspeak did worst of all on OkCupid.", "Whole words on purpose: netspeak did worst on OkCupid."],
  ),
  fact(
    "laughter",
    OKCUPID,
    [
      "Где в сообщении смеялись, на OkCupid отвечали в 41–45\u00A0% случаев против 32\u00A0%.",
      "Со смехом отвечали в 41–45\u00A0% случаев, в среднем – в 32\u00A0% (OkCupid).",
    ],
    [
      "Messages with laughter were answered 41–45% of the time, against 32% overall (OkCupid).",
      "Laughter went with 41–45% answers instead of 32% on OkCupid.",
    ],
  ),
  fact(
    "length",
    OKCUPID_LENGTH,
    [
      "Короткое выигрывает: лучшими были около 200 знаков, позже 40–60.",
      "Длина в самый раз: на OkCupid побеждали сначала 200 знаков, потом 40–60.",
    ],
    [
      "Short wins: about 200 characters did best once, 40–60 later.",
      "The length is right: OkCupid's best were 200 characters, later 40–60.",
    ],
  ),
  fact(
    "specific_question",
    HINGE_2015,
    [
      "В проверке Hinge конкретные вопросы обошли общие.",
      "Общие вопросы проиграли конкретным в проверке Hinge.",
    ],
    [
      "In Hinge's test, specific questions beat general ones.",
      "General questions lost to specific ones in Hinge's test.",
    ],
  ),
  fact(
    "negativity",
    HINGE_2015,
    ["Упрёки и негатив шли в проверке Hinge хуже всего.", "Без упрёка: негатив в проверке Hinge провалился."],
    ["Negativity did worst in Hinge's test.", "No reproach: negativity came last in Hinge's test."],
  ),
  fact(
    "food",
    HINGE_2015,
    [
      "О еде женщины на Hinge отвечали на 40\u00A0% чаще.",
      "Еда – удачная тема: женщины на Hinge отвечали на 40\u00A0% чаще.",
    ],
    [
      "Women answered openers about food 40% more often on Hinge.",
      "Food works: women on Hinge answered it 40% more often.",
    ],
  ),
  fact(
    "invitation",
    HINGE_2015,
    [
      "Мужчины на Hinge отвечали на уверенные приглашения на 98\u00A0% чаще.",
      "Мужчин стоит звать прямо: на Hinge они отвечали на это на 98\u00A0% чаще.",
    ],
    [
      "Men on Hinge answered confident invitations 98% more often.",
      "Ask a man plainly: on Hinge men answered that 98% more often.",
    ],
  ),
  fact(
    "six_hours",
    HINGE_2015,
    [
      "Пауза дольше шести часов стоила 25\u00A0% ответов у мужчин и 5\u00A0% у женщин.",
      "Тянуть невыгодно: после шести часов терялось от 5 до 25\u00A0% ответов.",
    ],
    [
      "Waiting over six hours cost 25% of answers with men, 5% with women.",
      "Waiting is dear: after six hours 5 to 25% of answers were gone.",
    ],
  ),
  fact(
    "second_message",
    HINGE_2017,
    [
      "Второе сообщение даже через неделю поднимало шанс ответа с 0,39\u00A0% до 12\u00A0%.",
      "Вернуться можно и через неделю: шанс ответа рос с 0,39\u00A0% до 12\u00A0%.",
    ],
    [
      "Even a week later a second message lifted the odds from 0.39% to 12%.",
      "Coming back after a week still took the odds from 0.39% to 12%.",
    ],
  ),
  fact(
    "first_day",
    HINGE_2017,
    [
      "Кто писал в первые сутки, на Hinge получал вдвое больше ответов.",
      "Первые сутки решают: на Hinge ответов было вдвое больше.",
    ],
    [
      "Writing within a day of matching went with twice the answers on Hinge.",
      "The first day counts: twice the answers on Hinge.",
    ],
  ),
  fact(
    "half_answered",
    ZHANG,
    [
      "Без ответа остаётся примерно половина первых сообщений.",
      "Молчание – обычное дело: не отвечают на половину первых сообщений.",
    ],
    ["About half of all openers are never answered.", "Silence is ordinary: half of all openers get none."],
  ),
  fact(
    "twenty_messages",
    ZHANG,
    [
      "Взаимные переписки обычно доходят до номера за 20 сообщений.",
      "Тянуть незачем: номерами обычно меняются в первых 20 сообщениях.",
    ],
    [
      "Most mutual chats reach a number exchange within 20 messages.",
      "No need to wait: numbers are mostly exchanged within 20 messages.",
    ],
  ),
  fact(
    "follow_up",
    HUANG,
    [
      "Кто задаёт уточняющие вопросы, того чаще хотят увидеть снова.",
      "Уточняющие вопросы чаще ведут ко второму свиданию.",
    ],
    [
      "People who ask follow-up questions get more second dates.",
      "Follow-up questions go with more second dates.",
    ],
  ),
  fact(
    "accept_no",
    HOUSE,
    ["«Нет» принимают с первого раза.", "С первого «нет» разговор и заканчивают."],
    ["A no is taken the first time.", "The first no is the last word."],
  ),
  fact(
    "support_first",
    HOUSE,
    ["Сначала поддержка, потом всё остальное.", "В беде не шутят и не расспрашивают, а остаются рядом."],
    ["Support first, everything else later.", "In trouble one doesn't joke or quiz, one stays."],
  ),
  fact(
    "no_money",
    HOUSE,
    ["Деньги и коды незнакомым не отправляют.", "До живой встречи деньги никуда не уходят."],
    ["Money and codes don't go to strangers.", "Before a real meeting money stays where it is."],
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

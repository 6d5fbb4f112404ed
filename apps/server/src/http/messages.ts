// What every refusal says to people, in both languages. Complete by type: a new code does not compile without its texts.
import type { Code, PasswordFault } from "@fitil/contracts";

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
type Text = Readonly<Record<Language, string>>;

const messages: Readonly<Record<Code, Text>> = {
  "auth/unauthorized": { ru: "Войди, чтобы продолжить.", en: "Sign in to continue." },
  "auth/password-does-not-meet-requirements": {
    ru: "Пароль не подходит.",
    en: "The password does not meet the requirements.",
  },
  "auth/invalid-credentials": { ru: "Неверная почта или пароль.", en: "Wrong email or password." },
  "auth/wrong-password": { ru: "Нынешний пароль не подошёл.", en: "The current password is wrong." },
  "auth/password-not-set": {
    ru: "У аккаунта ещё нет пароля.",
    en: "This account has no password yet.",
  },
  "auth/password-already-set": {
    ru: "Пароль уже задан. Его можно сменить.",
    en: "You already have a password. You can change it.",
  },
  "auth/sign-in-again": {
    ru: "Задать пароль можно в первые 15 минут после входа. Войди ещё раз по ссылке из письма или через Google.",
    en: "A password can be set within 15 minutes of signing in. Sign in again by email link or with Google.",
  },
  "auth/invalid-email": {
    ru: "Это не похоже на адрес почты.",
    en: "That doesn't look like an email address.",
  },
  "auth/email-already-in-use": {
    ru: "С этой почтой уже есть аккаунт. Войди в него.",
    en: "There is an account with this email already. Sign in to it.",
  },
  "auth/email-not-verified": {
    ru: "Подтверди почту: мы отправили тебе письмо.",
    en: "Confirm your email: we have sent you a message.",
  },
  "auth/link-expired": {
    ru: "Ссылка устарела или уже использована. Запроси новую.",
    en: "This link has expired or was already used. Ask for a new one.",
  },
  "auth/user-mismatch": {
    ru: "Ссылка отправлена на другой адрес почты.",
    en: "The link was sent to another email address.",
  },
  "request/bad": { ru: "Сервер не понял запрос.", en: "The server did not understand the request." },
  "request/not_found": { ru: "Здесь ничего нет.", en: "There is nothing here." },
  "request/too_large": { ru: "Запрос слишком большой.", en: "The request is too large." },
  "request/unsupported_media": {
    ru: "Сервер не принимает данные в таком виде.",
    en: "The server doesn't accept this type of data.",
  },
  "request/too_many": {
    ru: "Слишком много попыток. Подожди немного.",
    en: "Too many attempts. Wait a moment and try again.",
  },
  "request/forbidden_origin": {
    ru: "Запрос пришёл с чужой страницы.",
    en: "The request came from another site's page.",
  },
  "request/misdirected": {
    ru: "Под этим именем сайта здесь нет. Если имя верное, назови его серверу в PUBLIC_URL.",
    en: "No site is served under this name. If the name is right, set it as PUBLIC_URL on the server.",
  },
  "server/internal": {
    ru: "Что-то сломалось на сервере. Попробуй ещё раз.",
    en: "Something went wrong on the server. Try again.",
  },
  "server/shutting_down": {
    ru: "Сервер перезапускается. Попробуй через минуту.",
    en: "The server is restarting. Try again in a minute.",
  },
  "server/busy": {
    ru: "Сервер сейчас не успевает сохранить это. Попробуй через несколько секунд.",
    en: "Saving is taking too long right now. Try again in a few seconds.",
  },
  "server/disk_full": {
    ru: "На сервере кончилось место: сейчас ничего не сохранить.",
    en: "The server is out of space, so nothing can be saved right now.",
  },
  "server/no_database": {
    ru: "Серверу сейчас недоступны его данные. Попробуй через минуту.",
    en: "The server cannot reach its data right now. Try again in a minute.",
  },
  "user/bad_name": {
    ru: "Имя — от 2 до 20 знаков, с буквой или цифрой, без невидимых знаков и без слов из двух алфавитов.",
    en: "A name needs 2 to 20 characters with at least one letter or digit, nothing invisible and no word that mixes two alphabets.",
  },
  "user/name_taken": { ru: "Это имя уже занято.", en: "This name is taken." },
  "user/gift_not_yet": {
    ru: "Подарок можно взять раз в сутки.",
    en: "You can take the gift once every 24 hours.",
  },
  "user/gift_not_needed": {
    ru: "Подарок — для тех, у кого меньше 100 фишек.",
    en: "The gift is for players with fewer than 100 chips.",
  },
  "user/in_game": {
    ru: "Дождись конца партии и расчёта по ней.",
    en: "Wait until your game is over and settled.",
  },
  "user/guest": {
    ru: "Гостям это недоступно. Зарегистрируйся: имя, рейтинг и чаты останутся.",
    en: "This is not for guests. Sign up: your name, rating and chats stay.",
  },
  "user/too_many_guests": {
    ru: "Из этой сети уже много гостей. Зарегистрируйся или зайди позже.",
    en: "There are too many guests from this network right now. Sign up, or come back later.",
  },
  "user/not_enough_chips": { ru: "Не хватает фишек.", en: "Not enough chips." },
  "rooms/bad_stake": { ru: "Такой ставки нет.", en: "That stake isn't on offer." },
  "rooms/bad_name": { ru: "Название — до 40 знаков.", en: "A name can have up to 40 characters." },
  "rooms/too_many_tables": {
    ru: "У тебя уже открыто три стола.",
    en: "You already have three open tables.",
  },
  "room/not_found": { ru: "Такого стола нет.", en: "That table doesn't exist." },
  "room/full": { ru: "За столом нет мест.", en: "The table is full." },
  "room/game_in_progress": { ru: "Идёт игра.", en: "A game is in progress." },
  "room/not_seated": { ru: "Ты не за этим столом.", en: "You are not at this table." },
  "room/not_enough_chips": { ru: "Не хватает фишек.", en: "Not enough chips." },
  "room/cancelled_recently": {
    ru: "Отменять можно раз в 30 секунд.",
    en: "You can cancel once every 30 seconds.",
  },
  "room/no_bots_here": {
    ru: "Боты играют только за бесплатными столами.",
    en: "Bots only play at free tables.",
  },
  "room/newcomers_only": {
    ru: "Сегодня ты уже много выиграл у новичков. Играть на фишки только с ними снова можно завтра, а с остальными — хоть сейчас.",
    en: "You've won a lot from newcomers today. You can play newcomers for chips again tomorrow, and anyone else right now.",
  },
  "room/left_too_often": {
    ru: "Ты несколько раз вышел из игры раньше конца. Сесть к другим можно через несколько минут, к ботам — сразу.",
    en: "You left several games before their end. You can sit down with others in a few minutes, with bots right now.",
  },
  "room/permission_denied": { ru: "Это действие недоступно.", en: "This is not allowed." },
  "games/not_found": {
    ru: "Такой игры нет: записи хранятся 30 дней.",
    en: "There is no such game: recordings are kept for 30 days.",
  },
  "games/no_replay": {
    ru: "У этой игры нет записи: сервер перезапустился посреди неё.",
    en: "This game has no recording: the server restarted in the middle of it.",
  },
  "games/too_many_favourites": {
    ru: "Навсегда можно оставить 10 игр. Убери одну, чтобы добавить эту.",
    en: "You can keep 10 games for good. Remove one to add this one.",
  },
  "ladder/bad_season": {
    ru: "Сезон — это месяц: например, 2026-11.",
    en: "A season is a month, like 2026-11.",
  },
  "ladder/no_season": {
    ru: "В этом сезоне никто не играл.",
    en: "Nobody played in that season.",
  },
  "players/not_found": {
    ru: "Такого игрока нет: может быть, аккаунт удалён.",
    en: "There is no such player: the account may have been deleted.",
  },
  "mentor/adults_only": {
    ru: "«Искра» только для взрослых: подтверди, что тебе есть 18.",
    en: "Spark is for adults only: confirm that you are 18 or older.",
  },
  "mentor/no_requests_left": {
    ru: "Запросы закончились. Посмотри тарифы.",
    en: "You have no requests left. Take a look at the plans.",
  },
  "mentor/guest_try_used": {
    ru: "Проба без регистрации — один ответ. Зарегистрируйся, и этот чат останется с тобой.",
    en: "You get one answer without signing up. Sign up, and this chat stays yours.",
  },
  "mentor/guest_tries_over": {
    ru: "Из этой сети сегодня уже пробовали много раз. Зарегистрируйся: это минута.",
    en: "The mentor has been tried a lot from this network today. Signing up takes a minute.",
  },
  "mentor/not_found": { ru: "Здесь такого нет.", en: "We can't find that here." },
  "mentor/no_pictures": { ru: "Добавь хотя бы один скриншот.", en: "Add at least one screenshot." },
  "mentor/too_many_pictures": {
    ru: "За раз — не больше шести скриншотов.",
    en: "Up to six screenshots at a time.",
  },
  "mentor/picture_too_large": {
    ru: "Картинка слишком большая: до 10 МБ и 40 мегапикселей. Обрежь её до самой переписки.",
    en: "The picture is too large. The limit is 10 MB and 40 megapixels. Crop it to the chat itself.",
  },
  "mentor/not_a_picture": {
    ru: "Эта картинка не открывается: она повреждена, с анимацией или не в формате PNG, JPEG, WebP. Сделай скриншот ещё раз.",
    en: "This picture won't open: it is damaged, animated, or not a PNG, JPEG or WebP. Take the screenshot again.",
  },
  "mentor/nothing_readable": {
    ru: "На картинке не нашлось переписки. Попробуй другой скриншот или впиши текст.",
    en: "We can't find a chat in this picture. Try another screenshot, or type the text yourself.",
  },
  "mentor/reader_busy": {
    ru: "Сейчас читаем чужие скриншоты. Попробуй через минуту.",
    en: "We're still reading other screenshots. Try again in a minute.",
  },
  "mentor/reading_failed": {
    ru: "Не получилось прочитать скриншот. Попробуй ещё раз.",
    en: "The screenshot could not be read. Try again.",
  },
  "mentor/empty_message": {
    ru: "Напиши что-нибудь или добавь скриншот.",
    en: "Write something or add a screenshot.",
  },
  "mentor/text_too_long": { ru: "Текст слишком длинный.", en: "The text is too long." },
  "mentor/nothing_to_go_on": {
    ru: "Пока не за что зацепиться: добавь скриншот или расскажи, что происходит.",
    en: "There's nothing to go on yet. Add a screenshot or say what's going on.",
  },
  "mentor/answer_in_progress": {
    ru: "Ответ ещё пишется. Дождись его или останови.",
    en: "An answer is still being written. Wait for it or stop it.",
  },
  "mentor/too_many_chats": {
    ru: "У тебя уже 2000 чатов, больше не помещается. Удали ненужные: место освободится через десять минут.",
    en: "You've reached the limit of 2000 chats. Delete some you no longer need, and there's room again ten minutes later.",
  },
  "mentor/chat_full": {
    ru: "В этом чате уже 5000 сообщений. Начни новый: здесь всё останется как есть.",
    en: "This chat has reached 5000 messages. Start a new one; everything here stays as it is.",
  },
  "mentor/storage_full": {
    ru: "Место для чатов закончилось: 100 МБ текста. Удали ненужные чаты: место освободится через десять минут.",
    en: "Your chats have filled their 100 MB of text. Delete some you no longer need, and there's room again ten minutes later.",
  },
  "mentor/model_failed": {
    ru: "Модель не справилась с ответом. Попробуй ещё раз: запрос не списан.",
    en: "The model couldn't answer. Nothing was charged, so try again.",
  },
  "mentor/model_busy": {
    ru: "Модель перегружена. Попробуй через минуту: запрос не списан.",
    en: "The model is overloaded. Nothing was charged; try again in a minute.",
  },
  "mentor/model_slow": {
    ru: "Модель не ответила вовремя. Попробуй ещё раз: запрос не списан.",
    en: "The model didn't answer in time. Nothing was charged, so try again.",
  },
  "mentor/model_refused": {
    ru: "Модель не приняла запрос: скорее всего, дело в её настройке на сервере. Запрос не списан.",
    en: "The model refused the request. It's probably not set up right on the server. Nothing was charged.",
  },
  "mentor/not_for_sale": {
    ru: "На этом сервере ничего не продаётся.",
    en: "Nothing is for sale on this server.",
  },
  "mentor/no_subscription": {
    ru: "Подписки и покупок пока нет.",
    en: "You don't have a subscription or a purchase yet.",
  },
  "mentor/not_ahead": {
    ru: "Напомнить можно в будущем, не дальше чем через год. Выбери другое время.",
    en: "A reminder has to be in the future, within a year. Choose another time.",
  },
  "billing/bad_signature": { ru: "Подпись не сходится.", en: "The signature does not match." },
  "billing/unavailable": {
    ru: "Платёжная служба не отвечает. Попробуй позже: ничего не списано.",
    en: "The payment service isn't answering. Nothing was charged; try again later.",
  },
};

const passwordFaults: Readonly<Record<PasswordFault, Text>> = {
  too_short: { ru: "нужно не меньше 8 знаков", en: "it needs at least 8 characters" },
  too_long: { ru: "нужно не больше 128 знаков", en: "it may have at most 128 characters" },
  too_common: { ru: "он слишком известный", en: "it is too well known" },
  contains_email: { ru: "он повторяет твою почту", en: "it repeats your email" },
};

/** The sentence for a code. */
export function messageFor(code: Code, language: Language): string {
  return messages[code][language];
}

/** The sentence that says what a password lacks. */
export function passwordMessage(faults: readonly PasswordFault[], language: Language): string {
  const start = language === "ru" ? "Пароль не подходит: " : "The password does not meet the requirements: ";
  return `${start}${faults.map((fault) => passwordFaults[fault][language]).join(", ")}.`;
}

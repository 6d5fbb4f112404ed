// The two short pages the sign-in notice links to, in both languages. Says what the product does, nothing it does not.

interface LegalText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const LEGAL_TEXTS: Readonly<Record<"ru" | "en", Readonly<Record<"terms" | "privacy", LegalText>>>> = {
  ru: {
    terms: {
      title: "Условия",
      paragraphs: [
        "«Фитиль» — игра. Фишки в ней игровые: их нельзя купить, продать или обменять на деньги.",
        "Каждая ставка и каждый выигрыш записываются, и ты видишь все свои движения фишек. Если игра прервалась по вине сервера, ставки возвращаются.",
        "Играй сам и честно: не подменяй клиент, не сговаривайся, не мешай другим. Имя за столом не должно никого оскорблять.",
        "Кто держит этот сервер, может закрыть аккаунт, который портит игру остальным.",
        "Аккаунт можно удалить в любой момент в окне «Аккаунт».",
      ],
    },
    privacy: {
      title: "Правила о данных",
      paragraphs: [
        "Мы храним email, имя за столом, рейтинг, движения фишек и, если ты входишь через Google, ссылку на картинку профиля.",
        "Пароль хранится только в виде, из которого его не восстановить. Если вход держит Firebase, пароль знает только он.",
        "Соперники видят имя, рейтинг и картинку. Email не видит никто.",
        "Мы не показываем рекламу, не следим за тобой, и игра никому не передаёт данные.",
        "На твоём устройстве лежат язык, номер соединения, версия игры и на время входа по ссылке email.",
        "В окне «Аккаунт» можно скачать всё, что о тебе известно, и удалить аккаунт. После удаления записи о фишках остаются без имени.",
        "У «Искры», второй комнаты с тем же аккаунтом, есть своя страница о данных: /mentor/privacy.",
      ],
    },
  },
  en: {
    terms: {
      title: "Terms",
      paragraphs: [
        "Fuse is a game. Its chips are play chips: they cannot be bought, sold or exchanged for money.",
        "Every stake and every prize is written down, and you see all your chip movements. If a game breaks through the server’s fault, stakes are returned.",
        "Play yourself and play fair: no altered clients, no collusion, no spoiling for others. A name at the table must not insult anybody.",
        "Whoever runs this server may close an account that spoils the game for the rest.",
        "You can delete your account at any time in the window “Account”.",
      ],
    },
    privacy: {
      title: "Privacy rules",
      paragraphs: [
        "We keep your email, your name at the table, rating, chip movements and, if you sign in with Google, a link to your profile picture.",
        "A password is kept only in a form from which it cannot be recovered. Where Firebase handles signing in, only Firebase knows it.",
        "Rivals see your name, rating and picture. Nobody sees your email.",
        "We show no advertising, do not track you, and the game passes your data to nobody.",
        "Your device keeps the language, a connection number, the game’s version and, while you sign in by link, the email.",
        "The window “Account” lets you download everything known about you and delete the account. After that, chip records stay without a name.",
        "Spark, the other room with the same account, has its own page about data: /mentor/privacy.",
      ],
    },
  },
};

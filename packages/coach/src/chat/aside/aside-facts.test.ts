// What the person says beside a chat that decides, or bounds what they can say yes to; questions and others' doings are none of it.
import { describe, expect, it } from "vitest";
import { isTooEarly, isTooLate } from "./leaving-time.ts";
import { meets, notedIn, type Stand, type ThingLimit } from "./aside-facts.ts";

describe("what the person says of themselves", () => {
  it.each<[string, Stand]>([
    ["у меня есть девушка, просто не знаю как ей сказать", "taken"],
    ["я вообще-то замужем", "taken"],
    ["i'm seeing someone new and it's going well", "taken"],
    ["i've got a girlfriend, she's just a mate", "taken"],
    ["не хочу с ним никуда идти", "unwilling"],
    ["как ей помягче отказать. она хорошая", "unwilling"],
    ["i dont want to meet her, not my type", "unwilling"],
    ["нашла фото с его свадьбы, хочу спокойно всё закончить", "ending"],
    ["решила с ним расстаться, по-хорошему", "ending"],
    ["больше не хочу с ним общаться", "ending"],
    ["как мне помягче с ним расстаться?", "ending"],
    ["i want to end things without a scene, he lied to me", "ending"],
    ["going to break up with him tonight", "ending"],
    ["how do i end this nicely?", "ending"],
    ["на фото мой двоюродный брат вообще-то", "innocent"],
    ["the guy in the pic is my uncle lol", "innocent"],
    ["я проспал и не встретил её с поезда", "fault"],
    ["i forgot our anniversary", "fault"],
    ["my bad, i was wrong about the tickets", "fault"],
  ])("[CO220] %s: %s", (words, stand) => {
    expect([...notedIn(words, /[а-я]/u.test(words) ? "ru" : "en").stands]).toEqual([stand]);
  });

  it.each([
    "она встречается с другим",
    "у меня девушка спрашивает, что подарить",
    "he's seeing someone else i think",
    "she's married",
    "мы вместе год",
    "is it my fault?",
    "he forgot my birthday",
    "он опять забыл про меня",
    "она мой начальник, неловко",
    "he said he doesn't want to meet",
    "просто соседка, виделись у лифта",
    "it's my wife. how do i say it's my cousin so it sounds natural",
    "лучше сказать ей, что это моя сестра",
    "не хочу с ним расставаться",
    "он хочет расстаться, а я нет",
    "не знаю, продолжать или расстаться",
    "хочу закончить эту ссору",
    "надо закончить отчёт до вечера",
    "i don't want to break up with her",
    "she wants to end things",
    "should i end it?",
    "i need to end this call earlier",
    "help me end this argument",
  ])("[CO220] nothing of the kind: %s", (words) => {
    expect([...notedIn(words, "ru").stands]).toEqual([]);
  });
});

describe("who wants to go slowly", () => {
  it.each([
    "I'm ace and it makes me feel awkward when people get sexual, I do like her though",
    "not really into sexting, how do i say it without killing the mood",
    "мне неловко от пошлых шуток, но он мне нравится",
    "к вирту я не готова, как сказать чтобы не обиделся",
  ])("[CO231] is heard: %s", (words) => {
    expect([...notedIn(words, "en").stands]).toEqual(["slow"]);
  });

  it.each([
    "she says she's ace",
    "he told me he is not comfortable with sexual stuff",
    "он стесняется говорить про секс",
    "i love sexting with her",
  ])("[CO231] and is no other than the person: %s", (words) => {
    expect(notedIn(words, "en").stands.has("slow")).toBe(false);
  });
});

describe("who is courted and wants it otherwise", () => {
  it.each([
    ["хочу только дружить, он мне как брат", "friends"],
    ["she's just a friend to me, nothing more", "friends"],
    ["он мой начальник, не хочу проблем на работе", "colleagues"],
    ["she's my boss, scared of mixing work and dating", "colleagues"],
    ["я пока не готова говорить люблю, но он очень нравится", "unready"],
    ["i'm not ready to say i love you but i really like him", "unready"],
  ] as const)("[CO232] %s: %s", (words, stand) => {
    expect([...notedIn(words, "en").stands]).toEqual([stand]);
  });

  it.each([
    "он хочет остаться друзьями",
    "she said she only wants to be friends",
    "she's my boss and i want to date her",
    "он сказал что не готов",
    "i've got a girlfriend, she's just a mate",
  ])("[CO232] and none of it: %s", (words) => {
    const { stands } = notedIn(words, "en");
    expect(["friends", "colleagues", "unready"].filter((stand) => stands.has(stand as "friends"))).toEqual(
      [],
    );
  });

  it.each([
    ["до 20-го сдаю диплом, никуда не могу", "ru", "после 20-го"],
    ["в отпуске с родителями до 3 декабря", "ru", "после 3 декабря"],
    ["work trip, back after the 10th", "en", "after the 10th"],
    ["offshore until december 5th", "en", "after december 5th"],
    ["она в отпуске до 3 декабря", "ru", undefined],
    ["до 8 работаю", "ru", undefined],
    ["met her before the 10th of may", "en", undefined],
  ] as const)("[CO221] the date from which they can: %s", (words, language, when) => {
    const { only } = notedIn(words, language);
    expect(only?.isDate === true ? only.when : undefined).toBe(when);
  });

  it.each([
    ["не хочу слать фото", "limit_pic"],
    ["i hate phone calls, they make me panic", "limit_call"],
    ["don't want to give my number yet", "limit_number"],
    ["сломал ногу, хожу на костылях", "limit_body"],
  ] as const)("[CO232] what they do not give or cannot do: %s", (words, limit) => {
    expect(notedIn(words, "en").limits).toEqual([limit]);
  });
});

describe("who would, but is busy then", () => {
  it.each([
    "очень хочу, но в субботу у сестры девичник. как отказать, чтобы он не подумал, что это ему",
    "рад бы, но дежурю. что ей сказать",
    "i really want to but i'm at my sister's hen do on saturday. how do i say no without him thinking it's a no to him",
    "can't make saturday but i'd love to see her",
    "сдаю диплом, до 20-го никуда не могу вообще, но она мне очень нравится",
    "finals. can't go anywhere until the 20th, but i like her a lot",
  ])("[CO221] says no to the day and not to the person: %s", (words) => {
    const noted = notedIn(words, /[а-я]/u.test(words) ? "ru" : "en");
    expect([noted.isBusyThen, [...noted.stands]]).toEqual([true, []]);
  });

  it.each([
    "не хочу орать но и проглотить не могу",
    "хочу встретиться, но не могу решиться",
    "не могу забыть бывшего, но хочу с ней увидеться",
    "i want to but i'm scared",
    "i want to meet but i have doubts",
    "как ей помягче отказать",
  ])("[CO221] not here: %s", (words) => {
    expect(notedIn(words, "ru").isBusyThen).toBe(false);
  });
});

describe("what bounds the person", () => {
  it.each<[string, ThingLimit, string, string]>([
    ["у меня аллергия на кошек", "limit_place", "приезжай ко мне, приготовлю", "погуляем?"],
    ["i don't want to go to his place yet", "limit_place", "come over friday", "gallery on friday?"],
    ["я совсем не пью", "limit_drink", "пойдём в бар", "пойдём в кино"],
    ["i'm two years sober", "limit_drink", "there's a great gin place", "there's a great ramen place"],
    ["за руль пока нельзя", "limit_drive", "заедешь за мной?", "встретимся в центре?"],
    ["i can't drive at the moment", "limit_drive", "can you pick me up", "see you at the market"],
    ["до зарплаты совсем пусто", "limit_money", "я заказала столик", "погуляем?"],
    ["у меня целиакия", "limit_food", "нашёл пекарню", "погуляем?"],
    ["i'm vegetarian", "limit_food", "there's a steak place", "walk by the river?"],
    ["с ребёнком некого оставить", "limit_child", "в баре на набережной?", "в парке?"],
    ["no sitter on friday", "limit_child", "cocktails at ten?", "the park at ten?"],
    ["im so broke this month", "limit_money", "got us concert tickets", "walk by the river?"],
  ])("[CO221] %s: %s speaks against «%s» and not against «%s»", (words, limit, against, fine) => {
    expect(notedIn(words, "en").limits).toContain(limit);
    expect(meets(limit, against)).toBe(true);
    expect(meets(limit, fine)).toBe(false);
  });

  it.each([
    "we broke up in may",
    "he's so tense sober",
    "она не пьёт",
    "кофе не пью",
    "она вегетарианка",
    "she's allergic to nuts",
    "he has kids",
  ])("[CO221] no limit: %s", (words) => {
    expect(notedIn(words, "ru").limits).toEqual([]);
  });

  it.each([
    ["ru", "могу только во вторник вечером, в остальные дни смены", "во вторник вечером"],
    ["ru", "я свободна только днём в воскресенье", "в воскресенье днём"],
    ["en", "mornings only, night shifts", "in the morning"],
    ["en", "cant do tuesday, i coach. only wed", "Wednesday"],
    ["en", "i'm only in town until wednesday", null],
  ] as const)("[CO221] %s: %s is free %s", (language, words, when) => {
    expect(notedIn(words, language).only?.when).toBe(when);
  });

  it.each(["только вчера познакомились", "it's only sunday", "we only started Sunday"])(
    "[CO221] no bound time: %s",
    (words) => {
      expect(notedIn(words, "en").only).toBeNull();
    },
  );

  it("[CO221] a day that the person rules out is theirs, and not the other one's", () => {
    expect([...notedIn("в пятницу не могу, дежурство", "ru").out]).toEqual(["в пятницу"]);
    expect([...notedIn("она опять не может в пятницу", "ru").out]).toEqual([]);
  });

  it.each([
    ["ru", "могу только до трёх, потом дочку забирать", "в пять у входа?", true],
    ["ru", "могу до трёх", "в субботу в 12?", false],
    ["en", "have to leave by 9", "8.30 at the anchor, then the band at 10?", true],
    ["en", "have to leave by 9", "at 7, it's 10 minutes from you", false],
  ] as const)("[CO221] who has to go, %s: %s, «%s» too late: %s", (language, words, offered, late) => {
    const { leaves } = notedIn(words, language);
    expect(leaves === null ? null : isTooLate(leaves, offered, language)).toBe(late);
  });

  it.each([
    ["ru", "сына забирают в полседьмого, раньше 19:30 я не успею", "в 18:00? столик забронирую", true],
    ["ru", "раньше 19:30 я не успею", "в 20:00 у входа?", false],
    ["ru", "освобожусь только в восемь", "в шесть на площади?", true],
    ["ru", "работаю до семи", "в субботу погуляем?", null],
    ["en", "parents evening till 8 but i really want to go", "7ish at the anchor?", true],
    ["en", "i'm working until 6", "how about 8?", false],
    ["en", "can't make it before 7:30", "dinner on thursday?", null],
  ] as const)(
    "[CO221] who is free only later, %s: %s, «%s» too early: %s",
    (language, words, offered, early) => {
      const { comes } = notedIn(words, language);
      expect(comes === null ? undefined : isTooEarly(comes, offered, language)).toBe(early);
    },
  );

  it.each(["она работает до восьми", "he is busy till 8", "в семь лет мы уехали", "we met at 8"])(
    "[CO221] no time from which one is free: %s",
    (words) => {
      expect(notedIn(words, "ru").comes ?? notedIn(words, "en").comes).toBeNull();
    },
  );

  it.each(["до трёх ночи не сплю, думаю о ней", "we only met at 9", "она может только до трёх"])(
    "[CO221] no time to go: %s",
    (words) => {
      expect(notedIn(words, "ru").leaves ?? notedIn(words, "en").leaves).toBeNull();
    },
  );
});

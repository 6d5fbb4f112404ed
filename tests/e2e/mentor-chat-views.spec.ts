// Every view of the mentor's chat at every size, light and dark, in both languages: nothing cut, targets for thumbs, axe
// content. With SHOTS_DIR set, pictures are left for people to judge.
import type { Page } from "@playwright/test";
import {
  ask,
  boxOf,
  choosePictures,
  drawTalk,
  enterChat,
  expectSettled,
  fillGaps,
  linesOf,
  mentorCall,
  optionsOf,
  pictureFile,
  sendOf,
  STALLED_EN,
  STALLED_RU,
} from "./mentor-chat-company.ts";
import { expect, test } from "./fixture.ts";
import { look } from "./view-checks.ts";

const WORDS = {
  ru: {
    drawer: "Открыть чаты и проекты",
    about: "Расскажи ИИ о себе",
    ideas: "С чего начать",
    sent: "Уже отправлено",
    search: "Поиск по чатам",
  },
  en: {
    drawer: "Open chats and projects",
    about: "Tell the AI about yourself",
    ideas: "Ways to begin",
    sent: "I sent this",
    search: "Search your chats",
  },
} as const;
const HARD = "Нижегородско-владивостокскаяпереписка_безпробелов_и_конца 👩‍❤️‍💋‍👨 שלום עולם";

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

/** Each language and each mood once; all four where somebody wants to look at them. */
const MOODS = [
  ["ru", "dark"],
  ["en", "light"],
  ...(process.env["SHOTS_DIR"]
    ? ([
        ["ru", "light"],
        ["en", "dark"],
      ] as const)
    : []),
] as const;

for (const [language, scheme] of MOODS)
  test(`[MR2] views of the chat: ${language}, ${scheme}`, async ({ newcomer, browser }) => {
    test.setTimeout(300_000);
    const words = WORDS[language];
    const me = await newcomer(language === "ru" ? "Александра" : "Alexandra");
    const { page } = me;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await mentorCall(me, "PUT", "/api/mentor/me", { locale: language, adult: true });
    await page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);
    const name = (view: string) => `mentor-${view}-${language}-${scheme}`;
    // Every view is measured in one mode; axe sees the colours of each.
    const options = { fullPage: false, axeAt: [360, 1366] };
    await enterChat(me);
    await look(page, { ...options, name: name("welcome") });

    await page.getByRole("button", { name: words.ideas }).click();
    await look(page, {
      ...options,
      name: name("ideas"),
      sizes: [
        { width: 360, height: 740 },
        { width: 1366, height: 768 },
      ],
    });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.about }).click();
    await look(page, { ...options, name: name("profile") });
    await closeDialog(page);

    await choosePictures(page, [
      pictureFile(await drawTalk(browser, language === "ru" ? STALLED_RU : STALLED_EN)),
    ]);
    await expect(linesOf(page)).toHaveCount(5, { timeout: 30_000 });
    await linesOf(page).nth(2).getByRole("textbox").fill("");
    await look(page, { ...options, name: name("card") });
    await linesOf(page)
      .nth(2)
      .getByRole("textbox")
      .fill(language === "ru" ? "Круто" : "Nice");
    await sendOf(page).click();
    await expectSettled(page);
    await expect(optionsOf(page)).toHaveCount(3);
    await look(page, { ...options, name: name("options") });
    await fillGaps(optionsOf(page).first());
    await optionsOf(page).first().getByRole("button", { name: words.sent }).click();
    await look(page, { ...options, name: name("sent") });

    await ask(page, HARD);
    await look(page, { ...options, name: name("talk") });
    const project = (await mentorCall(me, "POST", "/api/mentor/projects", {
      name: HARD,
      notes: `${HARD}\n${HARD}`,
    })) as { id: string };
    await page.goto(`/mentor/project/${project.id}`);
    await expect(boxOf(page)).toBeVisible();
    await look(page, { ...options, name: name("project") });

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: words.drawer }).click();
    await look(page, {
      ...options,
      name: name("drawer"),
      sizes: [
        { width: 360, height: 740 },
        { width: 768, height: 1024 },
      ],
    });
    await closeDialog(page);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: words.search })).toBeFocused();
    await look(page, { ...options, name: name("palette") });
    await closeDialog(page);
  });

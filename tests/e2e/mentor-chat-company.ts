// What the browser tests of the mentor's chat share: somebody of age at the door, a drawn screenshot, and words for the box.
import { expect } from "@playwright/test";
import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { RETRIED } from "./fixture.ts";
import type { Person } from "./fixture.ts";

/** One line of a drawn talk. */
export type DrawnLine = readonly [speaker: "me" | "them", text: string];

/** A talk that has stalled: they told of something, and the person did not pick it up. */
export const STALLED_RU: readonly DrawnLine[] = [
  ["me", "Привет! Как прошли выходные?"],
  ["them", "Привет! Ездила в горы, учусь кататься на сноуборде"],
  ["me", "Круто"],
  ["them", "Да, теперь всё болит, но я довольна"],
  ["me", "Понятно"],
];
export const STALLED_EN: readonly DrawnLine[] = [
  ["me", "Hey! How was your weekend?"],
  ["them", "Hi! I went hiking and got completely lost near the lake"],
  ["me", "Nice"],
  ["them", "It was, we even found an old boat there"],
  ["me", "Cool"],
];

const SCREEN = { width: 390, height: 720, scale: 2 } as const;

/** What this worker has drawn already, by its lines. */
const drawn = new Map<readonly DrawnLine[], Buffer>();

/** A screenshot of a phone with this talk on it, as PNG, drawn by the test's own browser once a worker. */
export async function drawTalk(browser: Browser, lines: readonly DrawnLine[]): Promise<Buffer> {
  const before = drawn.get(lines);
  if (before) return before;
  const { scale, ...viewport } = SCREEN;
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, offline: true });
  const page = await context.newPage();
  const bubbles = lines.map(([speaker, text]) => `<p class="${speaker}">${text}</p>`).join("");
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;height:100vh;background:#e9edf2;font:17px/1.35 "Liberation Sans",Arial,sans-serif}
header{background:#fff;padding:16px 20px;font-weight:bold}main{display:flex;flex-direction:column;gap:10px;padding:16px 12px}
p{margin:0;padding:9px 13px;border-radius:16px;max-width:270px}.me{align-self:flex-end;background:#cfe8ff}.them{align-self:flex-start;background:#fff}</style>
<header>Лера</header><main>${bubbles}</main>`,
  );
  const picture = await page.screenshot({ type: "png" });
  await context.close();
  drawn.set(lines, picture);
  return picture;
}

/** A file as Playwright hands it to a file input. */
export function pictureFile(buffer: Buffer, name = "talk.png", mimeType = "image/png") {
  return { name, mimeType, buffer };
}

/** The bearer token of whoever is signed in in this window. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/api/auth/token", RETRIED);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { token: string }).token;
}

/** Calls the mentor on the wire, for whoever is signed in in this window. */
export async function mentorCall(
  { context }: Pick<Person, "context">,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  data?: object,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${await tokenOf(context.request)}` };
  const answer = await context.request.fetch(path, { ...RETRIED, method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Sends a talk to a chat on the wire, and waits for its whole answer. */
export async function sendTalk(
  { context }: Pick<Person, "context">,
  chatId: string,
  talk: { readonly lines: readonly DrawnLine[]; readonly language: "ru" | "en"; readonly intent: string },
): Promise<void> {
  const messages = talk.lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  const data = { transcript: { kind: "chat", language: talk.language, messages } };
  const answer = await context.request.post(`/api/mentor/chats/${chatId}/messages`, {
    headers: { authorization: `Bearer ${await tokenOf(context.request)}` },
    data: {
      trigger: "submit-message",
      message: { parts: [{ type: "data-transcript", data }] },
      intent: talk.intent,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Somebody who is of age, looking at a new chat. */
export async function enterChat(person: Person, path = "/mentor/chat"): Promise<void> {
  await mentorCall(person, "PUT", "/api/mentor/me", { adult: true });
  await person.page.goto(path);
  await expect(boxOf(person.page)).toBeVisible();
}

/** Where a message is written. */
export const boxOf = (page: Page): Locator => page.locator("textarea[data-composer]");
export const sendOf = (page: Page): Locator => page.getByRole("button", { name: /^(Отправить|Send)$/ });
export const stopOf = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Остановить ответ|Stop the answer)$/ });
/** The messages that an answer offers. */
export const optionsOf = (page: Page): Locator => page.locator("li[data-option]");

/** Puts words into the gaps of a message, if it has any: only a whole message can be marked as sent (MA14). */
export async function fillGaps(option: Locator): Promise<void> {
  for (const gap of await option.getByRole("textbox").all()) await gap.fill("чай или кофе");
}
export const answersOf = (page: Page): Locator => page.locator("article[data-role=assistant]");
export const questionsOf = (page: Page): Locator => page.locator("article[data-role=user]");
/** The rows of the transcript that is being corrected. */
export const linesOf = (page: Page): Locator => page.locator("li[data-speaker]");

/** Chooses pictures as the picker would give them. */
export async function choosePictures(
  page: Page,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.locator("input[data-picker]").setInputFiles([...files]);
}

/** What was said last is answered, and nothing is being written any more. A question that still waits is not settled. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("article[data-role]").last()).toHaveAttribute("data-role", "assistant", {
    timeout: 30_000,
  });
  await expect(stopOf(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Writes a message and waits for its whole answer. */
export async function ask(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await boxOf(page).press("Enter");
  await expect(questionsOf(page).last()).toContainText(text);
  await expectSettled(page);
}

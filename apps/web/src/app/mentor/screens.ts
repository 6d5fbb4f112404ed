// The mentor's screens, each with its texts, fetched when its address is opened. Nothing here is part of the game's pages.
import { loadMentorTexts } from "../../i18n/load-mentor.ts";
import type { MentorArea } from "../../i18n/mentor-texts.ts";
import { createLazyScreen } from "../../lib/lazy-screen.ts";
import type { MentorPage } from "./paths.ts";

/** A screen's code and its texts, fetched side by side. */
async function withTexts<T>(screen: Promise<T>, ...areas: MentorArea[]): Promise<T> {
  const [loaded] = await Promise.all([screen, loadMentorTexts(...areas)]);
  return loaded;
}

export const landingScreen = createLazyScreen(async () => {
  const { LandingPage } = await withTexts(import("../../mentor/landing/index.ts"), "landing");
  return LandingPage;
});
export const signInScreen = createLazyScreen(async () => {
  const { SignInView } = await withTexts(import("./sign-in-view.tsx"), "signIn");
  return SignInView;
});
export const memberScreen = createLazyScreen(async () => {
  const { Member } = await withTexts(import("./member.tsx"), "chat");
  return Member;
});
export const plansScreen = createLazyScreen(async () => {
  const { PlansView } = await withTexts(import("./plans-view.tsx"), "plans");
  return PlansView;
});
export const legalScreen = createLazyScreen(async () => {
  const { LegalPage } = await withTexts(import("../../mentor/pages/index.ts"), "legal");
  return LegalPage;
});

/** The screen behind a page; a page without one needs no more code. */
const SCREENS = {
  landing: landingScreen,
  "sign-in": signInScreen,
  "sign-up": signInScreen,
  chat: memberScreen,
  plans: plansScreen,
  terms: legalScreen,
  privacy: legalScreen,
  missing: null,
} as const satisfies Record<MentorPage, { fetch(): Promise<unknown> } | null>;

/** Begins to fetch a page's screen before anything is drawn. A failure now is told when the screen is shown. */
export function preloadScreen(page: MentorPage): void {
  // The screen tells of it when it is shown.
  SCREENS[page]?.fetch().catch(() => undefined);
}

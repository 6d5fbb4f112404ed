// The mentor's front page, as app sees it.
export { LandingPage } from "./landing-page.tsx";
export type { TryOut } from "./try-out.tsx";

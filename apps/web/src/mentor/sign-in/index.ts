// Signing in and up to the mentor, as app sees it.
export { SignInPage } from "./sign-in-page.tsx";

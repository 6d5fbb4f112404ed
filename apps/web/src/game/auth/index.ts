// Signing in, as app sees it.
export { AuthForm } from "./auth-form.tsx";
export { LinkCompletion } from "./link-completion.tsx";
export { LoginOverlay } from "./login-overlay.tsx";

// How the window of an OpenID provider begins and ends. Apart from the schemas, so that the browser takes it without the
// schema library.

/** Opened as a window by a page of this site: `?nonce=…`, 1–64 letters, digits, `-` or `_`. Leads to the provider. */
export const SIGN_IN_WINDOW_START = "/api/auth/oauth-popup/start";
/** Where the provider's way back ends: tells the opener, when that is a page of this very origin, and closes the window. */
export const SIGN_IN_WINDOW_END = "/api/auth/oauth-popup/end";
/**
 * The `type` of the end's word to its opener: `{type, nonce, error, passwordVoid}`, `error` being null when the session's
 * cookie is set and otherwise the provider's or the library's code. Nothing in it opens anything: the cookie is the session.
 */
export const SIGN_IN_WINDOW_MESSAGE = "fitil:sign-in-window";

/** The page's fragment `#signInToken=…` (or as a query parameter) is a one-time sign-in link. */
export const EMAIL_LINK_PARAM = "signInToken";
/** The page's fragment `#verifyToken=…` confirms a registered e-mail address. */
export const VERIFY_EMAIL_PARAM = "verifyToken";

// What a mailed link's token is called. Apart from the schemas, so that the browser takes it without the schema library.

/** The page's fragment `#signInToken=…` (or as a query parameter) is a one-time sign-in link. */
export const EMAIL_LINK_PARAM = "signInToken";
/** The page's fragment `#verifyToken=…` confirms a registered e-mail address. */
export const VERIFY_EMAIL_PARAM = "verifyToken";

// The mentor's paths: which page stands behind one (MR1), and where somebody was going when they were asked to sign in, which is
// only ever an address of this site. Pure.

export const SIGN_IN_PATH = "/mentor/sign-in";
export const SIGN_UP_PATH = "/mentor/sign-up";
export const CHAT_PATH = "/mentor/chat";
const NEXT = "next";
const ELSEWHERE = "https://elsewhere.invalid";

const PAGES = ["sign-in", "sign-up", "plans", "terms", "privacy"] as const;

export type MentorPage = "landing" | "chat" | "missing" | (typeof PAGES)[number];

const CHAT = /^\/mentor\/(?:chat(?:\/[^/]+)?|project\/[^/]+|worked)$/;

/** The page behind a path; chats, projects and «Что сработало» are one page, which reads the rest of its address itself. Pure. */
export function mentorPageOf(path: string): MentorPage {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (plain === "/mentor") return "landing";
  if (CHAT.test(plain)) return "chat";
  return PAGES.find((page) => plain === `/mentor/${page}`) ?? "missing";
}

/** The sign-in page's address for somebody on the way to `path` (with query). Pure. */
export function signInPath(path: string, page: string = SIGN_IN_PATH): string {
  return path === CHAT_PATH ? page : `${page}?${new URLSearchParams({ [NEXT]: path })}`;
}

/**
 * Where to go after signing in, by the query of the sign-in page: a path of this site with its query and fragment, never an
 * API call and never another site; the chat when nothing better is asked for. Pure.
 */
export function nextPath(query: string): string {
  const asked = new URLSearchParams(query).get(NEXT);
  if (asked === null || !asked.startsWith("/") || !URL.canParse(asked, ELSEWHERE)) return CHAT_PATH;
  const { origin, pathname, search, hash } = new URL(asked, ELSEWHERE);
  // The browser reads "//a.b" and "/\a.b" as another site, and forgives tabs and line ends in between.
  if (origin !== ELSEWHERE || pathname.startsWith("//") || pathname.startsWith("/api/")) return CHAT_PATH;
  if (pathname === SIGN_IN_PATH || pathname === SIGN_UP_PATH) return CHAT_PATH;
  return `${pathname}${search}${hash}`;
}

/** Whether a path is the mentor's own: everything else is another page of the site. Pure. */
export function isMentorPath(path: string): boolean {
  return /^\/mentor(?:[/?#]|$)/.test(path);
}

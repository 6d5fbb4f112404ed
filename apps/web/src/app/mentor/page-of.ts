// Which page stands behind an address of the mentor (MR1). Pure.

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

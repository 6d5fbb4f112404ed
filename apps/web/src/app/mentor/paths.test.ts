// Which page an address shows, and coming back to where one was going, and nowhere else.
import { describe, expect, it } from "vitest";
import { isMentorPath, mentorPageOf, nextPath, signInPath } from "./paths.ts";

it.each([
  ["/mentor", "landing"],
  ["/mentor/", "landing"],
  ["/mentor/sign-in", "sign-in"],
  ["/mentor/sign-up/", "sign-up"],
  ["/mentor/chat", "chat"],
  ["/mentor/chat/abc123", "chat"],
  ["/mentor/project/abc123", "chat"],
  ["/mentor/plans", "plans"],
  ["/mentor/terms", "terms"],
  ["/mentor/privacy", "privacy"],
  ["/mentor/project", "missing"],
  ["/mentor/chat/a/b", "missing"],
  ["/mentor/constructor", "missing"],
  ["/mentor.html", "missing"],
  ["/", "missing"],
])("[MR1] %s shows %s", (path, page) => expect(mentorPageOf(path)).toBe(page));

describe("[MR1] where signing in leads", () => {
  it.each([
    ["/mentor/chat/abc123", "/mentor/chat/abc123"],
    ["/mentor/plans?plan=pro#top", "/mentor/plans?plan=pro#top"],
    ["/?table=abcdef", "/?table=abcdef"],
  ])("back to %s", (asked, path) => {
    const query = new URL(signInPath(asked), "https://a.b").search;
    expect(nextPath(query)).toBe(path);
  });

  it("to the chat when nothing was asked for, with a short address", () => {
    expect(signInPath("/mentor/chat")).toBe("/mentor/sign-in");
    expect(nextPath("")).toBe("/mentor/chat");
    expect(nextPath("?next=")).toBe("/mentor/chat");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/mentor/..//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "mentor/chat",
    "/api/auth/sign-out",
    "/mentor/../api/auth/sign-out",
    "/mentor/sign-in?next=/mentor/sign-in",
    "/mentor/sign-up",
    "http://[",
  ])("never to %j", (asked) => {
    expect(nextPath(`?${new URLSearchParams({ next: asked })}`)).toBe("/mentor/chat");
  });

  it("keeps the site's own pages apart from the mentor's", () => {
    for (const path of ["/mentor", "/mentor/chat", "/mentor?x", "/mentor#y"])
      expect(isMentorPath(path)).toBe(true);
    for (const path of ["/", "/?table=abcdef", "/mentors"]) expect(isMentorPath(path)).toBe(false);
  });
});

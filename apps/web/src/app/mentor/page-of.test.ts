// The mentor's addresses.
import { expect, it } from "vitest";
import { mentorPageOf } from "./page-of.ts";

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

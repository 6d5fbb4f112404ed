// Addresses of the chat, recents by age, file names, invitations.
import { describe, expect, it } from "vitest";
import { invitationLink, withInvitation } from "../play/invitation.ts";
import { pathOf, readPlace } from "./chat-place.ts";
import { fileName } from "./export-chat.ts";
import { groupByAge } from "./group-chats.ts";

describe("[MR1] places", () => {
  it.each([
    ["/mentor/chat", { kind: "new" }],
    ["/mentor/chat/", { kind: "new" }],
    ["/mentor/chat/abc_DEF-1", { kind: "chat", id: "abc_DEF-1" }],
    ["/mentor/chat/abc/", { kind: "chat", id: "abc" }],
    ["/mentor/project/p1", { kind: "project", id: "p1" }],
    ["/mentor/chat/a%2Fb", { kind: "chat", id: "a/b" }],
    ["/mentor/chat/%E0%A4%A", { kind: "chat", id: "%E0%A4%A" }],
    ["/mentor/chat/a/b", { kind: "new" }],
  ] as const)("%s", (path, place) => expect(readPlace(path)).toEqual(place));

  it("lead there and back", () => {
    for (const place of [
      { kind: "new" },
      { kind: "chat", id: "a/b" },
      { kind: "project", id: "ж" },
      { kind: "worked" },
    ] as const)
      expect(readPlace(pathOf(place))).toEqual(place);
  });
});

describe("[MC1] recents", () => {
  it("stand by age, newest first, without empty groups", () => {
    const midnight = Date.UTC(2026, 10, 21);
    const hours = (count: number) => midnight - count * 3_600_000;
    const chat = (id: string, updatedAt: number) => ({
      id,
      title: id,
      projectId: null,
      createdAt: 0,
      updatedAt,
    });
    const groups = groupByAge(
      [
        chat("old", hours(24 * 90)),
        chat("late", hours(1)),
        chat("now", hours(-9)),
        chat("early", hours(-1)),
        chat("week", hours(24 * 6)),
      ],
      midnight,
    );
    expect(groups.map(({ age, chats }) => [age, chats.map(({ id }) => id)])).toEqual([
      ["today", ["now", "early"]],
      ["yesterday", ["late"]],
      ["week", ["week"]],
      ["older", ["old"]],
    ]);
  });
});

describe("[MC1] the exported file's name", () => {
  it.each([
    ["Переписка с Аней: кофе?", "Переписка-с-Аней-кофе.md"],
    ["../../etc/passwd", "etc-passwd.md"],
    ["👀", "chat.md"],
  ])("%s", (title, name) => expect(fileName(title)).toBe(name));
});

describe("[LB8] the invitation to a table", () => {
  it("speaks the language of the talk and ends with the link", () => {
    const link = invitationLink("https://a.example", "abc_1");
    expect(link).toBe("https://a.example/?table=abc_1");
    expect(withInvitation("", link, "ru")).toMatch(/^Сыграем\?.* https:\/\/a\.example\/\?table=abc_1$/);
    expect(withInvitation("Hey! ", link, "en")).toMatch(
      /^Hey!\n\nUp for.* https:\/\/a\.example\/\?table=abc_1$/,
    );
  });
});

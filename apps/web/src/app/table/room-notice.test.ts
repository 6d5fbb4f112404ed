import { expect, it } from "vitest";
import { noticeForCode } from "./room-flow.ts";

it.each([
  [400, "room/not_found"],
  [401, "room/full"],
  [402, "room/game_in_progress"],
  [103, "room/permission_denied"],
  [2000, "room/not_found"],
])("a table that refuses with %i leads to the list with %s", (code, notice) =>
  expect(noticeForCode(code, true)).toBe(notice),
);

it("a table that was had and is gone has closed, whatever the number", () => {
  expect(noticeForCode(400, false)).toBe("lost");
  expect(noticeForCode(2000, false)).toBe("lost");
});

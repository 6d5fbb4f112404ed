// What people were promised, pinned: whoever changes a number changes that.
import { expect, test } from "vitest";
import * as times from "./screen-times.ts";

test("how long the screens show and wait", () => {
  expect(times).toMatchObject({
    EXPLOSION_SHOWN_MS: 500,
    END_RETURN_MS: 5_000,
    CANCEL_BUBBLE_MS: 5_000,
    NO_FREE_SLOT_SHOWN_MS: 3_000,
    LIST_REFETCH_AFTER_LEAVE_MS: 300,
    VERSION_FIRST_CHECK_MS: 5_000,
    VERSION_CHECK_EVERY_MS: 60_000,
  });
});

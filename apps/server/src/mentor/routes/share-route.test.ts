// What the share sheet sends where no worker takes it: one lands in a new chat that says so, and nothing is read.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMentorSite } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";

describe("[MC4] sharing without the page's worker", () => {
  let t: MentorSite;
  beforeEach(async () => {
    t = await createMentorSite();
  });
  afterEach(() => t.close());

  it.each([{}, { origin: "null" }, { "sec-fetch-site": "none" }])(
    "leads to a new chat: %o",
    async (headers) => {
      const { statusCode, headers: answered } = await t.app.http.inject({
        method: "POST",
        url: "/mentor/share",
        headers: { "content-type": "multipart/form-data; boundary=x", ...headers },
        payload: "x".repeat(100_000),
      });
      expect([statusCode, answered["location"]]).toEqual([303, "/mentor/chat?shared=lost"]);
    },
  );

  it("is the only call that another page may make", async () => {
    const { status, json } = await t.call("POST", "/api/mentor/chats", {
      headers: { origin: "https://elsewhere.example" },
    });
    expect([status, json["code"]]).toEqual([403, "request/forbidden_origin"]);
  });
});

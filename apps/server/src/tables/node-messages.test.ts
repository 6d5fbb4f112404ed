// Messages of other versions and of nobody are told from those that fit.
import { expect, it } from "vitest";
import { readNodeMessage, readTableRow } from "./node-messages.ts";

const client = { id: "c", userId: "u", roundTripMs: 40, serial: 7 };

it("[CL20] what fits is read, with what a newer version says besides left out and what an older one does not say filled in", () => {
  const position = {
    type: "position",
    client,
    channel: "game:actions:abcdef",
    data: { type: "player_state" },
  };
  expect(readNodeMessage({ ...position, later: true })).toEqual(position);
  const owner = { userId: "u", isGuest: false };
  expect(readNodeMessage({ type: "ask", number: 1, question: { type: "play", owner, stakes: 0 } })).toEqual({
    type: "ask",
    number: 1,
    question: { type: "play", owner, stakes: 0, mustWait: false },
  });
  for (const message of [{ type: "draining" }, { type: "say", channel: "c", text: "{}", isUrgent: true }])
    expect(readNodeMessage(message)).toEqual(message);
});

it.each([
  null,
  "draining",
  {},
  { type: "dance" },
  { type: "take", tableId: 7 },
  { type: "position", client: { id: "c" }, channel: "x", data: {} },
  { type: "ask", number: 1, question: { type: "sing" } },
  { type: "answer", number: 1, answer: { ok: false } },
  { type: "tell", clientId: "c", message: "text" },
])("[CL20] %j is no message", (message) => {
  expect(readNodeMessage(message)).toBeNull();
});

it.each(["", "null", "{}", '{"room":{}}'])("[CL20] %j is no table's row", (row) => {
  expect(readTableRow(row)).toBeNull();
});

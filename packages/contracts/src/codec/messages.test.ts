import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { gameActionSchema, lobbyListRequestSchema } from "../actions.ts";
import { gameEventSchema } from "../game.ts";
import { lobbyEventSchema, selectCharacterResponseSchema } from "../lobby.ts";
import { lobbyListUpdateSchema } from "../tables.ts";
import { gameActionCodec, gameEventCodec, lobbyEventCodec } from "./messages.ts";

const TABLE = readFileSync(new URL("../../../../docs/messages.md", import.meta.url), "utf8");

/** One message as a row of the table. */
function rowOf(channel: string, { shape }: z.ZodObject): string {
  const fields = Object.entries(shape).filter(([name]) => name !== "type");
  const cells = fields.map(
    ([name, schema]) => `\`${name}${schema.safeParse(undefined).success ? "?" : ""}\``,
  );
  const type = [...(shape["type"] as unknown as z.ZodLiteral<string>).values][0];
  return `| \`${channel}\` | \`${type}\` | ${cells.join(", ")} |`;
}

/** The table's rows without the blanks that formatting put in. */
const written = TABLE.split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.replaceAll(/\s*\|\s*/g, " | ").trim());

describe("messages of a table", () => {
  it("stand in docs/messages.md as their schemas have them, all of them and no other", () => {
    const rows = [
      ...gameEventSchema.options.map((schema) => rowOf("game:state:{roomId}", schema)),
      ...lobbyEventSchema.options.map((schema) => rowOf("lobby:state:{roomId}", schema)),
      rowOf("to one client", selectCharacterResponseSchema),
      ...gameActionSchema.options.map((schema) => rowOf("game:actions:{roomId}", schema)),
      rowOf("public:lobby_updates", lobbyListUpdateSchema),
      rowOf("public:lobby_updates", lobbyListRequestSchema),
    ];
    const plain = (row: string) => row.replaceAll(/\s*\|\s*/g, " | ").trim();
    expect(written).toEqual(rows.map(plain));
  });

  it("[PL6] a player's state is read back as it was written, to the third decimal", () => {
    const state = fc.record(
      {
        type: fc.constant("player_state" as const),
        id: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
        x: fc.double({ min: 0, max: 16, noNaN: true }),
        y: fc.double({ min: 0, max: 10, noNaN: true }),
        orientation: fc.constantFrom("up" as const, "left" as const),
        heading: fc.constantFrom("down" as const, "right" as const),
        corrected: fc.constant(true),
        seq: fc.nat(),
      },
      { requiredKeys: ["type", "id", "x", "y", "orientation"] },
    );
    fc.assert(
      fc.property(state, (event) => {
        const thousandths = (value: number) => Math.round(value * 1000) / 1000;
        const told = gameEventCodec.decode(JSON.parse(gameEventCodec.encode(event)));
        expect(told).toEqual({ ...event, x: thousandths(event.x), y: thousandths(event.y) });
      }),
    );
  });

  it("whatever is no message is none", () => {
    for (const data of [null, 1, [], {}, { type: "unheard_of" }, { type: "player_state", id: 1 }])
      for (const codec of [gameEventCodec, lobbyEventCodec, gameActionCodec])
        expect(codec.decode(data)).toBeNull();
    const action = { type: "player_state", id: 1, x: 0.15, y: 0, orientation: "right" };
    expect(gameActionCodec.decode(action)).toEqual(action);
    expect(gameActionCodec.decode({ ...action, seq: 1.5 })).toBeNull();
    expect(gameActionCodec.decode({ ...action, more: 1 })).toBeNull();
    for (const heading of ["Up", 1e308, "", {}])
      expect(gameActionCodec.decode({ ...action, heading })).toBeNull();
  });
});

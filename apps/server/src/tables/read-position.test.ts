import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerStateActionSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { readPosition } from "./read-position.ts";
import { startParty } from "./testing/matches.ts";
import { openSite } from "./testing/table-site.ts";
import type { Guest } from "./testing/table-site.ts";

/** Numbers as somebody might write them, in JSON or nearly. */
const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 16_000 }).map((value) => String(value / 1000)) },
  { weight: 2, arbitrary: fc.double().map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 20, noNaN: true }).map((value) => String(value)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.stringMatching(/^\d{0,18}$/), fc.stringMatching(/^\d{0,18}$/))
      .map(([whole, part]) => `${whole}.${part}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "0",
      "-0",
      "-1",
      "00",
      "01",
      "0.10",
      "1.",
      ".5",
      "1e3",
      "1E-3",
      "+1",
      " 1",
      "1 ",
      "0x1",
      "١",
      "9007199254740993",
      "123456789012345",
      "1234567890123456",
      "0.1234567890123456",
      "NaN",
      "null",
      "",
    ),
  },
);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom("0", "5", "1.0", "11", '"1"') },
);
const orientation = fc.constantFrom(
  "up",
  "down",
  "left",
  "right",
  "up",
  "down",
  "left",
  "right",
  "Up",
  "upp",
  "",
);
const seq = fc.oneof(fc.nat().map(String), number);
const heading = fc.oneof(
  { weight: 4, arbitrary: orientation.map((way) => JSON.stringify(way)) },
  { weight: 2, arbitrary: fc.constant("null") },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom("nul", '"up', "1e308", "true"), number) },
);
const usual = fc
  .tuple(id, number, number, orientation, fc.option(heading), fc.option(seq))
  .map(([who, x, y, way, course, count]) => {
    const tail = `${course === null ? "" : `,"heading":${course}`}${count === null ? "" : `,"seq":${count}`}}`;
    return `{"type":"player_state","id":${who},"x":${x},"y":${y},"orientation":"${way}"${tail}`;
  });
/** The usual words, sometimes with something missing, doubled or put in. */
const anyText = fc.oneof(
  { weight: 6, arbitrary: usual },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        usual,
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.constantFrom("", '"', "}", ",", " ", "\n", "0", '"x":1,'),
      )
      .map(([text, at, cut, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + cut);
      }),
  },
  { weight: 1, arbitrary: fc.json() },
);

describe("a position read from its text", () => {
  it("[PL3] is what JSON and the schema read, and is told with at most three decimals", () => {
    let taken = 0;
    let told = 0;
    let courses = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        const said = readPosition(text);
        if (said === undefined) return;
        taken++;
        const { asTold, seq: count, heading: course, ...place } = said;
        const rest = course === undefined ? place : { ...place, heading: course };
        if (course !== undefined) courses++;
        const action = playerStateActionSchema.parse(JSON.parse(text));
        expect(action).toStrictEqual(count === undefined ? rest : { ...rest, seq: count });
        if (asTold === "") return;
        told++;
        expect(JSON.parse(asTold)).toStrictEqual(course === null ? place : rest);
        expect(asTold).not.toMatch(/\.\d{4}|[\r\n]/);
      }),
      { numRuns: 20_000 },
    );
    expect(taken).toBeGreaterThan(700);
    expect(told).toBeGreaterThan(300);
    expect(courses).toBeGreaterThan(200);
  });

  it("[PL3] is taken in the words of known clients", () => {
    const state = { type: "player_state", id: 3, x: 0.143, y: 10, orientation: "left" } as const;
    const text = JSON.stringify(state);
    expect(readPosition(text)).toStrictEqual({
      ...state,
      heading: undefined,
      seq: undefined,
      asTold: text,
    });
    const counted = { ...state, seq: 12 };
    expect(readPosition(JSON.stringify(counted))).toStrictEqual({
      ...counted,
      heading: undefined,
      asTold: text,
    });
    for (const course of ["up", null] as const) {
      const { x, y, id: who, orientation: way, type } = state;
      const walking = { type, id: who, x, y, orientation: way, heading: course };
      const words = JSON.stringify({ ...walking, seq: 12 });
      expect(readPosition(words)).toStrictEqual({
        ...walking,
        seq: 12,
        asTold: JSON.stringify(course === null ? state : walking),
      });
    }
    expect(readPosition(JSON.stringify({ ...counted, x: 0.1434 }))).toMatchObject({ x: 0.1434, asTold: "" });
  });

  it("[PL3] leads to the same replies, corrections and pushes as one that is parsed", async () => {
    let taken = 0;
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const read = await play(steps, true);
        expect(read).toStrictEqual(await play(steps, false));
        taken += read.replies.filter((code) => code === 0).length;
        moved += read.heard.length;
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(300);
    expect(moved).toBeGreaterThan(100);
  });
});

interface Step {
  readonly who: number;
  readonly waitMs: number;
  readonly text: string;
}

/** Mostly a step along an edge that is free, sometimes too long, sometimes in somebody else's name, seldom any text. */
const step: fc.Arbitrary<Step> = fc
  .record({
    who: fc.nat({ max: 2 }),
    waitMs: fc.constantFrom(0, 50, 50, 50, 400),
    far: fc.integer({ min: 0, max: 2_100 }),
    isRow: fc.boolean(),
    way: fc.constantFrom("up", "down", "left", "right"),
    seq: fc.option(fc.nat()),
    course: fc.constantFrom(undefined, "up", "down", "left", "right", null),
    stranger: fc.integer({ min: 0, max: 9 }),
    other: fc.oneof({ weight: 30, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: anyText }),
  })
  .map(({ who, waitMs, far, isRow, way, seq: count, course, stranger, other }) => {
    const spawn = SPAWNS[who] as readonly [number, number];
    const away = (from: number) => (from === 0 ? far : from * 1000 - far) / 1000;
    const x = isRow ? away(spawn[0]) : spawn[0];
    const y = isRow ? spawn[1] : away(spawn[1]);
    const name = stranger === 0 ? ((who + 1) % 3) + 1 : who + 1;
    const walk = course === undefined ? "" : `,"heading":${JSON.stringify(course)}`;
    const tail = `${walk}${count === null ? "" : `,"seq":${count}`}}`;
    const usualText = `{"type":"player_state","id":${name},"x":${x},"y":${y},"orientation":"${way}"${tail}`;
    return { who, waitMs, text: other ?? usualText };
  });

const SPAWNS = [
  [0, 0],
  [16, 10],
  [16, 0],
] as const;

async function play(steps: readonly Step[], readsText: boolean) {
  const clock = new VirtualClock();
  const { guests, room } = await startParty(openSite(clock, 7, readsText), ["a", "b", "c"]);
  const replies: number[] = [];
  for (const { who, waitMs, text } of steps) {
    const guest = guests[who] as Guest;
    await clock.advance(waitMs);
    replies.push(await guest.client.publishText(`game:actions:${room}`, text));
  }
  const heard = guests.flatMap(({ client, game }) =>
    // The picture of the start names connections, which are new each time.
    client.events(game).filter((event) => event.type !== "game_started"),
  );
  return { replies, heard, told: guests.map(({ client }) => [client.messages, client.closed]) };
}

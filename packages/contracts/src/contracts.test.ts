// What both sides of the wire take for granted, pinned.
import { describe, expect, it } from "vitest";
import { ledgerPageSchema, playerNameSchema } from "./account.ts";
import { gameActionSchema } from "./actions.ts";
import { actionsChannel, gameChannel, isTableId, lobbyChannel, parseTableChannel } from "./channels.ts";
import { CODES } from "./codes.ts";
import { MAX_PLAYER_NAME_LENGTH, MAX_ROOM_NAME_LENGTH, STAKES } from "./limits.ts";
import { compareTables } from "./table-order.ts";
import { createTableSchema } from "./tables.ts";
import type { TableSummary } from "./tables.ts";

function room(name: string, rest: Partial<TableSummary> = {}): TableSummary {
  return {
    id: name,
    name,
    stakes: 0,
    playerCount: 0,
    maxPlayers: 4,
    isGameInProgress: false,
    watchers: 0,
    faces: [],
    ...rest,
  };
}

describe("the list of rooms", () => {
  it("[LB7] rooms with space, then full ones, then those in progress", () => {
    const playing = room("А", { isGameInProgress: true, stakes: 2500 });
    const full = room("Б", { playerCount: 4, stakes: 1000 });
    const open = room("В");
    expect([playing, full, open].sort(compareTables)).toEqual([open, full, playing]);
  });

  it("[LB7] within a group the higher stake first, then the name, its numbers by value", () => {
    const rooms = [
      room("Стол №10"),
      room("Стол №9"),
      room("Ёлка"),
      room("Жар", { stakes: 100 }),
      room("Енот"),
    ];
    expect(rooms.sort(compareTables).map(({ name }) => name)).toEqual([
      "Жар",
      "Ёлка",
      "Енот",
      "Стол №9",
      "Стол №10",
    ]);
  });
});

describe("making a table", () => {
  it.each(STAKES)("[LB1] a stake of %i is one of the list", (stakes) => {
    expect(createTableSchema.safeParse({ stakes }).success).toBe(true);
  });

  it.each([1, -100, 99.5, "100", null, Number.NaN, 5000])("[LB1] a stake of %s is refused", (stakes) => {
    expect(createTableSchema.safeParse({ stakes }).success).toBe(false);
  });

  it("[LB1] a name is trimmed and then has at most 40 characters", () => {
    const longest = "ы".repeat(MAX_ROOM_NAME_LENGTH);
    expect(createTableSchema.parse({ stakes: 0, name: `  ${longest} ` }).name).toBe(longest);
    expect(createTableSchema.safeParse({ stakes: 0, name: `${longest}ы` }).success).toBe(false);
  });
});

describe("chips", () => {
  it("[GU1] nobody gives any away: what an account loses is a stake, which a guest may not put down", () => {
    const { kind } = ledgerPageSchema.shape.entries.element.shape;
    expect(kind.options).toEqual(["grant", "gift", "stake", "prize", "refund"]);
  });
});

describe("names that pass for others or for nothing", () => {
  it.each([
    "\u3164\u3164",
    "Анна\u3164",
    "A\u115f\u1160b",
    "a\uffa0b",
    "\u2800\u2800",
    "Ann\ufe0fa",
    "Ann\u034fa",
    "--",
    "🔥🔥",
    "Ы\u0301\u0302\u0303\u0304",
    "Аnna",
    "Аня-Annа",
    "Ρeter",
  ])("%j is refused", (name) => expect(playerNameSchema.safeParse(name).success).toBe(false));

  it.each([
    "Ёлка",
    "Анна-Мария",
    "О'Нил",
    "Игрок-00042",
    "Аня ❤\ufe0f",
    "Аня 🔥",
    "Аня Smith",
    "Zoë",
    "Nguyễn",
    "홍길동",
    "田中さん",
    "王小明",
    "محمد",
    "สมชาย",
    "007",
  ])("%j is fine", (name) => expect(playerNameSchema.safeParse(name).success).toBe(true));
});

describe("names of people", () => {
  it.each([
    ["  Аня  ", "Аня"],
    ["Два\t слова", "Два слова"],
    ["x".repeat(MAX_PLAYER_NAME_LENGTH), "x".repeat(MAX_PLAYER_NAME_LENGTH)],
    ["<b>Я</b>", "<b>Я</b>"],
  ])("takes %j as %j", (given, kept) => expect(playerNameSchema.parse(given)).toBe(kept));

  it.each([
    "",
    " ",
    "я",
    "x".repeat(MAX_PLAYER_NAME_LENGTH + 1),
    "не\u202Eвидно",
    "ноль\u200Bширины",
    "\u0000ноль",
  ])("refuses %j", (given) => expect(playerNameSchema.safeParse(given).success).toBe(false));
});

describe("channels", () => {
  it.each([
    ["lobby:state", lobbyChannel],
    ["game:state", gameChannel],
    ["game:actions", actionsChannel],
  ] as const)("%s is taken apart as it was built", (kind, build) => {
    expect(parseTableChannel(build("abc_DEF-123"))).toEqual({ kind, roomId: "abc_DEF-123" });
  });

  it.each([
    "game:state:",
    "game:state:short",
    "game:state:a/b/c/d/e",
    "lobby:state:x:yyyyyy",
    `game:state:${"a".repeat(33)}`,
    "other:abcdef",
  ])("%s is none of them", (channel) => expect(parseTableChannel(channel)).toBeNull());

  it("ids of rooms are 6 to 32 of letters, digits, _ and -", () => {
    expect([isTableId("abcdef"), isTableId("abcde"), isTableId("abc ef"), isTableId("абвгде")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("actions", () => {
  const legal = { type: "player_state", id: 1, x: 1.5, y: 0, orientation: "left", seq: 3 };

  it("a position is taken", () => expect(gameActionSchema.safeParse(legal).success).toBe(true));

  it.each([
    ["another character", { ...legal, id: 5 }],
    ["NaN", { ...legal, x: Number.NaN }],
    ["infinity", { ...legal, y: Number.POSITIVE_INFINITY }],
    ["a text for a number", { ...legal, x: "1" }],
    ["a field too many", { ...legal, speed: 9 }],
    ["an unknown type", { type: "win" }],
    ["a half bomb", { type: "place_bomb", x: 0.5 }],
  ])("%s is refused", (_, action) => expect(gameActionSchema.safeParse(action).success).toBe(false));
});

it("every code names its surface and no two real-time numbers of our own are the same", () => {
  const entries = Object.entries(CODES);
  expect(entries.every(([code]) => /^[a-z]+\/[a-z0-9_-]+$/.test(code))).toBe(true);
  const own = entries.flatMap(([, { realtime }]) =>
    realtime !== undefined && realtime >= 400 ? [realtime] : [],
  );
  expect(new Set(own).size).toBe(own.length);
});

// Where the person is, event by event (specification §4 "Room flow").
import type { CharacterId, CharacterSlot, GamePicture, LobbyPicture } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { NO_ROOM, nextFlow } from "./room-flow-state.ts";
import type { AtTable, FlowEvent, RoomFlow } from "./room-flow-shapes.ts";

const NOW = 1_000_000;

function slots(...taken: readonly (readonly [CharacterId, string])[]): CharacterSlot[] {
  return ([1, 2, 3, 4] as const).map((id) => {
    const clientId = taken.find(([one]) => one === id)?.[1] ?? null;
    const isTaken = clientId !== null;
    return {
      id,
      isTaken,
      name: isTaken ? `P${id}` : null,
      rating: isTaken ? 1000 : null,
      clientId,
      eyeVariant: isTaken ? 2 : null,
      isBot: false,
      isReady: isTaken,
    };
  });
}

function lobby(
  options: Partial<{ countdown: number; running: boolean; slots: CharacterSlot[] }> = {},
): LobbyPicture {
  return {
    room: {
      id: "room01",
      name: "Стол",
      stakes: 100,
      isGameInProgress: options.running ?? false,
      isPrivate: false,
    },
    characters: options.slots ?? slots(),
    countdown: options.countdown ?? null,
  };
}

function game(...players: readonly (readonly [CharacterId, number])[]): GamePicture {
  return {
    type: "game_started",
    gameId: "g",
    players: players.map(([id, health]) => ({ id, stats: { health } })),
  } as unknown as GamePicture;
}

function after(state: RoomFlow, ...events: FlowEvent[]): RoomFlow {
  return events.reduce(nextFlow, state);
}

function picture(of: LobbyPicture, clientId: string | null = "me"): FlowEvent {
  return { type: "lobby-picture", picture: of, clientId, now: NOW };
}

const JOIN: FlowEvent = { type: "join", roomId: "room01", heldCharacterId: null, wish: null };
const seatedAt = (...events: FlowEvent[]) => after(NO_ROOM, JOIN, picture(lobby()), ...events) as AtTable;

describe("sitting down", () => {
  it("waits for the lobby's picture", () => {
    expect(after(NO_ROOM, JOIN).phase).toBe("joining");
    expect(seatedAt()).toMatchObject({ phase: "at-table", myCharacterId: null, inMatch: false });
  });
  it("joins a countdown that already runs", () => {
    const state = after(NO_ROOM, JOIN, picture(lobby({ countdown: 3 }))) as AtTable;
    expect(state.countdownEndsAt).toBe(NOW + 3000);
  });
  it("[QP1] spends the wish for a place when the lobby is seen", () => {
    const wishing = after(NO_ROOM, { ...JOIN, wish: "seat" }, { type: "game-picture", picture: null });
    expect(wishing).toMatchObject({ phase: "joining", wish: "seat" });
    expect(after(wishing, picture(lobby()))).toMatchObject({ phase: "at-table", wish: null });
  });
  it("ends at the list with a word when it is refused, and the word can be closed (LB8)", () => {
    const state = after(NO_ROOM, JOIN, { type: "refused", notice: "room/full" });
    expect(state).toEqual({ phase: "none", notice: "room/full" });
    expect(nextFlow(state, { type: "notice-closed" })).toEqual(NO_ROOM);
  });
});

describe("a character", () => {
  it("is mine when the table says so", () => {
    expect(seatedAt({ type: "selected", characterId: 3 }).myCharacterId).toBe(3);
  });
  it("is mine by the connection's id when the answer was lost", () => {
    expect(seatedAt({ type: "slots", slots: slots([2, "me"]), clientId: "me" }).myCharacterId).toBe(2);
    expect(seatedAt({ type: "slots", slots: slots([2, "other"]), clientId: "me" }).myCharacterId).toBeNull();
  });
  it("that is no longer taken is no longer mine (§4)", () => {
    const state = seatedAt(
      { type: "selected", characterId: 3 },
      { type: "slots", slots: slots([3, "me"]), clientId: "me" },
      { type: "slots", slots: slots([1, "x"]), clientId: "me" },
    );
    expect(state.myCharacterId).toBeNull();
  });
  it("keeps the eyes the table knows", () => {
    expect(seatedAt({ type: "slots", slots: slots([2, "me"]), clientId: "me" }).eyeVariant).toBe(2);
  });
  it("that was refused says why, for a while", () => {
    const state = seatedAt({ type: "select-refused", reason: "no_free_slot" });
    expect(state.notice).toBe("no_free_slot");
    expect((nextFlow(state, { type: "lobby-notice-closed" }) as AtTable).notice).toBeNull();
  });
});

describe("the countdown", () => {
  const counting = seatedAt({ type: "countdown-started", endsAt: NOW + 5000 });
  it("locks the eyes (§5)", () => {
    expect((nextFlow(counting, { type: "eyes", eyeVariant: 4 }) as AtTable).eyeVariant).toBe(1);
    expect(seatedAt({ type: "eyes", eyeVariant: 4 }).eyeVariant).toBe(4);
  });
  it("ends by whoever cancels, whose bubble closes", () => {
    const cancelled = nextFlow(counting, { type: "countdown-cancelled", by: 2 }) as AtTable;
    expect(cancelled).toMatchObject({ countdownEndsAt: null, cancelledBy: 2 });
    expect((nextFlow(cancelled, { type: "bubble-closed" }) as AtTable).cancelledBy).toBeNull();
  });
  it("ends by the game", () => {
    const started = nextFlow(counting, { type: "game-started", picture: game([1, 3]) }) as AtTable;
    expect(started.countdownEndsAt).toBeNull();
  });
});

describe("the game", () => {
  const mine: FlowEvent = { type: "slots", slots: slots([2, "me"]), clientId: "me" };
  const start: FlowEvent = { type: "game-started", picture: game([1, 3], [2, 3]) };

  it("is shown to whoever plays", () => expect(seatedAt(mine, start).inMatch).toBe(true));
  it("[OC6] leaves whoever does not play in the lobby and offers to watch", () => {
    const state = seatedAt(start);
    expect(state).toMatchObject({ inMatch: false, room: { isGameInProgress: true } });
    const wishing = after(state, { type: "watch" });
    expect(wishing).toMatchObject({ inMatch: false, wish: "picture" });
    const fresh: FlowEvent = { type: "game-picture", picture: game([1, 2]) };
    expect(after(wishing, fresh)).toMatchObject({ inMatch: true, wish: null });
    expect(after(wishing, { type: "game-picture", picture: null })).toMatchObject({
      inMatch: false,
      wish: null,
    });
  });
  it("keeps its screen after the end until the person returns", () => {
    const over = after(seatedAt(mine, start), { type: "game-ended", winnerId: 1, places: [] }) as AtTable;
    expect(over.inMatch).toBe(true);
    expect(after(over, { type: "returned" })).toMatchObject({
      inMatch: false,
      picture: null,
      room: { isGameInProgress: false },
    });
  });
  it("[OC6] tells its end to whoever is in the lobby, until the next one begins; a fault has none to tell", () => {
    const places = [{ id: 1 as const, place: 1, chips: 100, ratingChange: 5, felledBy: null }];
    const end: FlowEvent = { type: "game-ended", winnerId: 1, places };
    const told = { winnerId: 1, players: [{ id: 1 }, { id: 2 }], places };
    expect(seatedAt(mine, start, { type: "returned" }, end)).toMatchObject({
      lastGame: told,
      inMatch: false,
    });
    expect(seatedAt(start, end).lastGame).toMatchObject(told);
    expect(seatedAt(start, end, start).lastGame).toBeNull();
    expect(seatedAt(start, { ...end, places: [] }).lastGame).toBeNull();
    const late = { ...lobby(), lastGame: { winnerId: null, players: [], places } };
    expect(seatedAt(picture(late)).lastGame).toEqual(late.lastGame);
    // Another process may say it again.
    expect(seatedAt(picture(late), end).lastGame).toEqual(late.lastGame);
    const back = seatedAt(mine, { type: "game-picture", picture: null }, end);
    expect(back.lastGame).toMatchObject({ winnerId: 1, places });
    expect(back.lastGame?.players.find(({ id }) => id === 2)?.name).toBe(back.slots[1]?.name);
  });
  it("[OC6] can be watched by the dead after they returned", () => {
    const dead = after(seatedAt(mine, start), { type: "returned" }) as AtTable;
    expect(dead).toMatchObject({ inMatch: false, room: { isGameInProgress: true } });
    expect(dead.picture).not.toBeNull();
  });
  it("[OC4] comes back after a reload, whichever picture comes first", () => {
    const held: FlowEvent = { type: "join", roomId: "room01", heldCharacterId: 2, wish: null };
    const running = picture(lobby({ running: true, slots: slots([2, "old"]) }), "new");
    const shown: FlowEvent = { type: "game-picture", picture: game([2, 1]) };
    expect(after(NO_ROOM, held, running, shown)).toMatchObject({ inMatch: true, myCharacterId: 2 });
    expect(after(NO_ROOM, held, shown, running)).toMatchObject({ inMatch: true, myCharacterId: 2 });
  });
  it("does not drag the dead back in after a reload", () => {
    const held: FlowEvent = { type: "join", roomId: "room01", heldCharacterId: 2, wish: null };
    const state = after(NO_ROOM, held, picture(lobby({ running: true, slots: slots([2, "me"]) })), {
      type: "game-picture",
      picture: game([1, 2], [2, 0]),
    });
    expect(state).toMatchObject({ inMatch: false });
  });
  it("that ended while the line was down gives the lobby back", () => {
    const state = after(seatedAt(mine, start), { type: "game-picture", picture: null });
    expect(state).toMatchObject({ inMatch: false, picture: null });
  });
});

it("leaving resets everything, and late events of the table mean nothing", () => {
  const left = after(seatedAt(), { type: "left" });
  expect(left).toEqual(NO_ROOM);
  expect(after(left, { type: "slots", slots: slots(), clientId: null })).toBe(left);
  expect(after(left, picture(lobby()))).toBe(left);
});

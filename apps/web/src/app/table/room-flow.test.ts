// The shell around the flow, over a line that does what the test says.
import type { TableSummary } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ChannelHandlers, Connection, LineState } from "../../lib/realtime/connection.ts";
import { followTableLink } from "../table-link/follow-table-link.ts";
import { lobbyCommands } from "./lobby-commands.ts";
import { RoomFlowShell } from "./room-flow.ts";
import type { AtTable } from "./room-flow-shapes.ts";

const EMPTY_SLOTS = [1, 2, 3, 4].map((id) => ({
  id,
  isTaken: false,
  name: null,
  rating: null,
  clientId: null,
  eyeVariant: null,
}));
const LOBBY = {
  room: { id: "room01", name: "Стол", stakes: 0, isGameInProgress: false, isPrivate: false },
  characters: EMPTY_SLOTS,
  countdown: null,
};

const LISTED: TableSummary = {
  id: "room01",
  name: "Стол",
  stakes: 0,
  playerCount: 0,
  maxPlayers: 4,
  isGameInProgress: true,
  watchers: 0,
  faces: [],
};

function setUp() {
  const clock = new VirtualClock();
  const store = createStore<LineState>(() => ({
    status: "connecting",
    replaced: false,
    clientId: null,
    heldSeat: undefined,
  }));
  const channels = new Map<string, ChannelHandlers>();
  const published: { channel: string; data: object; subscribed: boolean }[] = [];
  const silence: boolean[] = [];
  let hear: (data: unknown) => void = () => undefined;
  const connection: Connection = {
    store,
    connect: () => undefined,
    disconnect: () => undefined,
    subscribe(channel, handlers) {
      channels.set(channel, handlers);
      return () => channels.delete(channel);
    },
    publish(channel, data) {
      published.push({ channel, data, subscribed: channels.has("lobby:state:room01") });
      return Promise.resolve(true);
    },
    onMessage(listener) {
      hear = listener;
      return () => undefined;
    },
    watchSilence: (on) => silence.push(on),
    redial: () => undefined,
  };
  let left = 0;
  const flow = new RoomFlowShell({
    connection,
    clock,
    onLeft: () => void left++,
  });
  flow.start();
  const online = (heldSeat: LineState["heldSeat"]) =>
    store.setState({ status: "connected", clientId: "me", heldSeat });
  const lobby = () => channels.get("lobby:state:room01");
  const game = () => channels.get("game:state:room01");
  const state = () => flow.store.getState() as AtTable;
  const sit = () => {
    online(null);
    flow.join("room01");
    lobby()?.onPicture?.(LOBBY);
    game()?.onPicture?.(null);
  };
  return {
    clock,
    store,
    channels,
    published,
    silence,
    flow,
    online,
    lobby,
    game,
    state,
    sit,
    hear: (data: unknown) => hear(data),
    left: () => left,
  };
}

const PICTURE = { type: "game_started", gameId: "g", players: [{ id: 1, stats: { health: 3 } }] };

describe("a table", () => {
  it("is joined on both channels and left with a word before the subscriptions end", async () => {
    const t = setUp();
    t.sit();
    expect([...t.channels.keys()].toSorted()).toEqual(["game:state:room01", "lobby:state:room01"]);
    void t.flow.leave();
    expect(t.flow.store.getState().phase).toBe("none");
    await t.clock.advance(0);
    expect(t.published).toEqual([
      { channel: "game:actions:room01", data: { type: "leave_room" }, subscribed: true },
    ]);
    expect(t.channels.size).toBe(0);
    expect(t.left()).toBe(1);
  });

  it("[CL16] knows where its own process is reached, where the server says so", () => {
    const t = setUp();
    t.sit();
    expect(t.state().line).toBeNull();
    t.lobby()?.onPicture?.({ ...LOBBY, line: "https://one.example.org" });
    expect(t.state().line).toBe("https://one.example.org");
  });

  it("that refuses leads to the list with its word", () => {
    for (const [code, notice] of [
      [400, "room/not_found"],
      [401, "room/full"],
      [402, "room/game_in_progress"],
      [103, "room/permission_denied"],
    ] as const) {
      const t = setUp();
      t.online(null);
      t.flow.join("room01");
      t.lobby()?.onEnded?.(code);
      expect(t.flow.store.getState()).toEqual({ phase: "none", notice });
      expect(t.channels.size).toBe(0);
    }
  });

  it("that closes under somebody says so", () => {
    const t = setUp();
    t.sit();
    t.lobby()?.onEnded?.(2000);
    expect(t.flow.store.getState()).toEqual({ phase: "none", notice: "lost" });
  });
});

describe("the lobby", () => {
  it("sends the choice with the eyes, and the answer makes it mine", () => {
    const t = setUp();
    t.sit();
    lobbyCommands(t.flow).onEyes(3);
    expect(t.published).toEqual([]);
    lobbyCommands(t.flow).onSelect(2);
    expect(t.published.at(-1)?.data).toEqual({ type: "select_character", characterId: 2, eyeVariant: 3 });
    t.hear({ type: "select_character_response", success: true, characterId: 2 });
    expect(t.state().myCharacterId).toBe(2);
    lobbyCommands(t.flow).onEyes(4);
    expect(t.published.at(-1)?.data).toEqual({ type: "update_emotion", eyeVariant: 4 });
  });

  it("[LB4] shows «no free slot» for 3 s", async () => {
    const t = setUp();
    t.sit();
    t.hear({ type: "select_character_response", success: false, characterId: null, reason: "no_free_slot" });
    await t.clock.advance(2_999);
    expect(t.state().notice).toBe("no_free_slot");
    await t.clock.advance(1);
    expect(t.state().notice).toBeNull();
  });

  it("[LB6] shows the bubble of whoever cancelled for 5 s", async () => {
    const t = setUp();
    t.sit();
    t.lobby()?.onPublication?.({ type: "countdown_started", duration: 5 });
    expect(t.state().countdownEndsAt).toBe(t.clock.now() + 5000);
    t.lobby()?.onPublication?.({ type: "countdown_canceled", canceledByPlayerId: 4 });
    await t.clock.advance(4_999);
    expect(t.state().cancelledBy).toBe(4);
    await t.clock.advance(1);
    expect(t.state().cancelledBy).toBeNull();
  });

  it("drops what it does not know", () => {
    const t = setUp();
    t.sit();
    const before = t.state();
    for (const strange of [null, "x", 7, {}, { type: "made_up" }, { type: "__proto__" }])
      t.lobby()?.onPublication?.(strange);
    expect(t.state()).toEqual(before);
  });
});

describe("the game", () => {
  it("reaches the screen in order, also what happened before the screen was there", () => {
    const t = setUp();
    t.sit();
    t.hear({ type: "select_character_response", success: true, characterId: 1 });
    t.game()?.onPublication?.(PICTURE);
    expect(t.state().inMatch).toBe(true);
    t.game()?.onPublication?.({ type: "bomb_placed", bomb: 1 });
    const seen: string[] = [];
    t.flow.feed.onGameEvent((event) => seen.push(event.type));
    t.game()?.onPublication?.({ type: "explosion" });
    expect(seen).toEqual(["bomb_placed", "explosion"]);
  });

  it("watches the line for silence only while it runs on the screen", () => {
    const t = setUp();
    t.sit();
    t.hear({ type: "select_character_response", success: true, characterId: 1 });
    t.game()?.onPublication?.(PICTURE);
    expect(t.silence.at(-1)).toBe(true);
    t.game()?.onPublication?.({ type: "game_over", winnerId: 1, winnerPrize: 0, seed: "s", places: [] });
    expect(t.silence.at(-1)).toBe(false);
    expect(t.state().inMatch).toBe(true);
  });

  it("[SP1] is watched from the list, with a place in the lobby while there is one, whichever picture comes first", () => {
    const t = setUp();
    t.online(null);
    t.flow.watchFrom({ ...LISTED, playerCount: 3 });
    t.game()?.onPicture?.(PICTURE);
    expect(t.state().inMatch).toBeUndefined();
    t.lobby()?.onPicture?.(LOBBY);
    expect(t.state()).toMatchObject({ inMatch: true, isSpectator: false });
  });

  it("[SP1] is watched at a full table without its lobby; coming back tries for a place", () => {
    const t = setUp();
    t.online(null);
    t.flow.watchFrom({ ...LISTED, playerCount: 4 });
    expect(t.lobby()).toBeUndefined();
    t.game()?.onPicture?.(PICTURE);
    expect(t.state()).toMatchObject({ inMatch: true, isSpectator: true, picture: PICTURE });
    t.flow.returnToLobby();
    expect(t.flow.store.getState().phase).toBe("joining");
    expect(t.lobby()).toBeDefined();
  });

  it("[OC6] is watched from a fresh picture", () => {
    const t = setUp();
    t.sit();
    t.game()?.onPublication?.(PICTURE);
    expect(t.state().inMatch).toBe(false);
    t.flow.watch();
    expect(t.state().inMatch).toBe(false);
    t.game()?.onPicture?.({ ...PICTURE, gameId: "fresh" });
    expect(t.state()).toMatchObject({ inMatch: true, picture: { gameId: "fresh" } });
  });
});

describe("a seat that is still held", () => {
  it("[OC4] is taken again after a reload", () => {
    const t = setUp();
    t.online({ roomId: "room01", characterId: 1 });
    expect(t.flow.store.getState()).toMatchObject({ phase: "joining", roomId: "room01", heldCharacterId: 1 });
    t.lobby()?.onPicture?.({ ...LOBBY, characters: EMPTY_SLOTS.map((s) => ({ ...s, isTaken: s.id === 1 })) });
    t.game()?.onPicture?.(PICTURE);
    expect(t.state()).toMatchObject({ inMatch: true, myCharacterId: 1 });
  });

  it.each([
    ["no seat", null, "lobby", "other1"],
    ["an idle seat", 1, "lobby", "other1"],
    ["somebody who has fallen", 2, "running", "other1"],
    ["somebody who plays", 1, "running", "asked"],
  ] as const)("[LB8] a table's link wins over %s", (_who, characterId, game, wanted) => {
    const t = setUp();
    let forgotten = 0;
    let asked = "";
    followTableLink({
      link: { kind: "table", roomId: "other1" },
      line: t.store,
      flow: t.flow.store,
      join: (roomId) => t.flow.join(roomId),
      refuse: (notice) => t.flow.refuse(notice),
      ask: () => (asked = "asked"),
      forget: () => void forgotten++,
    });
    t.online(characterId === null ? null : { roomId: "room01", characterId });
    if (characterId !== null) {
      const isGameInProgress = game === "running";
      const characters = EMPTY_SLOTS.map((slot) => ({ ...slot, isTaken: true }));
      t.lobby()?.onPicture?.({ ...LOBBY, characters, room: { ...LOBBY.room, isGameInProgress } });
      if (isGameInProgress) t.game()?.onPicture?.(PICTURE);
    }
    const state = t.flow.store.getState();
    expect(asked || (state.phase !== "none" && state.roomId)).toBe(wanted);
    expect(forgotten).toBe(1);
  });

  it("[LB8] a link that is no table's leads to the list with a word", () => {
    const t = setUp();
    followTableLink({
      link: { kind: "bad" },
      line: t.store,
      flow: t.flow.store,
      ask: () => undefined,
      join: () => undefined,
      refuse: (notice) => t.flow.refuse(notice),
      forget: () => undefined,
    });
    t.online(null);
    expect(t.flow.store.getState()).toEqual({ phase: "none", notice: "room/not_found" });
  });
});

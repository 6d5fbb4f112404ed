import { describe, expect, test } from "vitest";
import { CELL, cellIndex } from "@fitil/engine";
import type { CharacterId } from "@fitil/contracts";
import { mapDanger } from "../store/danger.ts";
import type { BoardView, Trace } from "../store/match-view.ts";
import type { FigureView } from "../store/stage.ts";
import type { DrawItem, DrawList } from "./draw-items.ts";
import { ARENAS, arenaOf } from "./arena.ts";
import { buildDrawList } from "./draw-list.ts";
import type { DrawOptions } from "./draw-list.ts";
import { layOut } from "./layout.ts";

const NOW = 50_000;
const OPTIONS: DrawOptions = {
  showDanger: true,
  isCalm: false,
  isTurned: false,
  tags: new Map(),
  tagAlpha: 0,
  muted: new Set(),
  followed: null,
};

function figure(id: CharacterId, x: number, y: number, rest: Partial<FigureView> = {}): FigureView {
  return {
    id,
    color: (["blue", "red", "yellow", "violet"] as const)[id - 1]!,
    eyeVariant: 1,
    x,
    y,
    orientation: "down",
    look: { x: 0, y: 0 },
    stride: 0,
    swing: 0,
    squash: 0,
    mood: "normal",
    isInvincible: false,
    goneAt: Number.POSITIVE_INFINITY,
    isMine: id === 1,
    ...rest,
  };
}

function view(rest: Partial<BoardView> = {}): BoardView {
  const ground = rest.ground ?? new Uint8Array(187);
  return {
    nowMs: NOW,
    ground,
    bombs: [],
    danger: mapDanger(ground, rest.bombs ?? []),
    figures: [figure(1, 0, 0)],
    traces: [],
    closing: [],
    suddenDeath: false,
    seedHash: "00",
    finale: null,
    ...rest,
  };
}

function bomb(x: number, y: number, age: number, blastRadius = 1): BoardView["bombs"][number] {
  return { ownerId: 2, x, y, blastRadius, placedAt: null, lit: NOW - age, due: NOW - age + 2000 };
}

function ofKind<Kind extends DrawItem["kind"]>(
  list: DrawList,
  kind: Kind,
): Extract<DrawItem, { kind: Kind }>[] {
  return list.items.filter((item): item is Extract<DrawItem, { kind: Kind }> => item.kind === kind);
}

describe("a frame as a list", () => {
  test("is pure: the same view and options give the same list", () => {
    const seen = view({
      bombs: [bomb(4, 4, 700)],
      traces: [{ type: "blast", x: 2, y: 2, cells: [{ x: 2, y: 2 }], atMs: NOW - 100 }],
    });
    expect(buildDrawList(seen, OPTIONS)).toEqual(buildDrawList(seen, OPTIONS));
  });

  test("[BM2] the fuse is as long as the time that is left, and the body grows over its two seconds", () => {
    const fuses = [0, 500, 1000, 1900].map(
      (age) => ofKind(buildDrawList(view({ bombs: [bomb(4, 4, age)] }), OPTIONS), "bomb")[0]!,
    );
    expect(fuses.map((item) => item.fuse)).toEqual([1, 0.75, 0.5, expect.closeTo(0.05)]);
    expect(fuses.map((item) => item.color)).toEqual(["red", "red", "red", "red"]);
    const calm = [100, 1900].map(
      (age) =>
        ofKind(buildDrawList(view({ bombs: [bomb(4, 4, age)] }), { ...OPTIONS, isCalm: true }), "bomb")[0]!,
    );
    expect(calm[0]!.scale).toBe(calm[1]!.scale);
  });

  test("[BM2] the danger glow covers what the blast will reach, stops before walls and crates, and can be switched off", () => {
    const ground = new Uint8Array(187);
    ground[cellIndex(6, 4)] = CELL.BRICK;
    ground[cellIndex(4, 3)] = CELL.WALL;
    const seen = view({ ground, bombs: [bomb(4, 4, 1000, 3)] });
    const glow = ofKind(buildDrawList(seen, OPTIONS), "tint").map((item) => `${item.x},${item.y}`);
    expect(glow.toSorted()).toEqual(["1,4", "2,4", "3,4", "4,4", "4,5", "4,6", "4,7", "5,4"]);
    expect(ofKind(buildDrawList(seen, { ...OPTIONS, showDanger: false }), "tint")).toEqual([]);
  });

  test("[BM6] flames show for half a second with the arms that were told, and shake whoever is near", () => {
    const cells = [
      [3, 3],
      [4, 3],
      [5, 3],
      [3, 2],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const blast = (age: number): Trace => ({ type: "blast", x: 3, y: 3, cells, atMs: NOW - age });
    const fresh = buildDrawList(view({ traces: [blast(100)], figures: [figure(1, 4, 4)] }), OPTIONS);
    expect(ofKind(fresh, "flame")).toMatchObject([{ x: 3, y: 3, left: 0, right: 2, up: 1, down: 0 }]);
    expect(ofKind(fresh, "dot").length).toBeGreaterThan(5);
    expect(Math.abs(fresh.shakeX) + Math.abs(fresh.shakeY)).toBeGreaterThan(0);
    expect(ofKind(buildDrawList(view({ traces: [blast(500)] }), OPTIONS), "flame")).toEqual([]);
    const far = buildDrawList(view({ traces: [blast(100)], figures: [figure(1, 16, 10)] }), OPTIONS);
    expect([far.shakeX, far.shakeY]).toEqual([0, 0]);
  });

  test("[BM6] flames have their full length within two frames, white at first; smoke and a dark spot stay behind", () => {
    const cells = [3, 4, 5].map((x) => ({ x, y: 3 }));
    const at = (age: number) =>
      buildDrawList(view({ traces: [{ type: "blast", x: 3, y: 3, cells, atMs: NOW - age }] }), OPTIONS);
    const [second] = ofKind(at(33), "flame");
    expect(second).toMatchObject({ right: 2 });
    expect(second!.flash).toBeGreaterThan(0.5);
    expect(ofKind(at(200), "flame")[0]!.flash).toBe(0);
    const spot = at(700).items[0];
    expect(spot).toMatchObject({ kind: "sprite", name: "scorch", x: 3, y: 3 });
    expect(ofKind(at(700), "dot").length).toBeGreaterThan(2);
    expect(at(1_500).items.filter(({ kind }) => kind !== "figure")).toEqual([]);
  });

  test("[BM1] whoever stands on a bomb stands above it, so that it is seen; beside it on the floor", () => {
    const liftAt = (x: number) =>
      ofKind(
        buildDrawList(view({ bombs: [bomb(4, 4, 500)], figures: [figure(1, x, 4)] }), {
          ...OPTIONS,
          isCalm: true,
        }),
        "figure",
      )[0]!.lift;
    expect(liftAt(4)).toBeGreaterThan(0.25);
    expect(liftAt(4.4)).toBeLessThan(liftAt(4));
    expect(liftAt(5)).toBe(0);
  });

  test("[BD6] the place is drawn with the board: the same for everybody, each as often as the others", () => {
    const places = Array.from({ length: 300 }, (_, index) =>
      arenaOf((index * 7_919).toString(16).padStart(6, "0")),
    );
    for (const arena of ARENAS) expect(places.filter((place) => place === arena).length).toBeGreaterThan(80);
    expect(buildDrawList(view({ seedHash: "000001" }), OPTIONS).arena).toBe(arenaOf("000001"));
  });

  test("less motion: no shake, no sparks, no splinters, no pulse; what carries meaning stays", () => {
    const seen = view({
      bombs: [bomb(8, 8, 1500)],
      figures: [figure(1, 3, 3, { isInvincible: true, squash: 0.1, swing: 1, stride: 0.2 })],
      traces: [
        { type: "blast", x: 3, y: 3, cells: [{ x: 3, y: 3 }], atMs: NOW - 100 },
        { type: "crate-broken", x: 4, y: 3, atMs: NOW - 100 },
        { type: "wall", x: 5, y: 5, atMs: NOW - 50 },
      ],
    });
    const calm = buildDrawList(seen, { ...OPTIONS, isCalm: true });
    expect([calm.shakeX, calm.shakeY]).toEqual([0, 0]);
    expect(ofKind(calm, "dot")).toEqual([]);
    expect(ofKind(calm, "chip")).toEqual([]);
    expect(ofKind(calm, "flame")).toHaveLength(1);
    expect(ofKind(calm, "figure")[0]).toMatchObject({
      scaleX: 1,
      scaleY: 1,
      lift: 0,
      tilt: 0,
      shimmer: 0,
      alpha: 0.6,
    });
    const doomed = (nowMs: number) =>
      buildDrawList({ ...seen, nowMs, suddenDeath: true }, { ...OPTIONS, isCalm: true });
    expect(doomed(NOW + 37).doom).toBe(doomed(NOW).doom);
    expect(ofKind(doomed(NOW), "dot")).toEqual([]);
  });

  test("[OC3] the next three cells crack, the soonest the most, on a burnt floor", () => {
    const closing = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ];
    const list = buildDrawList(view({ closing, suddenDeath: true }), OPTIONS);
    const cracks = ofKind(list, "sprite").filter((item) => item.name === "crack");
    expect(cracks.map((item) => Math.abs(Math.round(item.x)))).toEqual([0, 1, 2]);
    expect(cracks[0]!.alpha).toBeGreaterThan(cracks[1]!.alpha);
    expect(cracks[1]!.alpha).toBeGreaterThan(cracks[2]!.alpha);
    expect(list.doom).toBeGreaterThan(0.5);
    expect(ofKind(list, "dot").length).toBeGreaterThan(5);
    expect(buildDrawList(view(), OPTIONS).doom).toBeNull();
  });

  test("each power-up has a picture of its own", () => {
    const ground = new Uint8Array(187);
    [4, 5, 6, 7].forEach((code, index) => (ground[cellIndex(index * 2, 0)] = code));
    const names = ofKind(buildDrawList(view({ ground }), OPTIONS), "sprite").map((item) => item.name);
    expect(names.filter((name) => name.startsWith("powerup"))).toEqual([
      "powerup-4",
      "powerup-5",
      "powerup-6",
      "powerup-7",
    ]);
  });

  test("[PL4] the dead fall out of the picture within a second; whoever stands nearer covers whoever stands behind", () => {
    const figures = [figure(1, 3, 5), figure(2, 3, 2), figure(3, 9, 9, { goneAt: NOW - 2000, mood: "dead" })];
    const drawn = ofKind(buildDrawList(view({ figures }), OPTIONS), "figure");
    expect(drawn.map((item) => item.color)).toEqual(["red", "blue"]);
    const dying = ofKind(
      buildDrawList(view({ figures: [figure(2, 1, 1, { goneAt: NOW - 300, mood: "dead" })] }), OPTIONS),
      "figure",
    );
    expect(dying[0]!.alpha).toBeLessThan(1);
    expect(dying[0]!.lift).toBeGreaterThan(0);
  });

  test("names stand above figures only as long as they are wanted, and not above the gone", () => {
    const tags = new Map<CharacterId, string>([
      [1, "ты"],
      [2, "Марина"],
    ]);
    const figures = [figure(1, 0, 0), figure(2, 3, 3, { goneAt: NOW - 1 })];
    expect(
      ofKind(buildDrawList(view({ figures }), { ...OPTIONS, tags, tagAlpha: 1 }), "tag").map(
        (item) => item.text,
      ),
    ).toEqual(["ты"]);
    expect(ofKind(buildDrawList(view({ figures }), { ...OPTIONS, tags, tagAlpha: 0 }), "tag")).toEqual([]);
  });

  test("a board on its side exchanges rows and columns, but heights stay heights", () => {
    const seen = view({
      figures: [figure(1, 2, 7, { look: { x: 1, y: 0 } })],
      traces: [
        {
          type: "blast",
          x: 4,
          y: 3,
          cells: [
            { x: 4, y: 3 },
            { x: 6, y: 3 },
          ],
          atMs: NOW - 100,
        },
      ],
    });
    const turned = buildDrawList(seen, { ...OPTIONS, isTurned: true });
    expect(ofKind(turned, "figure")[0]).toMatchObject({ x: 7, y: 2, lookX: 0, lookY: 1 });
    expect(ofKind(turned, "flame")[0]).toMatchObject({ x: 3, y: 4, right: 0, down: 2 });
  });
});

describe("the room there is", () => {
  test("at its designed size a cell is about 50 px and the board keeps 17 by 11", () => {
    const layout = layOut(879, 579, 1, true);
    expect(layout.cell).toBe(50);
    expect(layout.isTurned).toBe(false);
    expect(layout.width - 2 * layout.margin).toBe(850);
    expect(layout.height - 2 * layout.margin).toBe(550);
  });

  test("never larger than the room, at any ratio; cells are whole device pixels", () => {
    for (const [width, height, ratio] of [
      [344, 460, 2],
      [1060, 680, 1],
      [1640, 990, 1],
      [500, 350, 3],
      [733, 520, 1.5],
    ] as const) {
      const layout = layOut(width, height, ratio, true);
      expect(layout.cssWidth).toBeLessThanOrEqual(width);
      expect(layout.cssHeight).toBeLessThanOrEqual(height);
      expect(Number.isInteger(layout.cell)).toBe(true);
    }
  });

  test("lies on its side only where that is allowed and clearly larger", () => {
    expect(layOut(344, 460, 2, true).isTurned).toBe(true);
    expect(layOut(344, 460, 2, false).isTurned).toBe(false);
    expect(layOut(1060, 680, 1, true).isTurned).toBe(false);
  });
});

test("a bomb that comes while the last blast is shown slowly is small, never less than nothing", () => {
  for (const age of [-5_000, -150, -1]) {
    const { items } = buildDrawList(view({ bombs: [bomb(3, 4, age)] }), OPTIONS);
    const [drawn] = items.filter((item) => item.kind === "bomb");
    expect(drawn?.scale).toBeGreaterThan(0.4);
  }
});

describe("reactions", () => {
  const shown = (muted: readonly CharacterId[], age: number): DrawItem[] => {
    const reaction = { type: "reaction", playerId: 2, eyeVariant: 4, atMs: NOW - age } as const;
    const { items } = buildDrawList(view({ figures: [figure(2, 5, 5)], traces: [reaction] }), {
      ...OPTIONS,
      muted: new Set(muted),
    });
    return items.filter((item) => item.kind === "figure" && item.isHead);
  };

  test("[SN5] a face over the figure for a moment, not for whoever has muted that player", () => {
    expect(shown([], 500)).toMatchObject([{ x: 5, y: 5, eyeVariant: 4, isMine: false }]);
    expect(shown([2], 500)).toEqual([]);
    expect(shown([], 1_600)).toEqual([]);
  });

  test("[SP2] whom a watcher follows wears the ring of the own figure", () => {
    const figures = [figure(1, 0, 0, { isMine: false }), figure(2, 5, 5, { isMine: false })];
    const { items } = buildDrawList(view({ figures }), { ...OPTIONS, followed: 2 });
    const ringed = items.flatMap((item) => (item.kind === "figure" && item.isMine ? [item.x] : []));
    expect(ringed).toEqual([5]);
  });
});

// How the real-time connection is let in: over the whole server, in process, by raw frames.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

interface Wire {
  readonly frames: Record<string, unknown>[];
  readonly closes: [number, string][];
  send(command: object): Promise<void>;
}

describe("connecting to the hub", () => {
  let t: TestApp;
  let clock: VirtualClock;
  beforeEach(async () => {
    clock = new VirtualClock();
    t = await createTestApp({}, { steadyClock: clock });
  });
  afterEach(() => t.close());

  function open(): Wire {
    const frames: Record<string, unknown>[] = [];
    const closes: [number, string][] = [];
    let heard: () => void = () => undefined;
    const source = t.app.hub.open({
      frame(text) {
        frames.push(...text.split("\n").map((line) => JSON.parse(line) as Record<string, unknown>));
        heard();
      },
      closed(code, reason) {
        closes.push([code, reason]);
        heard();
      },
    });
    return {
      frames,
      closes,
      async send(command) {
        const answered = new Promise<void>((resolve) => {
          heard = resolve;
        });
        source.receive(JSON.stringify(command));
        const flushing = setInterval(() => t.app.hub.flush(), 1);
        await answered;
        clearInterval(flushing);
      },
    };
  }
  const connect = async (token: string) => {
    const wire = open();
    await wire.send({ id: 1, connect: { token, name: "js" } });
    return wire;
  };
  const tokenOf = async (email: string) => {
    const { token, session } = await t.person(email);
    const { json } = await t.call("GET", "/api/centrifuge/connection_token", { token });
    return { identity: token, session, connection: String(json["token"]) };
  };

  it("lets in whoever has a fresh connection token, and tells them that no seat is held", async () => {
    const { connection } = await tokenOf("ann@example.org");
    const { frames } = await connect(connection);
    expect(frames[0]).toMatchObject({ id: 1, connect: { ping: 5, pong: true } });
    expect(frames[0]).not.toMatchObject({ connect: { data: { roomId: expect.anything() } } });
  });

  it("closes with 3500 on a token that is not ours, 3501 without one, and asks for a new one when it is too old", async () => {
    const { identity, connection } = await tokenOf("ann@example.org");
    for (const bad of [identity, `${connection.slice(0, -4)}AAAA`, "x"])
      expect((await connect(bad)).closes).toEqual([[3500, "invalid token"]]);
    expect((await connect("")).closes).toEqual([[3501, "bad request"]]);
    t.pass(121_000);
    expect((await connect(connection)).frames[0]).toMatchObject({ id: 1, error: { code: 109 } });
  });

  it("logs what fails unexpectedly, and tells the client an internal error only", async () => {
    const { connection } = await tokenOf("ann@example.org");
    const broken = vi.spyOn(t.deps.database.kysely, "selectFrom").mockImplementation(() => {
      throw new Error("the disk is gone");
    });
    const { frames } = await connect(connection);
    broken.mockRestore();
    expect(frames[0]).toEqual({
      id: 1,
      error: { code: 100, message: "internal server error", temporary: true },
    });
    expect(t.logged).toContainEqual(
      expect.objectContaining({
        where: "authenticate",
        message: "a real-time command failed",
        err: expect.objectContaining({ message: "the disk is gone" }),
      }),
    );
  });

  it("closes a person's older connection with 4500 when a newer one comes", async () => {
    const { connection } = await tokenOf("ann@example.org");
    const older = await connect(connection);
    const newer = await connect(connection);
    expect(older.closes[0]?.[0]).toBe(4500);
    expect(newer.closes).toEqual([]);
  });

  it("[SE1] lets nobody in by the token of a session that is over", async () => {
    const { session, token } = await t.person("ann@example.org");
    const { json } = await t.call("GET", "/api/centrifuge/connection_token", { token });
    await t.call("POST", "/api/auth/sign-out", { token: session });
    expect((await connect(String(json["token"]))).closes).toEqual([[3500, "session ended"]]);
    expect((await t.call("GET", "/api/user/me", { token })).status).toBe(401);
  });

  it("[SE2] [SE3] closes the connection of a session that is signed out, and not the other device's", async () => {
    const phone = await tokenOf("ann@example.org");
    const laptop = await t.person("ann@example.org");
    const bob = await tokenOf("bob@example.org");
    const wires = [await connect(phone.connection), await connect(bob.connection)];
    await t.call("POST", "/api/auth/sign-out", { token: laptop.session });
    await clock.advance(1_000);
    expect(wires.map(({ closes }) => closes)).toEqual([[], []]);
    await t.call("POST", "/api/auth/sign-out", { token: phone.session });
    await clock.advance(1_000);
    expect(wires.map(({ closes }) => closes)).toEqual([[[3500, "session ended"]], []]);
  });

  it("[SE2] closes the connection of a session that expires, within the second", async () => {
    const { connection } = await tokenOf("ann@example.org");
    const wire = await connect(connection);
    t.pass(30 * 86_400_000 - 2_000);
    await clock.advance(1_000);
    expect(wire.closes).toEqual([]);
    t.pass(2_000);
    await clock.advance(1_000);
    expect(wire.closes).toEqual([[3500, "session ended"]]);
  });

  it("ends the connections of a deleted account, and takes its tokens no more", async () => {
    const { identity, connection } = await tokenOf("ann@example.org");
    const wire = await connect(connection);
    expect((await t.call("DELETE", "/api/user/me", { token: identity })).status).toBe(204);
    expect(wire.closes[0]?.[0]).toBe(3500);
    const late = await connect(connection);
    expect([late.frames, late.closes[0]?.[0]]).toEqual([[], 3500]);
  });
});

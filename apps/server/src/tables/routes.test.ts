// The two calls about tables, through Fastify without a port.
import Fastify from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { CODES, foundTableSchema, invitationSchema, tableListSchema } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { tableRoutes } from "./routes.ts";
import { openSite } from "./testing/table-site.ts";

describe("/api/rooms", () => {
  const app = () => {
    const server = Fastify();
    const { tables } = openSite(new VirtualClock());
    tableRoutes(server, tables, async (userId) => (userId === "poor" ? 20 : 1000), {
      account: async (request, reply) => {
        const userId = request.headers.authorization;
        if (userId)
          return {
            userId,
            sessionId: "s",
            name: null,
            email: null,
            holder: "a",
            photoURL: null,
            isGuest: false,
          };
        await reply.code(401).send({ error: "", code: "auth/unauthorized" });
        return null;
      },
      refuse: (_request, reply, code) => reply.code(CODES[code].status).send({ error: "", code }),
    });
    return server;
  };
  let server: ReturnType<typeof app>;
  beforeEach(() => {
    server = app();
  });
  const post = (payload: object, user: string | null = "a") =>
    server.inject({
      method: "POST",
      url: "/api/rooms",
      payload,
      ...(user ? { headers: { authorization: user } } : {}),
    });

  it("[LB8] a link tells a stranger which table it is, for what stake, and who sits there; an unknown one tells nothing", async () => {
    const made = await post({ name: "Мой", stakes: 250, isPrivate: true });
    const { id } = made.json<{ id: string }>();
    const invited = await server.inject(`/api/rooms/${id}`);
    expect(invitationSchema.parse(invited.json())).toEqual({
      id,
      name: "Мой",
      stakes: 250,
      isGameInProgress: false,
      hosts: [],
    });
    const unknown = await server.inject("/api/rooms/nobody01");
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, "room/not_found"]);
  });

  it("[LB1] makes a table: 201 with its id, and it is listed for anybody", async () => {
    const made = await post({ name: "Мой", stakes: 250 });
    expect(made.statusCode).toBe(201);
    const list = await server.inject("/api/rooms");
    expect(tableListSchema.parse(list.json())).toEqual([
      {
        id: made.json().id,
        name: "Мой",
        stakes: 250,
        playerCount: 0,
        maxPlayers: 4,
        isGameInProgress: false,
        watchers: 0,
        faces: [],
      },
    ]);
  });

  it("[LB1] needs a bearer (401), a stake from the list, a short name, at most three tables", async () => {
    expect((await post({ stakes: 0 }, null)).statusCode).toBe(401);
    expect((await post({ stakes: 1 })).json().code).toBe("rooms/bad_stake");
    expect((await post({ stakes: 1 })).statusCode).toBe(400);
    expect((await post({ stakes: 0, name: "я".repeat(10_000) })).json().code).toBe("rooms/bad_name");
    for (let n = 0; n < 3; n++) expect((await post({ stakes: 0 })).statusCode).toBe(201);
    const fourth = await post({ stakes: 0 });
    expect([fourth.statusCode, fourth.json().code]).toEqual([409, "rooms/too_many_tables"]);
    expect((await server.inject("/api/rooms")).json()).toHaveLength(3);
  });

  const play = (payload: object, user: string | null = "a") =>
    server.inject({
      method: "POST",
      url: "/api/play",
      payload,
      ...(user ? { headers: { authorization: user } } : {}),
    });

  it("[QP1] finds a table, or makes one; a stake must be one there is, and in the purse", async () => {
    const found = await play({});
    expect(found.statusCode).toBe(200);
    const { roomId } = foundTableSchema.parse(found.json());
    expect((await play({ stakes: 0 }, "b")).json()).toEqual({ roomId });
    expect((await play({}, null)).statusCode).toBe(401);
    expect((await play({ stakes: 1 })).json().code).toBe("rooms/bad_stake");
    const poor = await play({ stakes: 100 }, "poor");
    expect([poor.statusCode, poor.json().code]).toEqual([409, "user/not_enough_chips"]);
    expect((await play({ stakes: 100 })).statusCode).toBe(200);
  });
});

// A chat with its latest words, for any client of the Centrifuge protocol.
import { createServer } from "node:http";
import { CLOSES, createHub, ERRORS } from "@fitil/realtime";

const refused = { ok: false, error: ERRORS.permissionDenied };
const isHere = (client, channel) => hub.isSubscribed(client.id, channel);

const hub = createHub({
  hooks: {
    // Here the token is a name that everybody may take. A real one is signed, and verified at this place.
    authenticate: (token) =>
      /^\w{1,20}$/.test(token) ? { ok: true, userId: token } : { ok: false, close: CLOSES.invalidToken },
    subscribe: (client, channel) =>
      channel.startsWith("chat:")
        ? { ok: true, options: { recoverable: true, presence: true, announce: true, joinLeave: true } }
        : refused,
    publish(client, channel, data) {
      if (!isHere(client, channel) || typeof data?.text !== "string") return refused;
      const text = data.text.slice(0, 500);
      return { ok: true, fanout: true, data: { text }, options: { history: { size: 50, ttlMs: 3_600_000 } } };
    },
    history: (client, channel) => (isHere(client, channel) ? { ok: true } : refused),
    presence: (client, channel) => (isHere(client, channel) ? { ok: true } : refused),
    failed: (error, where) => console.error(where, error),
  },
});

const server = createServer();
hub.attach(server, { path: "/connection/websocket" });
// For networks that break WebSockets: HTTP streaming and SSE.
const emulate = hub.emulate();
server.on("request", (request, response) => emulate(request, response) || response.writeHead(404).end());
server.listen(process.env.PORT ?? 8000, "127.0.0.1", () => console.log(server.address().port));

process.once("SIGTERM", () => {
  void hub.close().then(() => server.close());
});

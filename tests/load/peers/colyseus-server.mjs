// Colyseus as its documentation shows it, in two rooms: one broadcasts every position at once, one keeps positions in
// its state and lets the framework send patches every 50 ms. No rules in either.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const Player = schema({ x: t.float32(), y: t.float32(), orientation: t.string() }, "Player");
const TableState = schema({ players: t.map(Player) }, "TableState");

class BroadcastTable extends Room {
  maxClients = 4;

  onCreate() {
    for (const type of ["player_state", "place_bomb"]) {
      this.onMessage(type, (client, message) => this.broadcast(type, message, { except: client }));
    }
  }
}

class StateTable extends Room {
  maxClients = 4;
  state = new TableState();

  onCreate() {
    this.onMessage("player_state", (_client, { id, x, y, orientation }) => {
      const player = this.state.players.get(String(id));
      if (player === undefined) {
        this.state.players.set(String(id), new Player({ x, y, orientation }));
        return;
      }
      player.x = x;
      player.y = y;
      player.orientation = orientation;
    });
    this.onMessage("place_bomb", (client, message) =>
      this.broadcast("place_bomb", message, { except: client }),
    );
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("broadcast", BroadcastTable);
server.define("state", StateTable);
await server.listen(Number(process.env.PORT ?? 0), "127.0.0.1");
console.log(`http://127.0.0.1:${http.address().port}`);
process.on("SIGTERM", () => process.exit(0));

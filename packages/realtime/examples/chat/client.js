// Says something in the chat and tells who is there: node client.js ann "hello"
import { Centrifuge } from "centrifuge";

const [name = "ann", text = "hello", port = "8000"] = process.argv.slice(2);
const site = `127.0.0.1:${port}`;
const transports = [
  { transport: "websocket", endpoint: `ws://${site}/connection/websocket` },
  { transport: "http_stream", endpoint: `http://${site}/connection/http_stream` },
];
const client = new Centrifuge(transports, { token: name, emulationEndpoint: `http://${site}/emulation` });
const lobby = client.newSubscription("chat:lobby", { joinLeave: true });
const heard = new Promise((resolve) => {
  lobby.on("publication", ({ data, info }) => {
    console.log(`${info.user}: ${data.text}`);
    if (info.user === name) resolve();
  });
});

lobby.subscribe();
client.connect();
await lobby.ready();
await lobby.publish({ text });
await heard;
const { clients } = await lobby.presence();
console.log(
  `here: ${Object.values(clients)
    .map(({ user }) => user)
    .join(", ")}`,
);
const { publications } = await lobby.history({ limit: 50 });
console.log(`said so far: ${publications.length}`);
client.disconnect();

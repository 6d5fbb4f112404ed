// Requests with headers that fetch keeps for itself, Host before all: what a browser sends after a name was rebound.
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of the loopback to call from, like 127.0.0.9: one stranger among many. */
  readonly from?: string;
  /** Sent as JSON. */
  readonly body?: object;
}

/** Asks `path` of the server at `address`; a taken upgrade answers with 101 and is hung up. Rejects when nothing answers. */
export function requestAs(address: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const headers = { ...(body !== undefined && { "content-type": "application/json" }), ...asked.headers };
  return new Promise((resolve, reject) => {
    const call = request({
      host: hostname,
      port,
      path,
      method: asked.method ?? "GET",
      headers,
      agent: false,
      ...(asked.from !== undefined && { localAddress: asked.from }),
    });
    call.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on("error", reject);
    });
    call.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: "" });
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** The headers of a WebSocket's opening by a page of `origin`. */
export function openingHeaders(host: string, origin: string): Record<string, string> {
  return {
    host,
    origin,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
}

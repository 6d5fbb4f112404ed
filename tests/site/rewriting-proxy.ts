// Stands between a browser and the product's own server and changes what a test wants changed: how a new version looks from outside.
import { createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RewritingProxy {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly address: string;
  /** From now on the text of what stands at a path goes through this; null: everything as it is. */
  rewrite: ((path: string, text: string) => string) | null;
  close(): Promise<void>;
}

const TEXTS = /^(?:text|application\/json)/;

/** A proxy before the server at `target`. */
export async function startProxy(target: string): Promise<RewritingProxy> {
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing));
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url = "/", method, headers } = incoming;
    // What is changed must be read first, and nobody may hold an older text.
    const { "accept-encoding": _packed, "if-none-match": _known, ...asked } = headers;
    const through = request(`${target}${url}`, { method, headers: asked }, (answer) => {
      const { "content-length": _length, ...told } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, told);
      if (proxy.rewrite === null || !TEXTS.test(String(told["content-type"])))
        return void answer.pipe(outgoing);
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => outgoing.end(proxy.rewrite?.(url.split("?", 1)[0] ?? "/", text) ?? text));
    });
    through.on("error", () => outgoing.destroy());
    incoming.pipe(through);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: RewritingProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rewrite: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

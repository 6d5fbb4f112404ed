// The contracts on a real Centrifugo, when CENTRIFUGO_URL (its WebSocket address) and CENTRIFUGO_SECRET (of its HS256
// tokens) are set. Nothing is started here.
import { createHmac } from "node:crypto";
import { describe, it } from "vitest";
import { describeRealtime } from "./realtime.contract.ts";
import { describeWire } from "./wire.contract.ts";

const url = process.env["CENTRIFUGO_URL"];
const secret = process.env["CENTRIFUGO_SECRET"] ?? "secret";

if (url === undefined) {
  describe("real-time contract: Centrifugo", () => {
    it.skip("set CENTRIFUGO_URL to run it", () => undefined);
  });
} else {
  const start = async () => ({
    url,
    endpoint: url,
    token: (user: string) => (user === "garbage" ? "garbage" : signed({ sub: user })),
    stop: async () => undefined,
  });
  describeRealtime("Centrifugo", start);
  describeWire("Centrifugo", start);
}

function signed(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

// Uploads that are refused before or while they are read, over a real socket: the sender hears why, and nobody is read for
// ever. How long the loop is held by them is measured by tests/mentor/bench/attacks.ts.
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMentorSite } from "../testing/mentor-site.ts";
import type { MentorSite } from "../testing/mentor-site.ts";
import { MAX_UPLOAD_BYTES } from "./receive-pictures.ts";

const PIECE_BYTES = 262_144;
const FORM = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
/** What the two sockets hold between them when one of them closes. */
const ON_THE_WAY = 16 * 1_048_576;

describe("[MU1] uploads that never end", () => {
  let t: MentorSite;
  let port: number;
  beforeEach(async () => {
    t = await createMentorSite();
    await t.app.http.listen({ port: 0, host: "127.0.0.1" });
    port = (t.app.http.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    expect(t.logged).toEqual([]);
    await t.close();
  });

  interface Ended {
    /** 0: the server hung up before it answered. */
    readonly status: number;
    readonly sent: number;
  }

  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
  const piece = chunk(Buffer.alloc(PIECE_BYTES));

  /** Sends until `most` bytes are sent (then ends the form) or the server hangs up, whatever it says meanwhile. */
  function send(token: string, most = Number.POSITIVE_INFINITY): Promise<Ended> {
    return new Promise((ended) => {
      let sent = 0;
      let answer = "";
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.on("close", () => ended({ status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0), sent }));
      socket.on("data", (data) => {
        answer += String(data);
        if (sent >= most) socket.end();
      });
      const more = () => {
        if (socket.destroyed) return;
        if (sent >= most) {
          socket.write(chunk(Buffer.from("\r\n--b--\r\n")));
          socket.write("0\r\n\r\n", () => answer !== "" && socket.end());
          return;
        }
        sent += PIECE_BYTES;
        if (socket.write(piece)) setImmediate(more);
        else socket.once("drain", more);
      };
      socket.write(
        `POST /api/mentor/transcripts HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
          "content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n",
      );
      socket.write(chunk(Buffer.from(FORM)));
      more();
    });
  }

  it("are hung up on after all that an upload may be", async () => {
    const token = await t.adult("ann");
    const { status, sent } = await t.whole(send(token));
    expect(status).toBe(0);
    expect(sent).toBeGreaterThan(MAX_UPLOAD_BYTES - PIECE_BYTES);
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + ON_THE_WAY);
  });

  it("of nobody known are answered at once, and are not read for ever either", async () => {
    const { status, sent } = await t.whole(send("x.y.z"));
    expect(status).toBe(401);
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + ON_THE_WAY);
  });

  it("hear why they are refused when they end: the third at once, and a picture that is too large", async () => {
    const token = await t.adult("ann");
    const twelve = 12 * 1_048_576;
    const three = await t.whole(Promise.all([0, 1, 2].map(() => send(token, twelve))));
    expect(three.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([413, 413, 429]);
    expect(three.map(({ sent }) => sent)).toEqual([twelve, twelve, twelve]);
  });
});

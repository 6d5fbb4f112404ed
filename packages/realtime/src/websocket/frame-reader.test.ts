// The frame reader against RFC 6455: what is read, what is refused and with which code, whole, in halves and at random.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FrameLimits, FrameReader } from "./frame-reader.ts";
import { closeFrame, pongFrame, textFrame, textHead } from "./frame-writer.ts";
import { maskedFrame } from "../testing/masked-frame.ts";

const TEXT = 0x1;
const BINARY = 0x2;
const CONTINUATION = 0x0;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

const LIMITS: FrameLimits = { maxMessageBytes: 65_536, maxFragments: 16, maxConnectBytes: 4_096 };

/** Reads `bytes` in pieces of the given sizes; what is left comes as one piece. */
function read(
  bytes: Buffer,
  pieces: readonly number[] = [],
  limits: Partial<FrameLimits> & { stranger?: boolean } = {},
): string[] {
  const heard: string[] = [];
  const reader = new FrameReader(
    {
      text: (message) => void heard.push(`text ${message}`),
      ping: (payload) => void heard.push(`ping ${Buffer.from(payload).toString("latin1")}`),
      closing: (code, reason) => void heard.push(`closing ${code} ${reason}`),
      broken: (why) => void heard.push(`broken ${why.code} ${why.reason}`),
    },
    { ...LIMITS, ...limits },
  );
  if (limits.stranger !== true) reader.lift();
  let at = 0;
  for (const size of [...pieces, bytes.length]) {
    const piece = Buffer.from(bytes.subarray(at, at + size));
    at += piece.length;
    reader.push(piece);
    // The reader may not keep what it was lent.
    piece.fill(0xee);
  }
  return heard;
}

const PROTOCOL_ERROR = ["broken 1002 protocol error"];

describe("frames", () => {
  it("[RT40] reads text of every length form, ASCII and beyond", () => {
    for (const length of [0, 1, 125, 126, 127, 65_535, 65_536]) {
      expect(read(maskedFrame(TEXT, "a".repeat(length)))).toEqual([`text ${"a".repeat(length)}`]);
    }
    expect(read(maskedFrame(TEXT, "Привет, 🧨"))).toEqual(["text Привет, 🧨"]);
  });

  it("[RT40] joins fragments, with control frames in between, and judges their text as a whole", () => {
    const word = Buffer.from("фитиль");
    const bytes = Buffer.concat([
      maskedFrame(TEXT, word.subarray(0, 3), { final: false }),
      maskedFrame(PING, "here?"),
      maskedFrame(CONTINUATION, word.subarray(3, 3), { final: false }),
      maskedFrame(CONTINUATION, word.subarray(3)),
      maskedFrame(TEXT, "next"),
    ]);
    expect(read(bytes)).toEqual(["ping here?", "text фитиль", "text next"]);
  });

  it("[RT40] a pong is taken silently", () => {
    expect(read(Buffer.concat([maskedFrame(PONG, "x"), maskedFrame(TEXT, "a")]))).toEqual(["text a"]);
  });

  it("[RT40] breaks of protocol end with 1002", () => {
    const cases = {
      unmasked: Buffer.from([0x81, 1, 0x61]),
      "reserved bit": maskedFrame(TEXT, "a", { firstBits: 0x40 }),
      "unknown data opcode": maskedFrame(0x3, "a"),
      "unknown control opcode": maskedFrame(0xb, "a"),
      "fragmented control": maskedFrame(PING, "a", { final: false }),
      "long control": maskedFrame(PING, "a".repeat(126)),
      "continuation of nothing": maskedFrame(CONTINUATION, "a"),
      "text inside a fragmented message": Buffer.concat([
        maskedFrame(TEXT, "a", { final: false }),
        maskedFrame(TEXT, "b"),
      ]),
      "one-byte close": maskedFrame(CLOSE, "a"),
      "forbidden close code": maskedFrame(CLOSE, Buffer.from([0x03, 0xed])),
      garbage: Buffer.from("GET / HTTP/1.1\r\n\r\n"),
    };
    for (const [name, bytes] of Object.entries(cases))
      expect([name, read(bytes)]).toEqual([name, PROTOCOL_ERROR]);
  });

  it("[RT40] invalid UTF-8 ends with 1007, in text and in a close's reason", () => {
    const bad = ["broken 1007 invalid utf-8"];
    expect(read(maskedFrame(TEXT, Buffer.from([0xc3, 0x28])))).toEqual(bad);
    expect(read(maskedFrame(TEXT, Buffer.from([0xed, 0xa0, 0x80])))).toEqual(bad);
    expect(read(maskedFrame(CLOSE, Buffer.from([0x03, 0xe8, 0xff])))).toEqual(bad);
  });

  it("[RT40] binary ends with 3506", () => {
    expect(read(maskedFrame(BINARY, "a"))).toEqual(["broken 3506 inappropriate protocol"]);
  });

  it("[RT40] too large a message ends with 1009 as soon as its length is known, in one frame or in many", () => {
    const tooBig = ["broken 1009 message size limit"];
    expect(read(maskedFrame(TEXT, "a".repeat(101)).subarray(0, 8), [], { maxMessageBytes: 100 })).toEqual(
      tooBig,
    );
    expect(read(maskedFrame(TEXT, "a".repeat(70_000)).subarray(0, 12))).toEqual(tooBig);
    const huge = Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    expect(read(huge)).toEqual(tooBig);
    const parts = [
      maskedFrame(TEXT, "a".repeat(60), { final: false }),
      maskedFrame(CONTINUATION, "a".repeat(60), { final: false }),
    ];
    expect(read(Buffer.concat(parts), [], { maxMessageBytes: 100 })).toEqual(tooBig);
  });

  it("[RT40] a message in more fragments than may be ends with 1008, empty ones too", () => {
    const pieces = (count: number, payload: string) =>
      Buffer.concat([
        maskedFrame(TEXT, payload, { final: false }),
        ...Array.from({ length: count - 2 }, () => maskedFrame(CONTINUATION, payload, { final: false })),
        maskedFrame(CONTINUATION, payload),
      ]);
    expect(read(pieces(16, "a"))).toEqual([`text ${"a".repeat(16)}`]);
    expect(read(pieces(17, "a"))).toEqual(["broken 1008 too many fragments"]);
    expect(read(pieces(17, ""))).toEqual(["broken 1008 too many fragments"]);
    expect(read(Buffer.concat([pieces(16, "a"), pieces(16, "b")]))).toHaveLength(2);
  });

  it("[RT46] a stranger's messages end with 1009 as soon as all of them together are too long", () => {
    const stranger = { maxConnectBytes: 100, stranger: true };
    const tooBig = "broken 1009 message size limit";
    const hundred = maskedFrame(TEXT, "a".repeat(100));
    expect(read(hundred, [], stranger)).toEqual([`text ${"a".repeat(100)}`]);
    expect(read(Buffer.concat([hundred, maskedFrame(TEXT, "b")]), [], stranger)).toEqual([
      `text ${"a".repeat(100)}`,
      tooBig,
    ]);
    expect(read(maskedFrame(TEXT, "a".repeat(101)).subarray(0, 6), [], stranger)).toEqual([tooBig]);
    const sixties = [
      maskedFrame(TEXT, "a".repeat(60), { final: false }),
      maskedFrame(CONTINUATION, "a".repeat(60)),
    ];
    expect(read(Buffer.concat(sixties), [], stranger)).toEqual([tooBig]);
    expect(read(Buffer.concat([hundred, maskedFrame(PING, "x")]), [], stranger)).toHaveLength(2);
  });

  it("[RT40] a close is heard with its code and reason, and nothing after it", () => {
    expect(read(Buffer.concat([maskedFrame(CLOSE, ""), maskedFrame(TEXT, "late")]))).toEqual([
      "closing 1005 ",
    ]);
    const payload = Buffer.concat([Buffer.from([0x0f, 0xa0]), Buffer.from("пока")]);
    expect(read(maskedFrame(CLOSE, payload))).toEqual(["closing 4000 пока"]);
  });

  it("[RT41] any cutting into pieces reads the same", () => {
    const message = fc.oneof(
      fc
        .string({ unit: "grapheme", maxLength: 300 })
        .map((text) => [maskedFrame(TEXT, text), `text ${text}`] as const),
      fc.string({ maxLength: 100 }).map((text) => {
        const latin = Buffer.from(text, "utf8").subarray(0, 120).toString("latin1");
        return [maskedFrame(PING, Buffer.from(latin, "latin1")), `ping ${latin}`] as const;
      }),
    );
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 60 }),
        (messages, pieces) => {
          const bytes = Buffer.concat(messages.map(([frame]) => frame));
          expect(read(bytes, pieces)).toEqual(messages.map(([, heard]) => heard));
        },
      ),
    );
  });

  it("[RT43] random bytes never throw, and end at most once", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 }),
        fc.boolean(),
        (noise, pieces, framed) => {
          const bytes = framed
            ? Buffer.concat([maskedFrame(TEXT, "ok"), Buffer.from(noise)])
            : Buffer.from(noise);
          const heard = read(bytes, pieces, { maxMessageBytes: 100 });
          const end = heard.findIndex((word) => word.startsWith("broken") || word.startsWith("closing"));
          expect(end === -1 || end === heard.length - 1).toBe(true);
          if (framed) expect(heard[0]).toBe("text ok");
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("written frames", () => {
  it("[RT40] heads of all three forms, and whole frames", () => {
    expect(Buffer.from(textHead(5), "latin1")).toEqual(Buffer.from([0x81, 5]));
    expect(Buffer.from(textHead(300), "latin1")).toEqual(Buffer.from([0x81, 126, 1, 44]));
    expect(Buffer.from(textHead(65_536), "latin1")).toEqual(Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]));
    expect(textFrame("Ё", 2)).toEqual(Buffer.from([0x81, 2, 0xd0, 0x81]));
    expect(closeFrame(3001, "shutdown")).toEqual(
      Buffer.concat([Buffer.from([0x88, 10, 0x0b, 0xb9]), Buffer.from("shutdown")]),
    );
    expect(closeFrame(1005, "")).toEqual(Buffer.from([0x88, 0]));
    expect(pongFrame(Buffer.from("x"))).toEqual(Buffer.from([0x8a, 1, 0x78]));
  });
});

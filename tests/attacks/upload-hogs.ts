// Four accounts that send all the pictures they may, as large as they may be, while somebody else shows one screenshot.
import { printedPage } from "@fitil/testkit/pictures";
import { newPerson } from "../mentor/bench/site.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { SignedIn } from "../site/account.ts";
import type { Attack, Verdict } from "./attack.ts";
import { upload } from "./upload.ts";
import type { UploadResult } from "./upload.ts";

const HOGS = 4;
const UPLOADS_EACH = 2;
const PICTURES_EACH = 6;
/** 40 megapixels with a page of print, and for the short form just enough to be waited for. */
const LARGE = {
  short: { width: 400, height: 300, rows: 3 },
  long: { width: 8_000, height: 5_000, rows: 20 },
};
const SCREENSHOT = { width: 390, height: 844, rows: 8 };
const HONEST_UPLOADS = { short: 1, long: 6 };
/** Besides their own picture an honest one may wait for two of the hogs'. */
const MAX_PICTURES_WAITED = 2;

/** An honest upload is read, and waits for no more than what is being read when it comes. */
export const uploadHogs: Attack = {
  name: "upload-hogs",
  tries: "keeps the reader busy with the largest pictures of four accounts, so that nobody else's is read",
  async run(scale) {
    const server = await startServer({ LOG_LEVEL: "fatal" });
    try {
      const { address } = server;
      const honest = await newPerson(address, "honest");
      const hogs: SignedIn[] = [];
      for (let index = 0; index < HOGS; index += 1) hogs.push(await newPerson(address, `hog${index}`));
      const [screenshot, large] = await Promise.all([printedPage(SCREENSHOT), printedPage(LARGE[scale])]);
      // The first one starts the reader; the others' calm times are compared with those under attack.
      await upload(address, honest, [screenshot]);
      const calmMs = (await upload(address, honest, [screenshot])).ms;
      const largeMs = (await upload(address, hogs[0] as SignedIn, [large])).ms;
      const many = Array.from({ length: PICTURES_EACH }, () => large);
      const began = performance.now();
      let stillGoing = HOGS * UPLOADS_EACH;
      const hogging = hogs.flatMap((hog) =>
        Array.from({ length: UPLOADS_EACH }, () =>
          upload(address, hog, many).finally(() => (stillGoing -= 1)),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 2 * largeMs));
      const others: UploadResult[] = [];
      let duringAttack = 0;
      for (let count = 0; count < HONEST_UPLOADS[scale]; count += 1) {
        if (stillGoing > 0) duringAttack += 1;
        others.push(await upload(address, honest, [screenshot]));
      }
      const hogged = scale === "long" ? await Promise.all(hogging) : [];
      const figures = {
        calmMs,
        largeMs,
        slowestMs: Math.max(...others.map(({ ms }) => ms)),
        duringAttack,
        refused: others.filter(isRefused).length,
        hogsRefused: hogged.filter(isRefused).length,
        attackMs: Math.round(performance.now() - began),
      };
      return judge(figures, scale === "long");
    } finally {
      await server.stop();
      removeData(server.dataDir);
    }
  },
};

/** Not read for want of room or time. That nothing is written in it is an answer, too. */
function isRefused({ status }: UploadResult): boolean {
  return status !== 200 && status !== 422;
}

function judge(
  figures: Record<"calmMs" | "largeMs" | "slowestMs" | "refused", number> & Record<string, number>,
  isTimed: boolean,
): Verdict {
  const { calmMs, largeMs, slowestMs, refused } = figures;
  if (refused > 0) return { held: false, figures, why: `${refused} honest uploads were refused` };
  // Both cores are busy, so that everything takes up to twice as long.
  const most = 2 * (calmMs + MAX_PICTURES_WAITED * largeMs);
  if (isTimed && slowestMs > most)
    return { held: false, figures, why: `an honest upload took ${slowestMs} ms, more than ${most}` };
  return { held: true, figures };
}

// Names of what the mentor keeps. Nobody can guess one; and knowing one opens nothing, because the person is always
// asked for as well.
import type { Random } from "../../ports/process.ts";

const ID_BYTES = 12;

/** 16 characters of A–Z, a–z, 0–9, _ and -. */
export function newId(random: Random): string {
  return Buffer.from(random.bytes(ID_BYTES)).toString("base64url");
}

// The secrets this installation signs with. Made at first start, kept in DATA_DIR where only the owner can read them,
// and the same for every later start: a new identity secret would sign everybody out.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Random } from "../ports/process.ts";

const SECRET_BYTES = 32;
const secretsSchema = z.object({ identity: z.string().min(40), connection: z.string().min(40) });

/** `identity` signs sessions and mail confirmations, `connection` the tokens of the real-time connection. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Fresh secrets. */
function makeSecrets(random: Random): Secrets {
  const secret = () => Buffer.from(random.bytes(SECRET_BYTES)).toString("base64url");
  return { identity: secret(), connection: secret() };
}

/** Reads `secrets.json` of the folder, making folder and file (mode 0600) when they are missing. Two processes starting at once get the same. */
export function loadSecrets(folder: string, random: Random): Secrets {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "secrets.json");
  const known = read(path);
  if (known !== null) return known;
  const draft = `${path}.${Buffer.from(random.bytes(6)).toString("hex")}`;
  writeFileSync(draft, `${JSON.stringify(makeSecrets(random), null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
  } finally {
    rmSync(draft);
  }
  const made = read(path);
  if (made === null) throw new Error("The secrets could not be kept");
  return made;
}

function read(path: string): Secrets | null {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw new Error(`The secrets in ${path} cannot be read`, { cause });
  }
}

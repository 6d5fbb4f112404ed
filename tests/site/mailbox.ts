// The letters of a server that has no mail server: it writes each into its outbox folder.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Letter {
  readonly to: string;
  readonly text: string;
  /** The first web address in it, or null. */
  readonly link: string | null;
}

/** All letters to `address` in the outbox of `dataDir`, oldest first. */
export function lettersTo(dataDir: string, address: string): Letter[] {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => readLetter(readFileSync(join(folder, name), "utf8")))
    .filter((letter) => letter.to === address);
}

/** A plain letter of one part: its receiver and its text, decoded. */
export function readLetter(source: string): Letter {
  const [head = "", ...rest] = source.replaceAll("\r\n", "\n").split("\n\n");
  const body = rest.join("\n\n");
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1] ?? "";
  const encoding = header("Content-Transfer-Encoding").toLowerCase();
  const text =
    encoding === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : encoding === "quoted-printable"
        ? fromQuotedPrintable(body)
        : body;
  return { to: header("To"), text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? null };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
